import { CreditCard, LifeBuoy } from 'lucide-react'
import { SignedInAs } from '../accounts/signed-in-as.tsx'
import { LockedIllustration } from '../design/feedback/illustrations.tsx'
import { Button } from '../design/inputs/button.tsx'
import { StandalonePage } from '../layout/standalone-page.tsx'
import { useAccount, useAccountPath, usePermission } from '../platform/account.ts'
import { useSession } from '../platform/session.ts'
import { ContactSupportButton } from '../support/contact-support-button.tsx'
import { useSupportCase } from '../support/use-support-case.ts'

export function SuspendedPage() {
  const { agency } = useAccount()
  const pathTo = useAccountPath()
  const { accIds } = useSession()
  const canReactivate = usePermission('ACCESS_ACCOUNT_SETTINGS')
  const supportCase = useSupportCase('Reactivate our account')
  return (
    <StandalonePage>
      <div className="rounded-lg border border-line bg-surface p-6 sm:p-8">
        <LockedIllustration />
        <h1 className="mt-6 font-semibold text-figure tracking-[-0.015em]">Suspended Account</h1>
        <p className="mt-2 text-muted">
          <span className="font-medium text-ink [overflow-wrap:anywhere]">{agency.name}</span> is suspended. Your
          contacts, pages and reports are safe, and available again as soon as the account is reactivated.
        </p>
        <p className="mt-2 text-muted">
          {canReactivate
            ? 'Choose a plan in billing to reactivate it, or contact support.'
            : 'Please ask an owner or admin of your agency to reactivate it.'}
        </p>
        <div className="mt-6 flex flex-wrap gap-2 empty:hidden">
          {canReactivate && (
            <>
              <Button variant="primary" size="lg" icon={CreditCard} to={pathTo('billing/overview')}>
                Open billing
              </Button>
              <ContactSupportButton size="lg" icon={LifeBuoy} supportCase={supportCase}>
                Contact support
              </ContactSupportButton>
            </>
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
