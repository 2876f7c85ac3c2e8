import { selectedAccountId } from '../platform/selected-account.ts'
import { readAhead } from '../platform/use-api.ts'

/** Fetches the first screen of the contacts, its code and what it begins with, when somebody is about to go there. */
export async function contactsAhead() {
  const accountId = selectedAccountId()
  for (const keys of ['CONTACTS_PAGE_VIEW', 'CONTACT_LIST_TABLE_PAGE_SIZE', 'CONTACT_LIST_COLUMN_CONFIG'])
    readAhead(accountId, 'GET /agent/preferences', { query: { keys } })
  await Promise.all([
    import('./saved-view.tsx'),
    import('./contacts-frame.tsx'),
    import('./list/list-view.tsx'),
    import('./homes/homes-view.tsx'),
  ])
}
