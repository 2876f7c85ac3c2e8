import { CopyCheck, Filter, ListPlus } from 'lucide-react'
import { callIn } from '../../../platform/use-api.ts'
import type { PaletteContext } from './context.ts'
import type { PaletteItem, PaletteSource } from './item.ts'
import { matching } from './match.ts'

/** Segments by name, and where one does something with many contacts. */
export function segments({ account, within, go }: PaletteContext): PaletteSource {
  const places: PaletteItem[] = [
    {
      id: 'place:contacts/segments',
      label: 'Segments',
      icon: Filter,
      keywords: ['filters', 'saved search', 'audience', 'list'],
      run: () => go(within('contacts/segments')),
    },
    {
      id: 'place:contacts/duplicates',
      label: 'Duplicates',
      icon: CopyCheck,
      keywords: ['merge', 'same person', 'twice'],
      run: () => go(within('contacts/duplicates')),
    },
    {
      id: 'create:segment',
      label: 'New segment',
      icon: ListPlus,
      keywords: ['create', 'add', 'filter'],
      run: () => go(within('contacts/segments/new')),
    },
  ]
  return {
    group: 'Segments',
    find: async (query) => {
      if (query.trim().length < 2) return []
      const { data } = await callIn(account.accountId)('GET /agent/segments', {
        query: { search: query.trim().slice(0, 200), pageSize: 5 },
      })
      const named = data.map(
        ({ _id, name }): PaletteItem => ({
          id: `segment:${_id}`,
          label: name,
          icon: Filter,
          hint: 'Segment',
          run: () => go(within(`contacts/segments/${_id}`)),
        }),
      )
      return [...matching(places, query), ...named]
    },
  }
}
