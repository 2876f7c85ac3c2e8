import { Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../design/feedback/toast.tsx'
import { toFormError } from '../design/inputs/form-error.ts'

/** Shows what failed and why; a field error wins over the general message. */
export function toastLeadError(failure: string, error: unknown) {
  const { message, fields } = toFormError(error)
  const isMissing = error instanceof Problem && error.code === 'not_found'
  toast.error(`${failure}: ${isMissing ? 'it no longer exists' : (Object.values(fields)[0] ?? message)}`)
}
