/** JSON as a server answered it. */
type Answer = Readonly<Record<string, unknown>>;

/** A member with what a browser kept and what the version answered at `madeAt`. */
export interface KnownMember {
  readonly userId: string;
  readonly email: string;
  /** For the Cookie header. */
  readonly cookie: string;
  readonly session: Answer;
  readonly profile: Answer;
  readonly plans: readonly (Answer & { readonly id: string; readonly hobby: string })[];
  readonly progress: readonly (Answer & {
    readonly plan_id: string;
    readonly completed_days: readonly number[];
  })[];
  /** The account export without plans and progress. */
  readonly account: Answer;
}

/** What people outside a stored database know about it; the same on both engines. */
export interface Known {
  /** Epoch milliseconds: the answers are from this moment. */
  readonly madeAt: number;
  /** Of every member with a password. */
  readonly password: string;
  /** The first member has a password, a started plan, a paused one and a deleted one. */
  readonly ada: KnownMember & { readonly deletedPlanId: string };
  /** She has no password: she signs in with Google. */
  readonly grace: KnownMember & { readonly googleId: string };
  /** Their plans have every shape that was ever stored. */
  readonly keepers: readonly KnownMember[];
  readonly share: {
    readonly token: string;
    readonly title: string;
    readonly completedDays: readonly number[];
  };
  readonly newsletter: {
    readonly subscribed: { readonly email: string; readonly unsubscribeToken: string };
    readonly pending: { readonly email: string; readonly confirmToken: string };
  };
  /** Recipients of unsent mails: waiting, failed once, and claimed by a process that died. */
  readonly unsent: readonly string[];
}
