import { ClipboardCopy, ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SHARE_PLATFORMS, type SharePlatform, shareAddress } from "#core/dashboard/share.ts";
import type { ShareLink } from "../data/share-link.ts";
import { COPIED_NOTICE } from "../lib/copied-notice.ts";
import * as shareWords from "../words/ui/share.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

const NAMES: Readonly<Record<SharePlatform, string>> = {
  twitter: "Twitter",
  facebook: "Facebook",
  whatsapp: "WhatsApp",
  linkedin: "LinkedIn",
  instagram: "Instagram",
};

/** Spec 1 §9: how many milliseconds the clipboard notice is shown. */
const CLIPBOARD_NOTICE = 3_000;

type Notice = "copied" | "link-copied" | "not-copied" | "failed" | "revoked" | "not-revoked";

const NOTICES: Readonly<Record<Exclude<Notice, "copied">, string>> = {
  "link-copied": shareWords.linkCopied,
  "not-copied": shareWords.notCopied,
  failed: shareWords.failed,
  revoked: shareWords.revoked,
  "not-revoked": shareWords.notRevoked,
};

/**
 * Shares a plan's read-only link on one of the five platforms of spec 1 §2, shows whether there is
 * such a link, and revokes it. A link is created only when a platform is chosen.
 */
export function ShareDialog({
  open,
  onClose,
  title,
  text,
  link,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence that goes with the link. */
  text: string;
  link: ShareLink;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ShareForm text={text} link={link} onClose={onClose} />
    </Dialog>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function ShareForm({
  text,
  link,
  onClose,
}: {
  text: string;
  link: ShareLink;
  onClose: () => void;
}) {
  const [shown, setShown] = useState<{ readonly notice: Notice }>();
  const notice = shown?.notice;
  const setNotice = (next: Notice): void => setShown({ notice: next });
  const [busy, setBusy] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const timer =
      shown?.notice === "copied"
        ? setTimeout(() => close.current(), CLIPBOARD_NOTICE)
        : shown?.notice === "link-copied"
          ? setTimeout(() => setShown(undefined), COPIED_NOTICE)
          : undefined;
    return () => clearTimeout(timer);
  }, [shown]);

  const choose = async (platform: SharePlatform): Promise<void> => {
    const url = link.url ?? (await link.make());
    if (url === undefined) return setNotice("failed");
    const address = shareAddress(platform, { text, url });
    if (address !== undefined) {
      window.open(address, "_blank", "noopener,noreferrer");
      return onClose();
    }
    if (!(await copied(`${text} ${url}`))) return setNotice("not-copied");
    setNotice("copied");
  };

  const once = async (act: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await act();
    setBusy(false);
  };

  return (
    <>
      <p className="font-display text-lg">{shareWords.quoted(text)}</p>
      <ul className="mt-5 grid grid-cols-2 gap-2">
        {SHARE_PLATFORMS.map((platform) => {
          const Icon = platform === "instagram" ? ClipboardCopy : ExternalLink;
          return (
            <li key={platform} className="last:col-span-2">
              <Button
                look="outline"
                className="w-full max-sm:px-3"
                aria-disabled={busy}
                onClick={() => void once(() => choose(platform))}
              >
                {NAMES[platform]}
                {platform !== "instagram" && (
                  <span className="sr-only">{shareWords.opensNewWindow}</span>
                )}
                <Icon aria-hidden="true" className="size-4 shrink-0" />
              </Button>
            </li>
          );
        })}
      </ul>
      <LinkState
        link={link}
        onCopy={() =>
          void once(async () => {
            setNotice((await copied(link.url ?? "")) ? "link-copied" : "not-copied");
          })
        }
        onRevoke={() =>
          void once(async () => setNotice((await link.revoke()) ? "revoked" : "not-revoked"))
        }
      />
      <div role="status" className="mt-3 min-h-7">
        {notice === "copied" ? (
          <>
            <p className="font-semibold">{shareWords.copiedTitle}</p>
            <p>{shareWords.copiedText}</p>
          </>
        ) : (
          notice && <p className="font-semibold">{NOTICES[notice]}</p>
        )}
      </div>
      <div className="mt-3 flex justify-end">
        <Button look="outline" onClick={onClose}>
          {shareWords.cancel}
        </Button>
      </div>
    </>
  );
}

const SHARING_WORDS: Readonly<Record<ShareLink["status"], string>> = {
  checking: shareWords.stateChecking,
  none: shareWords.stateNone,
  shared: shareWords.stateShared,
  unknown: shareWords.stateUnknown,
};

function LinkState({
  link: { status, url },
  onCopy,
  onRevoke,
}: {
  link: ShareLink;
  onCopy: () => void;
  onRevoke: () => void;
}) {
  return (
    <div className="mt-5 rounded-field bg-sunk p-4">
      <p>{SHARING_WORDS[status]}</p>
      {url !== undefined && (
        <>
          <input
            readOnly
            value={url}
            aria-label={shareWords.linkToThisPlan}
            onFocus={(event) => event.currentTarget.select()}
            className="mt-3 min-h-11 w-full rounded-field border border-edge bg-sheet px-3 text-[0.94rem]"
          />
          <div className="mt-2 flex flex-wrap gap-2">
            <Button look="quiet" size="small" className="max-sm:min-h-11" onClick={onCopy}>
              {shareWords.copyLink}
            </Button>
            <Button look="quiet" size="small" className="max-sm:min-h-11" onClick={onRevoke}>
              {shareWords.stopSharing}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
