import { Accordion } from "../../ui/accordion.tsx";
import { QUESTIONS } from "../../words/kids-questions.ts";

/** The questions of parents and teachers. */
export function Faq() {
  return (
    <div className="mt-6">
      <Accordion
        name="kids-questions"
        items={QUESTIONS.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </div>
  );
}
