import type { PreferenceKey } from '@gable/shared/preferences/preference.ts'
import { selectedAccountId } from '../platform/selected-account.ts'
import { readAhead } from '../platform/use-api.ts'
import { ofContacts } from './attributes/use-contact-attributes.ts'
import { firstPage, pageQuery } from './list/page-query.ts'
import { everyContact } from './wanted.ts'

/** Fetches the first screen of the contacts, its code and its rows, when somebody is about to go there. */
export const contactsAhead = () =>
  Promise.all([
    rowsAhead(),
    import('./saved-view.tsx'),
    import('./contacts-frame.tsx'),
    import('./list/list-view.tsx'),
    import('./homes/homes-view.tsx'),
  ])

async function rowsAhead() {
  const accountId = selectedAccountId()
  const preference = (keys: PreferenceKey) => readAhead(accountId, 'GET /agent/preferences', { query: { keys } })
  void preference('CONTACTS_PAGE_VIEW')
  void preference('CONTACT_LIST_COLUMN_CONFIG')
  void readAhead(accountId, 'GET /agent/attributes', ofContacts)
  const { CONTACT_LIST_TABLE_PAGE_SIZE: pageSize = firstPage.pageSize } =
    await preference('CONTACT_LIST_TABLE_PAGE_SIZE')
  await readAhead(accountId, 'GET /agent/contacts/search', {
    query: pageQuery(everyContact, { ...firstPage, pageSize }),
  })
}
