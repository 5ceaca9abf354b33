import { z } from "zod";

const https = z.url({ protocol: /^https$/ });

const testimonial = z.strictObject({
  words: z.string().min(20),
  name: z.string().min(2),
  about: z.string().min(2),
});

/** `content/site.yaml`: what operators may want to say in their own words. */
export const SiteSchema = z.strictObject({
  name: z.string().min(1),
  tagline: z.string().min(1),
  description: z.string().min(50).max(200),
  contactEmail: z.email(),
  operator: z.string().min(2),
  jurisdiction: z.string().min(2),
  reviewsLink: https,
  social: z.array(z.strictObject({ name: z.string().min(2), link: https })).max(6),
  figures: z.enum(["none", "live", "sample"]),
  sampleFigures: z.array(z.strictObject({ value: z.string(), label: z.string() })).max(6),
  testimonials: z.array(testimonial).max(2),
  sampleTestimonials: z.array(testimonial).max(2),
});
export type Site = z.infer<typeof SiteSchema>;
