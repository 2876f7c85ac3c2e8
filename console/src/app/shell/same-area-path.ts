import { addNextParam, toLocationInAccount } from '../../layout/page-location.ts'
import { accountPath } from '../../platform/account.ts'
import { listNavigationEntries, navigation } from './navigation.ts'

/**
 * Returns the current area's path in another account. Deeper paths belong to the current account, so a contact's page
 * becomes the contact list.
 */
export function getSameAreaPath(accountId: string, pathname: string, menu = navigation): string {
  return accountPath(accountId, getAreaPath(pathname, menu))
}

/** The list of accounts, which opens the current area in the chosen one. */
export const getAllAccountsPath = (pathname: string, menu = navigation): string =>
  addNextParam('/accounts', getAreaPath(pathname, menu))

function getAreaPath(pathname: string, menu: typeof navigation): string {
  const path = toLocationInAccount({ pathname, search: '', hash: '' }).pathname
  return listNavigationEntries(menu)
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .reduce((deepest, { to }) => (to.length > deepest.length ? to : deepest), '')
}
