import * as honeypotWords from "../words/ui/honeypot.ts";
/**
 * A field that people neither see nor reach, and that robots fill in. Browsers and password
 * managers fill in only visible fields, so nobody's message is taken for a robot's.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="invisible absolute size-px overflow-hidden">
      <label>
        {honeypotWords.leaveEmpty}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
