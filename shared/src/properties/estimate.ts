import * as z from 'zod'

/** What one provider says a home is worth, in whole dollars. */
export const HomeValueEstimate = z.object({
  provider: z.string(),
  median: z.number(),
  low: z.number(),
  high: z.number(),
  /** Of a hundred. */
  confidence: z.number(),
  /** How far such estimates are usually off, in percent of the value. */
  deviation: z.number().nullable(),
  valueDate: z.string(),
  source: z.string(),
})
export type HomeValueEstimate = z.infer<typeof HomeValueEstimate>

/** The newest of each provider, the one to go by first, and how the values went before. */
export const HomeValue = z.object({
  data: z.array(HomeValueEstimate),
  course: z.array(z.object({ provider: z.string(), valueDate: z.string(), median: z.number() })),
})
export type HomeValue = z.infer<typeof HomeValue>

const providerNames: Record<string, string> = { CORELOGIC: 'CoreLogic', ATTOM: 'ATTOM', QUANTARIUM: 'Quantarium' }

export const getProviderName = (provider: string): string => providerNames[provider] ?? provider

export const getConfidenceLevel = (confidence: number): 'High' | 'Medium' | 'Low' =>
  confidence >= 85 ? 'High' : confidence >= 70 ? 'Medium' : 'Low'
