import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import * as words from "../../words/dashboard.ts";

/** Asks before a plan is deleted, in the words of spec 1 §5. */
export function DeleteDialog({
  plan,
  onClose,
  onConfirm,
}: {
  /** The plan to be deleted; undefined while nothing is asked. */
  plan: { readonly id: string; readonly title: string } | undefined;
  onClose: () => void;
  onConfirm: (planId: string) => void;
}) {
  return (
    <Dialog open={plan !== undefined} onClose={onClose} title={plan?.title || words.askToRemove}>
      <p>{words.askToRemoveText}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          {words.keepIt}
        </Button>
        <Button onClick={() => plan && onConfirm(plan.id)}>{words.remove}</Button>
      </div>
    </Dialog>
  );
}
