import { CopyCheck, Filter } from 'lucide-react'
import { callInAccount } from '../../../platform/use-api.ts'
import type { PaletteContext } from './context.ts'
import { filterItems } from './filter-items.ts'
import type { PaletteItem, PaletteSource } from './item.ts'

/** Segments, and the pages for working with many contacts. */
export function segmentSource({ account, toAccountPath, navigate }: PaletteContext): PaletteSource {
  const pages: PaletteItem[] = [
    {
      id: 'navigation:contacts/segments',
      label: 'Segments',
      icon: Filter,
      keywords: ['filters', 'saved search', 'audience', 'list'],
      run: () => navigate(toAccountPath('contacts/segments')),
    },
    {
      id: 'navigation:contacts/duplicates',
      label: 'Duplicates',
      icon: CopyCheck,
      keywords: ['merge', 'same person', 'twice'],
      run: () => navigate(toAccountPath('contacts/duplicates')),
    },
  ]
  return {
    group: 'Segments',
    find: async (query) => {
      if (query.trim().length < 2) return []
      const { data } = await callInAccount(account.accountId)('GET /agent/segments', {
        query: { search: query.trim().slice(0, 200), pageSize: 5 },
      })
      const segments = data.map(
        ({ _id, name }): PaletteItem => ({
          id: `segment:${_id}`,
          label: name,
          icon: Filter,
          hint: 'Segment',
          run: () => navigate(toAccountPath(`contacts/segments/${_id}`)),
        }),
      )
      return [...filterItems(pages, query), ...segments]
    },
  }
}
