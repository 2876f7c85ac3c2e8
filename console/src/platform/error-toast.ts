import { Problem } from '@gable/shared/http/problem.ts'
import { useMemo } from 'react'
import { createErrorToast, toast } from '../design/feedback/toast.tsx'

export const genericErrorMessage = 'Something went wrong. Please try again.'

/** Shows the server's message when it rejected the request, and a generic one when something broke. */
export function showErrorToast(error: unknown) {
  toast.error(getErrorMessage(error))
}

/** The failure of one action on screen. Dismiss it before a new attempt, so that it does not outlive a success. */
export function useErrorToast() {
  return useMemo(() => {
    const errorToast = createErrorToast()
    return { show: (error: unknown) => errorToast.show(getErrorMessage(error)), dismiss: errorToast.dismiss }
  }, [])
}

export function getErrorMessage(error: unknown): string {
  return (error instanceof Problem && error.code !== 'broken' && error.message) || genericErrorMessage
}
