import { ALL } from "#core/blog/listing.ts";

/** Milliseconds of quiet after which what was typed is searched for. */
const QUIET = 250;

/**
 * Searches in place: the form's own address is fetched, and its results take the place of those shown.
 * Where that fails, the browser goes there.
 */
export function beginSearch(): void {
  const form = document.querySelector<HTMLFormElement>("[data-search]");
  if (!form) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | undefined;

  const address = (): string => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      const isFilter = value !== "" && !(name === "category" && value === ALL);
      if (typeof value === "string" && isFilter) query.append(name, value);
    }
    const { pathname } = new URL(form.action);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };

  const show = async (to: string): Promise<void> => {
    latest?.abort();
    const asked = new AbortController();
    latest = asked;
    try {
      const answer = await fetch(to, { signal: asked.signal });
      // A page's own styles are not this page's: the policy would complain of them.
      const text = (await answer.text()).replace(/<style>[\s\S]*?<\/style>/gu, "");
      const page = new DOMParser().parseFromString(text, "text/html");
      for (const id of ["results", "clear"]) {
        const fresh = page.getElementById(id);
        if (!answer.ok || !fresh) throw new Error(`no ${id}`);
        document.getElementById(id)?.replaceChildren(...fresh.childNodes);
      }
    } catch {
      if (!asked.signal.aborted) window.location.assign(to);
    }
  };

  const search = () => {
    clearTimeout(timer);
    const to = address();
    if (to === window.location.pathname + window.location.search) return Promise.resolve();
    window.history.replaceState(null, "", to);
    return show(to);
  };

  // What was typed before this script had come, or came back with the page, is searched for too.
  const isTyped = [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.value !== field.defaultValue,
  );
  if (isTyped) void search();

  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), QUIET);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void search().then(() => {
      document.getElementById("results")?.scrollIntoView();
      document.getElementById("results")?.focus({ preventScroll: true });
    });
  });
  form.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-search-clear]")) return;
    event.preventDefault();
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "input, select",
    )) {
      field.value = field instanceof HTMLSelectElement ? ALL : "";
    }
    void search();
    form.querySelector<HTMLElement>("input")?.focus();
  });
}
