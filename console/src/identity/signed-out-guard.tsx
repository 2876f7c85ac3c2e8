import { toSafeNext } from '@gable/shared/identity/next.ts'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Redirect } from '../layout/redirect.tsx'
import { useSessionCheck } from '../platform/session.ts'
import { checkSignedOut } from './check-signed-in.ts'

/**
 * Redirects signed-in users. Checks only once: a sign-in on the page itself is handled by that page. If the check
 * fails, the sign-in form still opens.
 */
export function SignedOutGuard({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { session, problem } = useSessionCheck()
  const [isOpen, setOpen] = useState(false)
  const [params] = useSearchParams()
  if (isOpen) return children
  if (session === undefined && !problem) return fallback
  const result = checkSignedOut(session ?? null, toSafeNext(params.get('next')))
  if (result !== 'open') return <Redirect to={result.redirectTo} fallback={fallback} />
  setOpen(true)
  return children
}
