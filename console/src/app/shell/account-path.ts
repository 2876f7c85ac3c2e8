import { accountPath } from '../../platform/account.ts'
import { withinAccount } from '../guards/verdict.ts'
import { everyEntry, navigation } from './navigation.ts'

/**
 * Where choosing another account leads: to the same area there. What lies deeper belongs to the account that is left,
 * so a contact's page becomes the contacts.
 */
export function pathInAccount(accountId: string, pathname: string, table = navigation): string {
  const within = withinAccount({ pathname, search: '', hash: '' }).pathname
  const area = everyEntry(table)
    .filter(({ to }) => within === to || within.startsWith(`${to}/`))
    .reduce((deepest, { to }) => (to.length > deepest.length ? to : deepest), '')
  return accountPath(accountId, area)
}
