import { Problem } from '@gable/shared/http/problem.ts'
import { getSignInError } from './sign-in-error.ts'
import { PasskeyCanceledError } from './webauthn.ts'

/** An error while signing in with a passkey, and its place. Closing the browser's dialog is none. */
export function getPasskeyError(error: unknown): { where: 'page' | 'form' | 'toast' | 'nowhere'; text: string } {
  if (error instanceof PasskeyCanceledError) return { where: 'nowhere', text: '' }
  // The browser's own failures have texts for people; a TypeError is a network failure.
  if (error instanceof Error && !(error instanceof Problem) && !(error instanceof TypeError))
    return { where: 'form', text: error.message }
  const signInError = getSignInError(error)
  return signInError.where === 'fields'
    ? { where: 'form', text: Object.values(signInError.fields)[0] ?? '' }
    : signInError
}
