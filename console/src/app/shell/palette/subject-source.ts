import { AppWindow, Globe, Plus } from 'lucide-react'
import { callIn } from '../../../platform/use-api.ts'
import type { PaletteContext } from './context.ts'
import type { PaletteItem, PaletteSource } from './item.ts'
import { matching } from './match.ts'

/** Landing pages and widgets by name, as far as they are for whoever looks, and what new ones begin with. */
export function subjects({ account, within, go }: PaletteContext): PaletteSource {
  const call = callIn(account.accountId)
  const managesMarketing = account.permissions.includes('MANAGE_MARKETING_SETTINGS')
  const found = (kind: 'page' | 'widget', hint: string, list: { _id: string; name: string }[]) =>
    list.map(
      ({ _id, name }): PaletteItem => ({
        id: `${kind}:${_id}`,
        label: name,
        hint,
        icon: kind === 'page' ? Globe : AppWindow,
        run: () => go(within(`marketing/${kind === 'page' ? 'landing-page' : 'widget'}/${_id}`)),
      }),
    )
  const fresh = [
    { label: 'Create landing page', to: 'marketing/landing-page/account/new' },
    { label: 'Create personal landing page', to: 'marketing/landing-page/personal/new' },
    { label: 'Create widget', to: 'marketing/widget/new' },
  ].map(({ label, to }): PaletteItem => ({ id: `new:${to}`, label, icon: Plus, run: () => go(within(to)) }))

  const find = async (search: string) => {
    const query = { search, pageSize: 4 }
    const [own, ofAccount, widgets] = await Promise.all([
      call('GET /agent/landing-page/search', { query: { ...query, agentIdExists: 'true' } }),
      managesMarketing ? call('GET /agent/landing-page/search', { query }) : nothing,
      managesMarketing ? call('GET /agent/widget/config/search', { query }) : nothing,
    ])
    return [
      ...(managesMarketing ? matching(fresh, search) : []),
      ...found('page', 'Personal landing page', own.data),
      ...found('page', 'Landing page', ofAccount.data),
      ...found('widget', 'Widget', widgets.data),
    ]
  }
  return {
    group: 'Pages and widgets',
    find: (query) => (query.trim().length < 2 ? [] : find(query.trim().slice(0, 200))),
  }
}

const nothing = { data: [] }
