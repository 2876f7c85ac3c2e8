import { toSafeNext } from '@gable/shared/identity/next.ts'
import { useSearchParams } from 'react-router-dom'
import { Redirect } from '../layout/redirect.tsx'
import { ShellSkeleton } from '../layout/shell-skeleton.tsx'
import { StandalonePage } from '../layout/standalone-page.tsx'
import { useSession } from '../platform/session.ts'
import { AccountChooser } from './account-chooser.tsx'
import { chooseAccount } from './choose-account.ts'
import { SignedInAs } from './signed-in-as.tsx'

export function AccountsPage() {
  const { accIds } = useSession()
  const [params] = useSearchParams()
  const next = toSafeNext(params.get('next'))
  const choice = chooseAccount(accIds, next)
  if (typeof choice === 'object') return <Redirect to={choice.redirectTo} fallback={<ShellSkeleton />} />
  return (
    <StandalonePage>
      <h1 className="text-balance font-semibold text-figure tracking-[-0.015em]">Switch Account</h1>
      {choice === 'none' ? <NoAccount /> : <AccountChooser next={next} />}
      <SignedInAs />
    </StandalonePage>
  )
}

function NoAccount() {
  const { user } = useSession()
  return (
    <div className="mt-5 space-y-3 rounded-lg border border-line bg-surface p-5 text-muted">
      <p className="font-medium text-ink">You are not connected to any account</p>
      <p>
        You join an account by invitation. Ask an owner or admin of your agency to invite{' '}
        <span className="font-medium text-ink">{user.email}</span>, then open the link in the email.
      </p>
      <p>Expected an account here? You may be signed in with a different email.</p>
    </div>
  )
}
