import { safeNext } from '@gable/shared/identity/next.ts'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Redirect } from '../../layout/redirect.tsx'
import { useSessionCheck } from '../../platform/session.ts'
import { askSignedOut } from './sign-in-guard.ts'

/**
 * Opens what is below to who is not signed in. It asks once: a session that begins on the page itself is that page's
 * to act on, and an answer that does not come is no reason to withhold a sign-in form.
 */
export function SignedOutGuard({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const { session, problem } = useSessionCheck()
  const [isOpen, setOpen] = useState(false)
  const [params] = useSearchParams()
  if (isOpen) return children
  if (session === undefined && !problem) return meanwhile
  const verdict = askSignedOut(session ?? null, safeNext(params.get('next')))
  if (verdict !== 'open') return <Redirect to={verdict.go} meanwhile={meanwhile} />
  setOpen(true)
  return children
}
