import { z } from "zod";

/** The families of hobbies, by how they are learned. */
export const ARCHETYPES = [
  "music",
  "visual-art",
  "craft",
  "sport-fitness",
  "cooking",
  "language",
  "technology",
  "outdoors-nature",
  "games-strategy",
  "performing",
  "wellness",
  "collecting",
  "science",
] as const;
export const ArchetypeSchema = z.enum(ARCHETYPES);
export type Archetype = z.infer<typeof ArchetypeSchema>;
