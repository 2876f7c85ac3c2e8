import { Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../design/feedback/toast.tsx'
import { refusalOf } from '../design/inputs/refusal.ts'

/** Says what was not done and why, in the words of the field where it was about one. */
export function sayRefusal(notDone: string, error: unknown) {
  const { message, fields } = refusalOf(error)
  const gone = error instanceof Problem && error.code === 'not_found'
  toast.error(`${notDone}: ${gone ? 'it is not there any more' : (Object.values(fields)[0] ?? message)}`)
}
