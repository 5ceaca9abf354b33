import { HEARD, LIVE } from "../lib/live.ts";
import { AFTER_PAINT, TYPE_AFTER_PAINT } from "./markup.ts";
import { whenPainted } from "./when-painted.ts";

/**
 * The inline script in the head of a prerendered page (`scripts/finish-build.ts`): once the page is
 * loaded and painted, it starts the page's scripts. Until they are ready, it remembers a press on a
 * button, even while the page is still loading, and repeats it afterward; the same goes for a
 * submitted form without an action. Text and choices are entered into their fields again, unless
 * their form was submitted meanwhile. Links, other forms and menus work without scripts.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let pressed: HTMLButtonElement | undefined;
let submitted: HTMLFormElement | undefined;
const typed = new Map<Field, string>();

function startScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${AFTER_PAINT}"]`)) {
    link.rel = "modulepreload";
  }
  const held = document.querySelectorAll<HTMLScriptElement>(`script[type="${TYPE_AFTER_PAINT}"]`);
  for (const inert of held) {
    const script = document.createElement("script");
    script.type = "module";
    script.text = inert.text;
    inert.replaceWith(script);
  }
}

function rememberPress({ target }: Event): void {
  const button = (target as Element).closest("button");
  if (button?.type === "button" && !button.popoverTargetElement) pressed = button;
}

function rememberText({ target }: Event): void {
  const field = target as Field;
  if (!/^(?:checkbox|radio|file)$/u.test(field.type)) typed.set(field, field.value);
}

function holdForm(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute("action")) return;
  event.preventDefault();
  submitted = form;
}

/** Enter submits nothing while the form's button is disabled. */
function rememberEnter({ key, target }: KeyboardEvent): void {
  const { form } = target as Partial<Field>;
  if (key === "Enter" && form?.querySelector("[type=submit]:disabled")) submitted = form;
}

/** What was typed into a submitted form is not entered again. */
function forgetFields({ target }: Event): void {
  for (const field of (target as HTMLFormElement).elements) typed.delete(field as Field);
}

/** Enters a text as a person would: React notices a change made past its own setter. */
function enterAgain(field: Field, value: string): void {
  const isChanged = field.value && field.value !== value && field.type !== "select-one";
  if (!field.isConnected || isChanged) return;
  field.value = "";
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

addEventListener("click", rememberPress, true);
addEventListener("input", rememberText, true);
addEventListener("submit", holdForm, true);
addEventListener("keydown", rememberEnter, true);

addEventListener(
  HEARD,
  () => {
    removeEventListener("click", rememberPress, true);
    removeEventListener("submit", holdForm, true);
    removeEventListener("keydown", rememberEnter, true);
    addEventListener("submit", forgetFields, true);
  },
  { once: true },
);

addEventListener(
  LIVE,
  () => {
    removeEventListener("input", rememberText, true);
    removeEventListener("submit", forgetFields, true);
    for (const [field, value] of typed) enterAgain(field, value);
    setTimeout(() => {
      if (pressed?.isConnected) pressed.click();
      if (submitted?.isConnected) submitted.requestSubmit();
    });
  },
  { once: true },
);

whenPainted(() => {
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", startScripts, { once: true });
  } else startScripts();
});
