import type { Program } from './loan-program.ts'
import type { RatioRule } from './ratio-rules.ts'

export interface StretchRule extends RatioRule {
  source: string
}

/**
 * Limits above the usual ones, for borrowers with strong credit and reserves: conventional loans with manual underwriting,
 * FHA with two compensating factors, USDA with a waiver. The VA has no upper limit.
 */
export const stretchRules: Readonly<Record<Program, StretchRule | undefined>> = {
  conventional: { front: null, back: 45, source: 'Fannie Mae Selling Guide B3-6-02' },
  fha: { front: 40, back: 50, source: 'HUD Handbook 4000.1 II.A.5.d' },
  va: undefined,
  usda: { front: 32, back: 44, source: 'USDA HB-1-3555 chapter 11' },
}
