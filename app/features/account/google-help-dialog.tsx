import { Dialog } from "../../ui/dialog.tsx";
import { CopyLine } from "./copy-line.tsx";
import type { SignInOptions } from "./use-sign-in-options.ts";

/** Explains how to register this site with Google (spec 1 §2). */
export function GoogleHelpDialog({
  open,
  onClose,
  options,
}: {
  open: boolean;
  onClose: () => void;
  options: SignInOptions | undefined;
}) {
  return (
    <Dialog open={open} onClose={onClose} title="Google sign-in help">
      {open && (
        <div className="space-y-4">
          {options?.google ? (
            <p>
              If Google says <em>redirect_uri_mismatch</em> or calls the request invalid, it does
              not know this site yet. Whoever runs it can tell Google these two addresses.
            </p>
          ) : (
            <p>
              Google sign-in is not set up on this instance. You can sign in with your e-mail
              address and a password. Whoever runs this instance can set Google up with the two
              addresses below.
            </p>
          )}
          <CopyLine label="Origin (authorised JavaScript origin)" text={window.location.origin} />
          {options && (
            <CopyLine
              label="Callback address (authorised redirect URI)"
              text={options.googleCallbackUrl}
            />
          )}
          <ol className="list-decimal space-y-1 ps-5 text-soft">
            <li>
              In the Google Cloud console, open <em>Credentials</em> and make an OAuth client of the
              type <em>Web application</em>.
            </li>
            <li>Enter both addresses exactly as they stand here.</li>
            <li>
              Start the server with the client's <code>GOOGLE_CLIENT_ID</code> and{" "}
              <code>GOOGLE_CLIENT_SECRET</code>.
            </li>
          </ol>
        </div>
      )}
    </Dialog>
  );
}
