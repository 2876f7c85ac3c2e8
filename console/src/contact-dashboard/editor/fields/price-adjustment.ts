import { priceAdjustment } from '@gable/shared/contact-dashboard/limits.ts'

const { minimum, maximum, step } = priceAdjustment

/** The percentage after pressing − or +. An empty or invalid field counts from zero. */
export function stepAdjustment(value: number | null, direction: -1 | 1): number {
  const start = value !== null && Number.isFinite(value) ? value : 0
  const next = direction > 0 ? Math.floor(start) + step : Math.ceil(start) - step
  return Math.min(maximum, Math.max(minimum, next))
}

/** Whether pressing − or + would change the percentage. */
export const canStep = (value: number | null, direction: -1 | 1): boolean =>
  value === null || Number.isNaN(value) || (direction > 0 ? value < maximum : value > minimum)
