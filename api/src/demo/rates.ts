import type { LoanProgram } from '@gable/shared/properties/loan-programs.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { SeedRow } from './insert-rows.ts'
import type { Rng } from './rng.ts'
import { sampleSource } from './sample-source.ts'

const weeks = 104
/** Weekly mortgage rates of two years: slow waves and some weekly noise. */
export function generateRateRows(rng: Rng, now: Date): SeedRow<'market_rates'>[] {
  const today = Math.floor(now.getTime() / dayLength)
  const thursday = today - ((today + 7) % 7)
  const drift = Array.from({ length: weeks }, (_, week) => wave(week) + rng.float(-0.04, 0.04))
  return programs.flatMap(({ program, from, costs }) =>
    drift.map((change, week) => {
      const rate = from + change + rng.float(-0.015, 0.015)
      return {
        program,
        observed_on: new Date((thursday - (weeks - 1 - week) * 7) * dayLength).toISOString().slice(0, 10),
        rate: rate.toFixed(2),
        apr: (rate + costs).toFixed(2),
        source: sampleSource,
      }
    }),
  )
}

/** Typical distances of lenders' rates from the newest average, by the lowest score of a band. */
const scoreSpreads = [
  [760, -0.28],
  [700, -0.06],
  [680, 0.12],
  [660, 0.33],
  [640, 0.76],
  [620, 1.31],
] as const

/** The newest rates of fixed loans, better for better credit scores. */
export function generateScoreRateRows(rates: SeedRow<'market_rates'>[]): SeedRow<'market_score_rates'>[] {
  const terms = { FIXED_15: 15, FIXED_30: 30 } as const
  return Object.entries(terms).flatMap(([program, termYears]) => {
    const newest = rates.findLast((row) => row.program === program)
    if (!newest) return []
    return scoreSpreads.map(([minScore, spread]) => ({
      term_years: termYears,
      min_score: minScore,
      observed_on: newest.observed_on,
      rate: (Number(newest.rate) + spread).toFixed(2),
      source: sampleSource,
    }))
  })
}

const wave = (week: number) => 0.32 * Math.sin(week / 13) + 0.12 * Math.sin(week / 5)

const programs: { program: LoanProgram; from: number; costs: number }[] = [
  { program: 'ARM_5', from: 6.02, costs: 0.21 },
  { program: 'FIXED_15', from: 5.74, costs: 0.11 },
  { program: 'FIXED_30', from: 6.48, costs: 0.07 },
]
