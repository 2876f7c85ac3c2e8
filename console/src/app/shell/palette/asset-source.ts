import { AppWindow, Globe } from 'lucide-react'
import { callInAccount } from '../../../platform/use-api.ts'
import type { PaletteContext } from './context.ts'
import type { PaletteItem, PaletteSource } from './item.ts'

/** Landing pages and widgets the agent can open. */
export function assetSource({ account, toAccountPath, navigate }: PaletteContext): PaletteSource {
  const call = callInAccount(account.accountId)
  const canManageMarketing = account.permissions.includes('MANAGE_MARKETING_SETTINGS')
  const toItems = (kind: 'page' | 'widget', hint: string, list: { _id: string; name: string }[]) =>
    list.map(
      ({ _id, name }): PaletteItem => ({
        id: `${kind}:${_id}`,
        label: name,
        hint,
        icon: kind === 'page' ? Globe : AppWindow,
        run: () => navigate(toAccountPath(`marketing/${kind === 'page' ? 'landing-page' : 'widget'}/${_id}`)),
      }),
    )

  const find = async (search: string) => {
    const query = { search, pageSize: 4 }
    const [personalPages, accountPages, widgets] = await Promise.all([
      call('GET /agent/landing-page/search', { query: { ...query, agentIdExists: 'true' } }),
      canManageMarketing ? call('GET /agent/landing-page/search', { query }) : noResults,
      canManageMarketing ? call('GET /agent/widget/config/search', { query }) : noResults,
    ])
    return [
      ...toItems('page', 'Personal landing page', personalPages.data),
      ...toItems('page', 'Landing page', accountPages.data),
      ...toItems('widget', 'Widget', widgets.data),
    ]
  }
  return {
    group: 'Pages and widgets',
    find: (query) => (query.trim().length < 2 ? [] : find(query.trim().slice(0, 200))),
  }
}

const noResults = { data: [] }
