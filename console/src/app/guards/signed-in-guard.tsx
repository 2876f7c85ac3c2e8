import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Redirect } from '../../layout/redirect.tsx'
import { farewell, SessionContext, useSessionCheck } from '../../platform/session.ts'
import { ErrorPage } from '../error-page.tsx'
import { askSignIn } from './sign-in-guard.ts'

/** Opens what is below to who is signed in; `useSession` works there. */
export function SignedInGuard({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const { session, problem, retry } = useSessionCheck()
  const place = useLocation()
  if (problem) return <ErrorPage onRetry={retry} />
  if (session === undefined) return meanwhile
  const leaving = farewell.current
  const verdict = askSignIn(session, place, leaving !== undefined)
  if (verdict !== 'open') return <Redirect to={verdict.go} state={leaving} meanwhile={meanwhile} />
  return <SessionContext.Provider value={session ?? undefined}>{children}</SessionContext.Provider>
}
