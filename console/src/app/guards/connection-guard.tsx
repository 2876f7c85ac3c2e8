import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Redirect } from '../../layout/redirect.tsx'
import { useSession } from '../../platform/session.ts'
import { askConnection } from './account-guards.ts'

interface ConnectionGuardProps {
  accountId: string
  meanwhile: ReactNode
  children: ReactNode
}

/** Opens an account to the people connected to it. */
export function ConnectionGuard({ accountId, meanwhile, children }: ConnectionGuardProps) {
  const { accIds } = useSession()
  const verdict = askConnection(accIds, accountId, useLocation())
  return verdict === 'open' ? children : <Redirect to={verdict.go} meanwhile={meanwhile} />
}
