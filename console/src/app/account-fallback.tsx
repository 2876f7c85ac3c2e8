import { accountPath, useAccount } from '../platform/account.ts'
import { NotFoundContent } from './not-found-page.tsx'

/** Any address within an account that leads nowhere. */
export function AccountFallback() {
  return <NotFoundContent to={accountPath(useAccount().accountId, 'home')} />
}
