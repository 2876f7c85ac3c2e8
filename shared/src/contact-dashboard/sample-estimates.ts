import type { HomeValueEstimate } from '../properties/estimate.ts'

const create = (
  provider: string,
  median: number,
  low: number,
  high: number,
  confidence: number,
): HomeValueEstimate => ({
  provider,
  median,
  low,
  high,
  confidence,
  deviation: 6,
  valueDate: '2026-01-01',
  source: 'Sample',
})

/** The estimate of the editor's preview. */
export const sampleEstimate = create('ATTOM', 320_000, 300_000, 420_000, 88)

/** One estimate of each provider, for the comparison in the editor's preview. */
export const sampleProviderEstimates: readonly HomeValueEstimate[] = [
  sampleEstimate,
  create('CORELOGIC', 318_000, 302_000, 334_000, 91),
  create('QUANTARIUM', 325_000, 303_000, 347_000, 79),
]
