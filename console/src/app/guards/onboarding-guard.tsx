import { agencyNotSetUp } from '@gable/shared/identity/messages.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Redirect } from '../../layout/redirect.tsx'
import { useAccount } from '../../platform/account.ts'
import { signOut } from '../../platform/session.ts'
import { settings } from '../../platform/settings.ts'
import { ErrorPage } from '../error-page.tsx'
import { askOnboarding } from './account-guards.ts'

/** Opens an account to who has told what it needs to know, and the step that is next to who has not. */
export function OnboardingGuard({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const verdict = askOnboarding(useAccount(), useLocation())
  if (verdict === 'open') return children
  if (verdict === 'waiting') return <Waiting meanwhile={meanwhile} />
  return <Redirect to={verdict.go} meanwhile={meanwhile} />
}

/** Others must set the agency up first: the sign-in page says so. */
function Waiting({ meanwhile }: { meanwhile: ReactNode }) {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (hasFailed) return
    signOut(agencyNotSetUp(settings.productName)).catch(() => setFailed(true))
  }, [hasFailed])
  return hasFailed ? <ErrorPage onRetry={() => setFailed(false)} /> : meanwhile
}
