import * as z from 'zod'

/** One provider's estimate of a home's value, in whole dollars. */
export const HomeValueEstimate = z.object({
  provider: z.string(),
  median: z.number(),
  low: z.number(),
  high: z.number(),
  /** From 0 to 100. */
  confidence: z.number(),
  /** The usual error of this kind of estimate, in percent of the value. */
  deviation: z.number().nullable(),
  valueDate: z.string(),
  source: z.string(),
})
export type HomeValueEstimate = z.infer<typeof HomeValueEstimate>

/** Zillow's estimate, in whole dollars. Zillow does not say how sure it is. */
export const Zestimate = HomeValueEstimate.pick({ median: true, low: true, high: true, valueDate: true }).extend({
  /** The page of the home at Zillow, or empty. */
  url: z.string(),
})
export type Zestimate = z.infer<typeof Zestimate>

/** The newest estimate of each provider, the main one first, and the value history (`course`). */
export const HomeValue = z.object({
  data: z.array(HomeValueEstimate),
  course: z.array(z.object({ provider: z.string(), valueDate: z.string(), median: z.number() })),
})
export type HomeValue = z.infer<typeof HomeValue>
