import { toSafeNext } from '@gable/shared/identity/next.ts'
import { useSearchParams } from 'react-router-dom'
import { useTasks } from '../getting-started/use-tasks.ts'
import { Redirect } from '../layout/redirect.tsx'
import { ShellSkeleton } from '../layout/shell-skeleton.tsx'
import { accountPath, useAccount } from '../platform/account.ts'

/** Redirects the root of an account to the requested page, to what is left to set up, or to Home. */
export function AccountLanding() {
  const { accountId } = useAccount()
  const [params] = useSearchParams()
  const { isAccessible } = useTasks()
  const path = toSafeNext(params.get('next')) ?? (isAccessible ? 'getting-started' : 'home')
  return <Redirect to={accountPath(accountId, path)} fallback={<ShellSkeleton />} />
}
