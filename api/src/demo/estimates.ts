import type { Property } from './properties.ts'
import type { Rng } from './rng.ts'
import type { WorldContext } from './world-context.ts'

export interface Estimate {
  provider: 'CORELOGIC' | 'ATTOM' | 'QUANTARIUM'
  valueDate: Date
  medianCents: number
  lowCents: number
  highCents: number
  confidence: number
  /** In percent of the value. */
  deviation: number
}

const months = 24

/** Monthly estimates of each provider that covers the property, oldest first. */
export function generateEstimates({ calendar }: WorldContext, rng: Rng, property: Property): Estimate[] {
  const [year = 0, month = 0] = calendar.dateOf(calendar.today).split('-').map(Number)
  const days = Array.from({ length: months }, (_, index) => new Date(Date.UTC(year, month - months + index, 1)))
  const providers = [
    ['CORELOGIC', property.clipId],
    ['ATTOM', property.attomId],
    ['QUANTARIUM', property.quantId],
  ] as const
  return providers.flatMap(([provider, id]) => {
    if (!id) return []
    const bias = rng.float(0.965, 1.035)
    const confidence = rng.int(68, 96)
    const spread = 0.03 + (100 - confidence) / 400
    return days.map((valueDate) => {
      const median = property.centsAt(valueDate) * bias * rng.float(0.995, 1.005)
      return {
        provider,
        valueDate,
        medianCents: roundToThousand(median),
        lowCents: roundToThousand(median * (1 - spread)),
        highCents: roundToThousand(median * (1 + spread)),
        confidence: Math.min(100, confidence + rng.int(-2, 2)),
        deviation: spread * 100,
      }
    })
  })
}

const roundToThousand = (cents: number) => Math.round(cents / 100_000) * 100_000
