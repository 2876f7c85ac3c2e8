import { isUsedUp } from '@gable/shared/assets/allowance.ts'

export interface Remaining {
  /** Unknown until it has been counted. */
  remaining: number | undefined
  isFull: boolean
}

/** How many may still be published. */
export function remainingOf(published: number | undefined, allowed: number): Remaining {
  if (published === undefined) return { remaining: undefined, isFull: false }
  return { remaining: Math.max(0, allowed - published), isFull: isUsedUp(published, allowed) }
}
