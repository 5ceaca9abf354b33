import { ALL } from "#core/blog/listing.ts";

/** Milliseconds without typing after which the search starts. */
const QUIET = 250;

/**
 * Searches without leaving the page: fetches the form's own address, and replaces the results
 * shown. If that fails, the browser goes there.
 */
export function installSearch(): void {
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
      // Another page's styles are not this page's: the policy would reject them.
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

  // Also searches for what was typed before this script was loaded, or was restored with the page.
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
