import type { GuardResult } from '../layout/guard-result.ts'
import { addNextParam, type PageLocation, toNextPath } from '../layout/page-location.ts'
import type { Session } from '../platform/session.ts'

/** Redirects signed-out visitors to the sign-in page, and back afterwards unless they signed out on purpose. */
export function checkSignedIn(session: Session | null, location: PageLocation, isSigningOut: boolean): GuardResult {
  if (session) return 'open'
  const next = toNextPath(location)
  return { redirectTo: addNextParam('/auth/login', isSigningOut || next === 'accounts' ? undefined : next) }
}

/** Redirects signed-in users to the page they requested. */
export function checkSignedOut(session: Session | null, next: string | undefined): GuardResult {
  return session ? { redirectTo: `/${next ?? ''}` } : 'open'
}
