import { toSafeNext } from '@gable/shared/identity/next.ts'
import { useSearchParams } from 'react-router-dom'
import { Redirect } from '../layout/redirect.tsx'
import { ShellSkeleton } from '../layout/shell-skeleton.tsx'
import { accountPath, useAccount } from '../platform/account.ts'

/** Redirects the root of an account to the requested page, or to Home. */
export function AccountLanding() {
  const { accountId } = useAccount()
  const [params] = useSearchParams()
  const path = toSafeNext(params.get('next')) ?? 'home'
  return <Redirect to={accountPath(accountId, path)} fallback={<ShellSkeleton />} />
}
