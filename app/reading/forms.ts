import { type FieldFault, type FieldRule, findFaults, withWait } from "#core/forms/fields.ts";
import { type CallAddress, sendRequest } from "../data/api-request.ts";
import * as readingWords from "../words/reading.ts";
import { showToast } from "./toast.ts";

interface Words {
  readonly title: string;
  readonly description: string;
}

/**
 * A form's rules and messages, from the contract; they are written into the form when its page is
 * rendered.
 */
export interface FormWords {
  /** The rules of its fields by name, in order. */
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** Messages for invalid fields; the first that applies is shown. */
  readonly faults: readonly Words[];
  readonly failure: Words;
  /** Whether a failure is explained in the server's own words. */
  readonly tellsReason?: boolean;
  readonly network: Words;
  readonly success: Words;
  /** Shown below the form after it was sent. */
  readonly note?: string;
}

interface Refusal {
  readonly error?: string;
  readonly code?: string;
  readonly issues?: readonly FieldFault[];
}

/** Sends forms without leaving the page, so that what was typed stays until it has arrived. */
export function installForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-call]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void send(form);
    });
    form.addEventListener("input", () => tellRoom(form));
    // What was typed may have been restored with the page.
    tellRoom(form);
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const { call = "", words: json = "" } = form.dataset;
  const words = JSON.parse(json) as FormWords;
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button || button.disabled) return;
  tell(form, "");
  const typed = new FormData(form);
  const faults = findFaults(words.fields, (name) => String(typed.get(name) ?? ""));
  if (faults.length > 0) return refuse(form, words, faults);
  mark(form, []);
  const label = button.textContent;
  const isFocused = document.activeElement === button;
  button.disabled = true;
  button.textContent = button.dataset.busy ?? label;
  const fields = readFields(form);
  const answer = await sendRequest({ method: "POST", path: call as CallAddress["path"] }, fields);
  if (typeof answer === "string") toast(words.network);
  else if (answer.ok) succeed(form, words, fields);
  else await fail(form, words, answer);
  button.disabled = false;
  button.textContent = label;
  if (isFocused && document.activeElement === document.body) button.focus();
}

const readFields = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

const toast = (words: Words) => showToast({ ...words, failed: true });

/** @param sent what was sent: anything typed since then stays. */
function succeed(form: HTMLFormElement, { success, note }: FormWords, sent: object): void {
  if (JSON.stringify(readFields(form)) === JSON.stringify(sent)) form.reset();
  tellRoom(form);
  showToast(success);
  if (note) tell(form, note);
}

async function fail(form: HTMLFormElement, words: FormWords, answer: Response): Promise<void> {
  const { issues, code, error }: Refusal = await answer.json().catch(() => ({}));
  if (issues) return refuse(form, words, issues);
  const { title, description } = words.failure;
  // Any other text may come from a proxy between here and the server.
  const said = words.tellsReason && code === "rate-limited" && error ? error : description;
  const wait = answer.status === 429 ? Number(answer.headers.get("Retry-After")) : 0;
  toast({ title, description: withWait(said, wait) });
}

/** Focuses the first invalid field, and shows each one's message. */
function refuse(form: HTMLFormElement, words: FormWords, faults: readonly FieldFault[]): void {
  mark(form, faults);
  const said = new Set(faults.map(({ message }) => message));
  toast(words.faults.find(({ description }) => said.has(description)) ?? words.failure);
}

function tell(form: HTMLFormElement, text: string): void {
  const note = form.querySelector("[data-note]");
  if (note) note.textContent = text;
}

/** From this many characters before the limit, the remaining number is shown. */
const NEAR = 500;
/** A screen reader announces each such step, not every key. */
const STEP = 100;

/** Shows how much more fits into a field, once that is little. */
function tellRoom(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>("[data-room]")) {
    const [seen, heard] = place.children;
    const field = form.elements.namedItem(place.dataset.room ?? "");
    if (!seen || !heard || !(field instanceof HTMLTextAreaElement)) continue;
    const left = field.maxLength - field.value.length;
    seen.textContent = roomInWords(left);
    const step = roomInWords(Math.ceil(left / STEP) * STEP);
    if (heard.textContent !== step) heard.textContent = step;
  }
}

function roomInWords(left: number): string {
  if (left > NEAR) return "";
  if (left === 0) return readingWords.noRoom;
  return left > 0 ? readingWords.roomLeft(left) : readingWords.tooMany(-left);
}

function mark(form: HTMLFormElement, faults: readonly FieldFault[]): void {
  for (const place of form.querySelectorAll<HTMLElement>("[data-error]")) {
    const name = place.dataset.error ?? "";
    const fault = faults.find(({ path }) => path === name);
    place.textContent = fault?.message ?? "";
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement)) continue;
    if (fault) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
  const first = faults[0] && form.elements.namedItem(faults[0].path);
  if (first instanceof HTMLElement) first.focus();
}
