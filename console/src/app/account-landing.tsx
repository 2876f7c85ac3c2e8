import { safeNext } from '@gable/shared/identity/next.ts'
import { Navigate, useSearchParams } from 'react-router-dom'
import { accountPath, useAccount } from '../platform/account.ts'

/** The root of an account: on to the page that was asked for, or home. */
export function AccountLanding() {
  const { accountId } = useAccount()
  const [params] = useSearchParams()
  return <Navigate replace to={accountPath(accountId, safeNext(params.get('next')) ?? 'home')} />
}
