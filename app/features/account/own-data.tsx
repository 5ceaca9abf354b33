import { useState } from "react";
import { exportAccount } from "#contract/account.ts";
import site from "#generated/site.json";
import { call } from "../../data/api.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toasts.tsx";
import * as accountWords from "../../words/account/account.tsx";

const fileName = (date: Date): string =>
  `${site.name.toLowerCase().replaceAll(/\W+/gu, "-")}-data-${date.toISOString().slice(0, 10)}.json`;

function offerFile(data: unknown): void {
  const blob = new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName(new Date());
  link.click();
  // The browser reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** All of the member's own data, as a file. */
export function OwnData() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const result = await call(exportAccount, undefined, { timeout: 30_000 });
    setBusy(false);
    if (result.ok) offerFile(result.value);
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
