import { DOCUMENTS } from "#core/printables/catalogue.ts";
import * as unknownSheetWords from "../../../words/printables/unknown.ts";
import { SheetCards } from "../catalogue/sheet-cards.tsx";
import { BackLink } from "./back-link.tsx";

/** Shown for an unknown document's name: a title (spec 3 §8), and all cards. */
export default function UnknownDocument({ title }: { title: string }) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-2 sm:px-6 sm:pt-4">
      <BackLink />
      <h1 className="mt-4 joyful text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-3 max-w-2xl text-lg">{unknownSheetWords.unknown}</p>
      <SheetCards documents={DOCUMENTS} />
    </div>
  );
}
