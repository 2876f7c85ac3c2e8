import { Problem } from '@gable/shared/http/problem.ts'
import { genericErrorMessage } from '../platform/error-toast.ts'

/** A sign-in error and its place: above the form, below it, at its fields, or in a toast. */
type SignInError =
  | { where: 'page' | 'form' | 'toast'; text: string }
  | { where: 'fields'; fields: Record<string, string> }

export function getSignInError(error: unknown): SignInError {
  if (!(error instanceof Problem)) return { where: 'toast', text: genericErrorMessage }
  const { code, message, fields } = error
  if (code === 'forbidden') return { where: 'page', text: message }
  if (code === 'bad_request' || code === 'too_many') return { where: 'form', text: message }
  if (code === 'invalid' && fields) return { where: 'fields', fields }
  return { where: 'toast', text: genericErrorMessage }
}

/** A link has no form, so its errors appear on the sign-in page or in a toast. */
export function getLinkError(error: unknown): { where: 'page' | 'toast'; text: string } {
  if (!(error instanceof Problem)) return { where: 'toast', text: genericErrorMessage }
  if (error.code === 'forbidden') return { where: 'page', text: error.message }
  return { where: 'toast', text: error.code === 'bad_request' ? error.message : genericErrorMessage }
}
