import { safeNext } from '@gable/shared/identity/next.ts'
import { useSearchParams } from 'react-router-dom'
import { Redirect } from '../layout/redirect.tsx'
import { ShellSkeleton } from '../layout/shell-skeleton.tsx'
import { accountPath, useAccount } from '../platform/account.ts'

/** The root of an account: on to the page that was asked for, or home. */
export function AccountLanding() {
  const { accountId } = useAccount()
  const [params] = useSearchParams()
  const path = safeNext(params.get('next')) ?? 'home'
  return <Redirect to={accountPath(accountId, path)} meanwhile={<ShellSkeleton />} />
}
