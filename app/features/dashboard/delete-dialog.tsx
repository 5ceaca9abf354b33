import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

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
    <Dialog open={plan !== undefined} onClose={onClose} title={plan?.title || "Delete this plan?"}>
      <p>Are you sure you want to delete this plan? This action cannot be undone.</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button onClick={() => plan && onConfirm(plan.id)}>Delete</Button>
      </div>
    </Dialog>
  );
}
