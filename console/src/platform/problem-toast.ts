import { Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../design/feedback/toast.tsx'

export const genericFailure = 'Something went wrong. Please try again.'

/** Tells of an action that failed: in the server's words when it refused, in general ones when it broke. */
export function toastProblem(error: unknown) {
  toast.error(wordsFor(error))
}

export function wordsFor(error: unknown): string {
  return error instanceof Problem && error.code !== 'broken' ? error.message : genericFailure
}
