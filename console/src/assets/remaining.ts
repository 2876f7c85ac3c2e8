import { isPlanLimitReached } from '@gable/shared/assets/plan-limit.ts'

export interface RemainingAllowance {
  /** Unknown until it has been counted. */
  remaining: number | undefined
  isFull: boolean
}

/** How many may still be published. */
export function getRemaining(published: number | undefined, allowed: number): RemainingAllowance {
  if (published === undefined) return { remaining: undefined, isFull: false }
  return { remaining: Math.max(0, allowed - published), isFull: isPlanLimitReached(published, allowed) }
}
