import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Redirect } from '../../layout/redirect.tsx'
import { useAccount } from '../../platform/account.ts'
import { askFreeze } from './account-guards.ts'

/** Keeps a suspended account to what it may still do, and everybody else off the page that says so. */
export function FreezeGuard({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const verdict = askFreeze(useAccount(), useLocation())
  return verdict === 'open' ? children : <Redirect to={verdict.go} meanwhile={meanwhile} />
}
