import { useState } from 'react'
import { SignedInAs } from '../accounts/signed-in-as.tsx'
import { Button } from '../design/inputs/button.tsx'
import { hasFactor, TwoFactorSettings } from '../identity/two-factor/two-factor-settings.tsx'
import { StandalonePage } from '../layout/standalone-page.tsx'
import { useAccount } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { useSession } from '../platform/session.ts'
import { useApi, useRefresh } from '../platform/use-api.ts'

/** For a member whose agency requires a second factor. It is set up right here. */
export function TwoFactorPage({ onContinue }: { onContinue: () => void }) {
  const { agency } = useAccount()
  const { accIds } = useSession()
  const { data } = useApi('GET /profile/two-factor')
  const refresh = useRefresh()
  const [isOpening, setOpening] = useState(false)

  async function handleContinue() {
    setOpening(true)
    try {
      await refresh('GET /agent/permissions')
      onContinue()
    } catch (error) {
      showErrorToast(error)
    } finally {
      setOpening(false)
    }
  }

  return (
    <StandalonePage wide>
      <div className="rounded-lg border border-line bg-surface p-6 sm:p-8">
        <h1 className="font-semibold text-figure tracking-[-0.015em]">Set up two-factor sign-in</h1>
        <p className="mt-2 mb-5 text-muted">
          <span className="font-medium text-ink [overflow-wrap:anywhere]">{agency.name}</span> requires a second proof
          that it is you. Add an authenticator app or a passkey to continue. It takes about a minute.
        </p>
        <TwoFactorSettings />
        <div className="mt-6 flex flex-wrap gap-2 empty:hidden">
          {data && hasFactor(data) && (
            <Button variant="primary" size="lg" busy={isOpening} onClick={handleContinue}>
              Continue
            </Button>
          )}
          {accIds.length > 1 && (
            <Button size="lg" to="/accounts">
              Switch account
            </Button>
          )}
        </div>
      </div>
      <SignedInAs />
    </StandalonePage>
  )
}
