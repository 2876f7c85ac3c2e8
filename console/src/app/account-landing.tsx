import { safeNext } from '@gable/shared/identity/next.ts'
import { useSearchParams } from 'react-router-dom'
import { accountPath, useAccount } from '../platform/account.ts'
import { Redirect } from './guards/redirect.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

/** The root of an account: on to the page that was asked for, or home. */
export function AccountLanding() {
  const { accountId } = useAccount()
  const [params] = useSearchParams()
  const path = safeNext(params.get('next')) ?? 'home'
  return <Redirect to={accountPath(accountId, path)} meanwhile={<ShellSkeleton />} />
}
