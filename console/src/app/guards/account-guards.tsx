import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { EmulationBanner } from '../../accounts/emulation-banner.tsx'
import { SignedInGuard } from '../../identity/signed-in-guard.tsx'
import { Redirect } from '../../layout/redirect.tsx'
import { ShellSkeleton } from '../../layout/shell-skeleton.tsx'
import { useAccount } from '../../platform/account.ts'
import { useLiveStream } from '../../platform/live.ts'
import { useSession } from '../../platform/session.ts'
import { AccountLoader } from './account-loader.tsx'
import { checkConnection, checkPlan, checkSuspension } from './check-account.ts'
import { OnboardingGuard } from './onboarding-guard.tsx'
import { TwoFactorGuard } from './two-factor-guard.tsx'

const ScheduleDemo = lazy(() => import('./schedule-demo.tsx').then(({ ScheduleDemo }) => ({ default: ScheduleDemo })))

/** All guards of an account. The order matters: each relies on the ones around it. */
export function AccountGuards() {
  const { accountId = '' } = useParams()
  const fallback = <ShellSkeleton />
  return (
    <SignedInGuard fallback={fallback}>
      <ConnectionGuard accountId={accountId} fallback={fallback}>
        {/* The key resets all page state when the account changes. */}
        <AccountLoader key={accountId} accountId={accountId} fallback={fallback}>
          <PlanGuard fallback={fallback}>
            <LiveUpdates />
            <TwoFactorGuard>
              <OnboardingGuard fallback={fallback}>
                <SuspensionGuard fallback={fallback}>
                  <EmulationBanner />
                  <Outlet />
                </SuspensionGuard>
              </OnboardingGuard>
            </TwoFactorGuard>
          </PlanGuard>
        </AccountLoader>
      </ConnectionGuard>
    </SignedInGuard>
  )
}

interface GuardProps {
  fallback: ReactNode
  children: ReactNode
}

function ConnectionGuard({ accountId, fallback, children }: GuardProps & { accountId: string }) {
  const { accIds } = useSession()
  const result = checkConnection(accIds, accountId, useLocation())
  return result === 'open' ? children : <Redirect to={result.redirectTo} fallback={fallback} />
}

function PlanGuard({ fallback, children }: GuardProps) {
  if (checkPlan(useAccount()) === 'open') return children
  return (
    <>
      {fallback}
      <Suspense>
        <ScheduleDemo />
      </Suspense>
    </>
  )
}

function SuspensionGuard({ fallback, children }: GuardProps) {
  const result = checkSuspension(useAccount(), useLocation())
  return result === 'open' ? children : <Redirect to={result.redirectTo} fallback={fallback} />
}

/** Also of a suspended account, which learns from them when its suspension ends. */
function LiveUpdates() {
  useLiveStream(useAccount().accountId)
  return null
}
