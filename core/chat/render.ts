import { PLAN_DAYS } from "../plan/plan.ts";
import type { ChatMessage, ChatOption, GuideContent, VisitorContent } from "./message.ts";
import { answerWords, familyWords, guideWords, optionWords, quickQuestionWords } from "./words.ts";

/** What a message says. */
export const renderMessage = (message: ChatMessage): string =>
  message.sender === "ai" ? renderGuide(message.content) : renderVisitor(message.content);

/** What the guide says, in words. */
export function renderGuide(content: GuideContent): string {
  if (content.key === "text") return content.text;
  const words = guideWords[content.key];
  // Each key's function takes that key's arguments, which a union of functions does not tell.
  return typeof words === "string" ? words : (words as (content: GuideContent) => string)(content);
}

/** What the visitor said, in words. */
export function renderVisitor(content: VisitorContent): string {
  switch (content.key) {
    case "text":
      return content.text;
    case "quick-question":
      return quickQuestionWords[content.question];
    case "chosen":
      return renderOption(content.option).label;
    case "surprise":
      return optionWords.surprise;
  }
}

/** The label of an option, and what it says below. */
export function renderOption(option: ChatOption): {
  readonly label: string;
  readonly description?: string;
} {
  switch (option.type) {
    case "answer":
      return answerWords[option.value];
    case "name":
      return { label: option.hobby };
    case "confirm":
      return { label: confirmLabel(option) };
    case "general":
      return { label: optionWords.generalWeek(option.hobby) };
    case "family":
      return { label: familyWords[option.family] };
    case "retry":
      return { label: optionWords.retry };
    case "other":
      return { label: optionWords.other };
    case "replace":
      return {
        label: optionWords.replace,
        description:
          option.completed === undefined
            ? optionWords.replacesAll
            : optionWords.replaces(`${option.completed}/${PLAN_DAYS}`, `0/${PLAN_DAYS}`),
      };
    case "open":
      return { label: optionWords.open };
    case "dashboard":
      return {
        label: optionWords.openDashboard,
        ...(option.toMakeRoom && { description: optionWords.makesRoom }),
      };
  }
}

function confirmLabel({ doubt, hobby }: Extract<ChatOption, { type: "confirm" }>): string {
  if (doubt === "complex") return optionWords.makeItAnyway;
  return doubt === "unknown" ? optionWords.makeThisPlan : optionWords.meant(hobby);
}
