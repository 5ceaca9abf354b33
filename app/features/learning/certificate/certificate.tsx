import { useEffect, useRef, useState } from "react";
import type { Plan } from "#core/plan/plan.ts";
import site from "#generated/site.json";
import { localTexts } from "../../../data/browser-storage.ts";
import { localKeys } from "../../../data/storage-keys.ts";
import { longDate } from "../../../lib/long-date.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toasts.tsx";
import * as words from "../../../words/learning/certificate.ts";
import { drawCertificate } from "./draw-certificate.ts";

const NAME_MAX = 60;

/** The certificate of a completed week, drawn and made into files on the device. */
export default function Certificate({ plan: { hobby, promise } }: { plan: Plan }) {
  const [name, setName] = useState(() => localTexts.read(localKeys.certificateName) ?? "");
  const [date] = useState(today);
  const canvas = useRef<HTMLCanvasElement>(null);
  const facts = { hobby, promise, name: name.trim(), date };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the facts are these
  useEffect(() => {
    if (canvas.current) void drawCertificate(canvas.current, { ...facts, maker: site.name });
  }, [hobby, promise, name, date]);

  const save = async (ending: "png" | "pdf") => {
    const png = await new Promise<Blob | null>((resolve) => {
      if (canvas.current) canvas.current.toBlob(resolve, "image/png");
      else resolve(null);
    });
    const file =
      png && ending === "pdf"
        ? await import("./certificate-pdf.ts")
            .then(({ certificatePdf }) =>
              certificatePdf(png, { title: words.title(hobby), maker: site.name }),
            )
            .catch(() => null)
        : png;
    if (file) saveFile(file, `${words.title(hobby)}.${ending}`);
    else showToast({ title: words.notSaved, failed: true });
  };
  return (
    <div className="grid gap-4">
      <canvas
        ref={canvas}
        role="img"
        aria-label={words.described(facts)}
        className="aspect-[1.414] w-full max-w-xl rounded-field border border-rule"
      />
      <label className="grid max-w-xl gap-1">
        {words.nameOnIt}
        <input
          value={name}
          maxLength={NAME_MAX}
          autoComplete="name"
          onChange={({ currentTarget: { value } }) => {
            setName(value);
            localTexts.write(localKeys.certificateName, value);
          }}
          className="min-h-12 rounded-field border-2 border-edge bg-sheet px-4"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => void save("png")}>
          {words.saveAsPicture}
        </Button>
        <Button look="outline" onClick={() => void save("pdf")}>
          {words.saveAsPdf}
        </Button>
      </div>
    </div>
  );
}

/** Today where the learner is, as it is written. */
function today(): string {
  const now = new Date();
  return longDate(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString());
}
