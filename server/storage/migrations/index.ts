import type { Kysely } from "kysely";
import * as limitsAndCaches from "./2026-11-21-limits-and-caches.ts";
import * as members from "./2026-11-21-members.ts";
import * as newsletterAndContact from "./2026-11-21-newsletter-and-contact.ts";
import * as deletedPlansOfAMember from "./2026-11-22-deleted-plans-of-a-member.ts";
import * as secondFactor from "./2026-11-22-second-factor.ts";
import * as learning from "./2026-11-23-learning.ts";

/** A change of the schema. `tell` reports the progress of a long one. */
export interface SchemaChange {
  readonly up: (db: Kysely<unknown>, tell?: (progress: string) => void) => Promise<void>;
}

/** All migrations by name. They run in the order of their names; a released one is never edited. */
export const migrations: Readonly<Record<string, SchemaChange>> = {
  "2026-11-21-limits-and-caches": limitsAndCaches,
  "2026-11-21-members": members,
  "2026-11-21-newsletter-and-contact": newsletterAndContact,
  "2026-11-22-deleted-plans-of-a-member": deletedPlansOfAMember,
  "2026-11-22-second-factor": secondFactor,
  "2026-11-23-learning": learning,
};
