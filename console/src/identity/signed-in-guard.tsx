import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '../layout/error-page.tsx'
import { Redirect } from '../layout/redirect.tsx'
import { SessionContext, signOutNotice, useSessionCheck } from '../platform/session.ts'
import { markSessionOpen } from '../platform/session-events.ts'
import { checkSignedIn } from './check-signed-in.ts'

/** Provides `useSession`. Redirects signed-out visitors to the sign-in page. */
export function SignedInGuard({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { session, problem, retry } = useSessionCheck()
  const location = useLocation()
  useEffect(() => {
    if (session) markSessionOpen()
  }, [session])
  if (problem) return <ErrorPage onRetry={retry} />
  if (session === undefined) return fallback
  const notice = signOutNotice.current
  const result = checkSignedIn(session, location, notice !== undefined)
  if (result !== 'open') return <Redirect to={result.redirectTo} state={notice} fallback={fallback} />
  return <SessionContext.Provider value={session ?? undefined}>{children}</SessionContext.Provider>
}
