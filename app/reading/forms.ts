import { showToast } from "./toast.ts";

interface Words {
  readonly title: string;
  readonly description: string;
}

/** What a form says, in the contract's words: written into the form where the page is made. */
export interface FormWords {
  readonly invalid: Words;
  readonly missing?: Words;
  readonly failure: Words;
  readonly network: Words;
  readonly success: Words;
  /** Said below the form when it was sent. */
  readonly note?: string;
}

interface Refusal {
  readonly error?: string;
  readonly code?: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
}

/** Sends forms in place: what was typed stays until it has arrived. */
export function beginForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-call]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void send(form);
    });
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const { call = "", words: json = "{}" } = form.dataset;
  const words = JSON.parse(json) as FormWords;
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = button.dataset.busy ?? label;
  tell(form, "");
  mark(form, []);
  try {
    const answer = await fetch(call, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    const body = (await answer.json().catch(() => ({}))) as Refusal;
    if (answer.ok) succeed(form, words);
    else refuse(form, words, body);
  } catch {
    fail(words.network);
  } finally {
    button.disabled = false;
    button.textContent = label;
  }
}

const fail = (words: Words) => showToast({ ...words, failed: true });

function succeed(form: HTMLFormElement, { success, note }: FormWords): void {
  form.reset();
  showToast(success);
  if (note) tell(form, note);
}

/** The first field that is not right gets the focus, and each its word. */
function refuse(form: HTMLFormElement, words: FormWords, refusal: Refusal): void {
  const issues = refusal.issues ?? [];
  if (issues.length === 0) {
    // Other words may be those of something between here and the server.
    const said = refusal.code === "rate-limited" && refusal.error;
    fail(said && words.missing ? { ...words.failure, description: said } : words.failure);
    return;
  }
  mark(form, issues);
  const isMissing = issues.some(({ message }) => message === words.missing?.description);
  fail(isMissing && words.missing ? words.missing : words.invalid);
}

function tell(form: HTMLFormElement, text: string): void {
  const note = form.querySelector("[data-note]");
  if (note) note.textContent = text;
}

function mark(form: HTMLFormElement, issues: NonNullable<Refusal["issues"]>): void {
  for (const place of form.querySelectorAll<HTMLElement>("[data-error]")) {
    const name = place.dataset.error ?? "";
    const issue = issues.find(({ path }) => path === name);
    place.textContent = issue?.message ?? "";
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) continue;
    if (issue) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
  const first = issues[0] && form.elements.namedItem(issues[0].path);
  if (first instanceof HTMLElement) first.focus();
}
