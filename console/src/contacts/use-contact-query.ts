import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { allContacts, type ContactQuery, hasConditions, parseContactQuery, writeContactQuery } from './contact-query.ts'

/** The contact query in the address. All views of the contacts share it. */
export function useContactQuery() {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => parseContactQuery(params), [params])
  const update = (change: Partial<ContactQuery>, replace = false) =>
    setParams((current) => writeContactQuery(current, { ...parseContactQuery(current), ...change }), {
      replace,
      preventScrollReset: true,
    })
  return {
    query,
    isFiltered: hasConditions(query),
    // Typing replaces the history entry, so that Back does not step through half-typed words.
    setSearch: (search: string) => update({ search }, true),
    setFilters: (filters: ContactQuery['filters']) => update({ filters }),
    /** Switches to a segment, the archive or all contacts, without search and filters. */
    setScope: (scope: Partial<Pick<ContactQuery, 'segmentId' | 'isArchived'>>) => update({ ...allContacts, ...scope }),
    clear: () => update({ ...allContacts, isArchived: query.isArchived }),
  }
}
