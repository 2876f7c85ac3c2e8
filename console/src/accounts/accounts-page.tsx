import { safeNext } from '@gable/shared/identity/next.ts'
import { useSearchParams } from 'react-router-dom'
import { Redirect } from '../layout/redirect.tsx'
import { ShellSkeleton } from '../layout/shell-skeleton.tsx'
import { Standalone } from '../layout/standalone.tsx'
import { useSession } from '../platform/session.ts'
import { accountChoice } from './account-choice.ts'
import { AccountChooser } from './account-chooser.tsx'
import { NoAccount } from './no-account.tsx'
import { SignedInAs } from './signed-in-as.tsx'

/** The choice between the accounts one is connected to. */
export function AccountsPage() {
  const { accIds } = useSession()
  const [params] = useSearchParams()
  const next = safeNext(params.get('next'))
  const choice = accountChoice(accIds, next)
  if (typeof choice === 'object') return <Redirect to={choice.go} meanwhile={<ShellSkeleton />} />
  return (
    <Standalone>
      <h1 className="text-balance font-semibold text-figure tracking-[-0.015em]">Switch Account</h1>
      {choice === 'none' ? <NoAccount /> : <AccountChooser next={next} />}
      <SignedInAs />
    </Standalone>
  )
}
