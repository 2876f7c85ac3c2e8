import { agencyNotSetUp } from '@gable/shared/identity/messages.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '../../layout/error-page.tsx'
import { Redirect } from '../../layout/redirect.tsx'
import { useAccount } from '../../platform/account.ts'
import { signOut } from '../../platform/session.ts'
import { settings } from '../../platform/settings.ts'
import { checkOnboarding } from './check-account.ts'

export function OnboardingGuard({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const result = checkOnboarding(useAccount(), useLocation())
  if (result === 'open') return children
  if (result === 'waiting') return <SignOutUntilSetUp fallback={fallback} />
  return <Redirect to={result.redirectTo} fallback={fallback} />
}

/** An owner or admin must set up the agency first. The sign-in page shows this message. */
function SignOutUntilSetUp({ fallback }: { fallback: ReactNode }) {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (hasFailed) return
    signOut(agencyNotSetUp(settings.productName)).catch(() => setFailed(true))
  }, [hasFailed])
  return hasFailed ? <ErrorPage onRetry={() => setFailed(false)} /> : fallback
}
