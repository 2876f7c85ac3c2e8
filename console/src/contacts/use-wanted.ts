import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { everyContact, isNarrowed, type Wanted, wantedIn, withWanted } from './wanted.ts'

/** Which contacts are looked for, kept in the address and the same in every view. */
export function useWanted() {
  const [params, setParams] = useSearchParams()
  const wanted = useMemo(() => wantedIn(params), [params])
  const change = (next: Partial<Wanted>, replace = false) =>
    setParams((now) => withWanted(now, { ...wantedIn(now), ...next }), { replace, preventScrollReset: true })
  return {
    wanted,
    isNarrowed: isNarrowed(wanted),
    // Typing does not leave a trail of half words for Back to walk through.
    setSearch: (search: string) => change({ search }, true),
    setFilters: (filters: Wanted['filters']) => change({ filters }),
    /** All of a segment, of the archive, or of the account. */
    setScope: (scope: Partial<Pick<Wanted, 'segmentId' | 'isArchived'>>) => change({ ...everyContact, ...scope }),
    clear: () => change({ ...everyContact, isArchived: wanted.isArchived }),
  }
}
