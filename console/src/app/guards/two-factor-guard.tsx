import { lazy, type ReactNode, Suspense, useState } from 'react'
import { StandalonePageSkeleton } from '../../layout/standalone-page.tsx'
import { useAccount } from '../../platform/account.ts'

const TwoFactorPage = lazy(() =>
  import('../two-factor-page.tsx').then(({ TwoFactorPage }) => ({ default: TwoFactorPage })),
)

/**
 * Keeps members out who lack the second factor that their agency requires. The page stays until its button is pressed,
 * because new recovery codes are shown on it once.
 */
export function TwoFactorGuard({ children }: { children: ReactNode }) {
  const { twoFactor } = useAccount()
  const isMissing = twoFactor?.isDue ?? false
  const [isClosed, setClosed] = useState(isMissing)
  if (isMissing && !isClosed) setClosed(true)
  if (!isClosed) return children
  return (
    <Suspense fallback={<StandalonePageSkeleton />}>
      <TwoFactorPage onContinue={() => setClosed(false)} />
    </Suspense>
  )
}
