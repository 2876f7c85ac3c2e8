import { Problem } from '@gable/shared/http/problem.ts'
import { genericFailure } from '../platform/problem-toast.ts'

/** Where a refusal at the door is told: it stands on the page, under the form, at its fields, or passes in a toast. */
export type SignInRefusal =
  | { where: 'page' | 'form' | 'toast'; text: string }
  | { where: 'fields'; fields: Record<string, string> }

/** A closed account is told for good; a wrong password where it can be put right. */
export function refusalOfSignIn(error: unknown): SignInRefusal {
  if (!(error instanceof Problem)) return { where: 'toast', text: genericFailure }
  const { code, message, fields } = error
  if (code === 'forbidden') return { where: 'page', text: message }
  if (code === 'bad_request' || code === 'too_many') return { where: 'form', text: message }
  if (code === 'invalid' && fields) return { where: 'fields', fields }
  return { where: 'toast', text: genericFailure }
}

/** A link has no form to put anything right in: what it cannot do is told on the sign-in page or in a toast. */
export function refusalOfLink(error: unknown): { where: 'page' | 'toast'; text: string } {
  if (!(error instanceof Problem)) return { where: 'toast', text: genericFailure }
  if (error.code === 'forbidden') return { where: 'page', text: error.message }
  return { where: 'toast', text: error.code === 'bad_request' ? error.message : genericFailure }
}
