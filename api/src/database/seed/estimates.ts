import type { Chance } from './chance.ts'
import type { Home } from './homes.ts'
import type { Setting } from './setting.ts'

export interface Estimate {
  provider: 'CORELOGIC' | 'ATTOM' | 'QUANTARIUM'
  valueDate: Date
  medianCents: number
  lowCents: number
  highCents: number
  confidence: number
  /** Percent of the value. */
  deviation: number
}

const months = 24

/** What each provider that knows the home said on the first of every month, oldest first. */
export function estimatesOf({ calendar }: Setting, chance: Chance, home: Home): Estimate[] {
  const [year = 0, month = 0] = calendar.dateOf(calendar.today).split('-').map(Number)
  const days = Array.from({ length: months }, (_, index) => new Date(Date.UTC(year, month - months + index, 1)))
  const providers = [
    ['CORELOGIC', home.clipId],
    ['ATTOM', home.attomId],
    ['QUANTARIUM', home.quantId],
  ] as const
  return providers.flatMap(([provider, id]) => {
    if (!id) return []
    const leaning = chance.between(0.965, 1.035)
    const confidence = chance.whole(68, 96)
    const spread = 0.03 + (100 - confidence) / 400
    return days.map((valueDate) => {
      const median = home.centsAt(valueDate) * leaning * chance.between(0.995, 1.005)
      return {
        provider,
        valueDate,
        medianCents: wholeDollars(median),
        lowCents: wholeDollars(median * (1 - spread)),
        highCents: wholeDollars(median * (1 + spread)),
        confidence: Math.min(100, confidence + chance.whole(-2, 2)),
        deviation: spread * 100,
      }
    })
  })
}

const wholeDollars = (cents: number) => Math.round(cents / 100_000) * 100_000
