/** A command that was not carried out; the message tells the operator why, and what to do. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}
