import { ChevronDown } from "lucide-react";
import { QUESTIONS } from "./questions.ts";

/** Questions and answers; details of one name let one be open at a time. */
export function Faq() {
  return (
    <div className="mt-6 grid gap-3">
      {QUESTIONS.map(({ question, answer }) => (
        <details
          key={question}
          name="kids-questions"
          className="group rounded-card border-2 border-rule bg-sheet"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-bold text-lg [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-6 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="px-5 pb-5">{answer}</p>
        </details>
      ))}
    </div>
  );
}
