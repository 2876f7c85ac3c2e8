import { selectedAccountId } from '../platform/selected-account.ts'
import { readAhead } from '../platform/use-api.ts'

/** What opens first, its code and what it begins with, when somebody is about to go there. */
export const leadsAhead = () =>
  Promise.all([
    leadsOfView(),
    import('./leads-frame.tsx'),
    import('./leads-landing.tsx'),
    import('./board/board-page.tsx'),
    import('./list/lead-list.tsx'),
  ])

async function leadsOfView() {
  const accountId = selectedAccountId()
  void readAhead(accountId, 'GET /agent/leads/field-config')
  const { LEADS_PAGE_VIEW: view = 'kanban' } = await readAhead(accountId, 'GET /agent/preferences', {
    query: { keys: 'LEADS_PAGE_VIEW' },
  })
  if (view === 'kanban') await readAhead(accountId, 'GET /agent/leads/board', { query: { search: '', lengths: '' } })
}
