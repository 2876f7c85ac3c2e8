import { getSelectedAccountId } from '../platform/selected-account.ts'
import { prefetchApi } from '../platform/use-api.ts'

/** Loads the code and first data of the leads pages, for a user who is about to go there. */
export const prefetchLeads = () =>
  Promise.all([
    prefetchView(),
    import('./leads-frame.tsx'),
    import('./leads-landing.tsx'),
    import('./board/board-page.tsx'),
    import('./list/lead-list.tsx'),
  ])

async function prefetchView() {
  const accountId = getSelectedAccountId()
  void prefetchApi(accountId, 'GET /agent/leads/field-config')
  const { LEADS_PAGE_VIEW: view = 'kanban' } = await prefetchApi(accountId, 'GET /agent/preferences')
  if (view === 'kanban') await prefetchApi(accountId, 'GET /agent/leads/board', { query: { search: '', lengths: '' } })
}
