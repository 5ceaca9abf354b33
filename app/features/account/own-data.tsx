import { useState } from "react";
import { exportAccount } from "#contract/account.ts";
import site from "#generated/site.json";
import { call } from "../../data/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as accountWords from "../../words/account/account.tsx";

const fileName = (date: Date): string =>
  `${site.name.toLowerCase().replaceAll(/\W+/gu, "-")}-data-${date.toISOString().slice(0, 10)}.json`;

const fileOf = (data: unknown): Blob =>
  new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" });

/** All of the member's own data, as a file. */
export function OwnData() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const result = await call(exportAccount, undefined, { timeout: 30_000 });
    setBusy(false);
    if (result.ok) saveFile(fileOf(result.value), fileName(new Date()));
    else {
      const { failure } = result;
      showToast({
        title: accountWords.dataFailed,
        description: failure.kind === "refused" ? failure.error.error : accountWords.dataOffline,
        failed: true,
      });
    }
  };
  return (
    <div className="space-y-4">
      <p>{accountWords.dataAbout}</p>
      <Button look="outline" onClick={() => void download()}>
        {busy ? accountWords.dataPreparing : accountWords.dataDownload}
      </Button>
    </div>
  );
}
