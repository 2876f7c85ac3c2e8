import type { Program } from './loan-program.ts'
import type { RatioRule } from './ratio-rules.ts'

/**
 * How far each program lets a lender go beyond the usual limits, for borrowers with strong credit and reserves. Conventional
 * loans looked at by hand: Fannie Mae B3-6-02. FHA with two compensating factors: HUD 4000.1 II.A.5.d. USDA with a waiver:
 * HB-1-3555 11.3. The VA names no highest share.
 */
export const stretchRules: Readonly<Record<Program, RatioRule | undefined>> = {
  conventional: { front: null, back: 45 },
  fha: { front: 40, back: 50 },
  va: undefined,
  usda: { front: 32, back: 44 },
}

export const stretchSource = 'Fannie Mae B3-6-02; HUD 4000.1; USDA HB-1-3555'
