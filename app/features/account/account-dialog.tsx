import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

const TITLES = {
  navigation: "Sign In",
  "first-day": "Day 1 is done. Well begun!",
} as const;

/**
 * Says what an account will be for, and what holds until then: this release has none, and a plan
 * is whole on the device that made it.
 */
export function AccountDialog({
  open,
  onClose,
  occasion,
}: {
  open: boolean;
  onClose: () => void;
  /** Why it opens: from the navigation bar, or after a guest's first completed day. */
  occasion: keyof typeof TITLES;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={TITLES[occasion]}>
      <p>
        {occasion === "first-day"
          ? "Sign up to save your progress and to open days 3 to 7. "
          : "An account keeps your plans on every device and opens all seven days. "}
        Accounts come with the next part of this release.
      </p>
      <p className="mt-3 text-soft">
        Until then your plans and what you have ticked stay in this browser, and they will move into
        your account when you sign up here.
      </p>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Keep learning</Button>
      </div>
    </Dialog>
  );
}
