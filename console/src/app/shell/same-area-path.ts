import { toLocationInAccount } from '../../layout/page-location.ts'
import { accountPath } from '../../platform/account.ts'
import { listNavigationEntries, navigation } from './navigation.ts'

/**
 * Returns the current area's path in another account. Deeper paths belong to the current account, so a contact's page
 * becomes the contact list.
 */
export function getSameAreaPath(accountId: string, pathname: string, menu = navigation): string {
  const path = toLocationInAccount({ pathname, search: '', hash: '' }).pathname
  const area = listNavigationEntries(menu)
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .reduce((deepest, { to }) => (to.length > deepest.length ? to : deepest), '')
  return accountPath(accountId, area)
}
