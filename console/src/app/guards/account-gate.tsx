import { Outlet, useParams } from 'react-router-dom'
import { EmulationBanner } from '../../accounts/emulation-banner.tsx'
import { ShellSkeleton } from '../../layout/shell-skeleton.tsx'
import { AccountLoader } from './account-loader.tsx'
import { ConnectionGuard } from './connection-guard.tsx'
import { FreezeGuard } from './freeze-guard.tsx'
import { LiveNews } from './live-news.tsx'
import { OnboardingGuard } from './onboarding-guard.tsx'
import { PlanGuard } from './plan-guard.tsx'
import { SignedInGuard } from './signed-in-guard.tsx'

/** The guards of an account, in the order in which they ask. The shell's outline stands there until the last is done. */
export function AccountGate() {
  const { accountId = '' } = useParams()
  const meanwhile = <ShellSkeleton />
  return (
    <SignedInGuard meanwhile={meanwhile}>
      <ConnectionGuard accountId={accountId} meanwhile={meanwhile}>
        {/* Another account is another screen: nothing a page holds is carried over. */}
        <AccountLoader key={accountId} accountId={accountId} meanwhile={meanwhile}>
          <PlanGuard meanwhile={meanwhile}>
            <LiveNews />
            <OnboardingGuard meanwhile={meanwhile}>
              <FreezeGuard meanwhile={meanwhile}>
                <EmulationBanner />
                <Outlet />
              </FreezeGuard>
            </OnboardingGuard>
          </PlanGuard>
        </AccountLoader>
      </ConnectionGuard>
    </SignedInGuard>
  )
}
