import { contactAttributesInput } from '../attributes/use-contact-attributes.ts'
import { getSelectedAccountId } from '../platform/selected-account.ts'
import { prefetchApi } from '../platform/use-api.ts'
import { allContacts } from './contact-query.ts'
import { defaultPage, toPageQuery } from './list/page-query.ts'

/** Loads the code and the rows of the contacts page when a link to it is about to be clicked. */
export const preloadContacts = () =>
  Promise.all([
    preloadRows(),
    import('./last-view-redirect.tsx'),
    import('./contacts-frame.tsx'),
    import('./list/list-view.tsx'),
    import('./properties/properties-view.tsx'),
  ])

async function preloadRows() {
  const accountId = getSelectedAccountId()
  void prefetchApi(accountId, 'GET /agent/attributes', contactAttributesInput)
  const { CONTACT_LIST_TABLE_PAGE_SIZE: pageSize = defaultPage.pageSize } = await prefetchApi(
    accountId,
    'GET /agent/preferences',
  )
  await prefetchApi(accountId, 'GET /agent/contacts/search', {
    query: toPageQuery(allContacts, { ...defaultPage, pageSize }),
  })
}
