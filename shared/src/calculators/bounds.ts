/** Range of an input. Money is in cents, time in whole months or days. */
export interface Bounds {
  unit: 'cents' | 'percent' | 'months' | 'days'
  min: number
  max: number
}

export type BoundsError = 'low' | 'high' | 'uneven' | 'missing'

export function getBoundsError(value: number | null | undefined, bounds: Bounds): BoundsError | undefined {
  if (value === null || value === undefined || Number.isNaN(value)) return 'missing'
  if (value < bounds.min) return 'low'
  if (value > bounds.max) return 'high'
  return bounds.unit === 'percent' || Number.isInteger(value) ? undefined : 'uneven'
}

const upTo = (unit: Bounds['unit'], max: number, min = 0): Bounds => ({ unit, min, max })

export const priceBounds = upTo('cents', 999_999_999_900)
/** Amounts without a limit of their own, such as incomes and debts. */
export const amountBounds = priceBounds
export const percentBounds = upTo('percent', 100)
export const termBounds = upTo('months', 480, 1)
export const daysBounds = upTo('days', 366)
