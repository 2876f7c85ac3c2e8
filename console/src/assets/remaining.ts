import { isPlanLimitReached } from '@gable/shared/assets/plan-limit.ts'

interface RemainingAllowance {
  /** Undefined until the count is loaded. */
  remaining: number | undefined
  isFull: boolean
}

/** The number of assets that the plan still allows. */
export function getRemaining(published: number | undefined, allowed: number): RemainingAllowance {
  if (published === undefined) return { remaining: undefined, isFull: false }
  return { remaining: Math.max(0, allowed - published), isFull: isPlanLimitReached(published, allowed) }
}
