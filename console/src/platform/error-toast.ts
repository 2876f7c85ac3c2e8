import { Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../design/feedback/toast.tsx'

export const genericErrorMessage = 'Something went wrong. Please try again.'

/** Shows the server's message when it rejected the request, and a generic one when something broke. */
export function showErrorToast(error: unknown) {
  toast.error(getErrorMessage(error))
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Problem && error.code !== 'broken' ? error.message : genericErrorMessage
}
