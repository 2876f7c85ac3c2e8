import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApiList } from '../../platform/use-api.ts'
import { useContactNews } from '../use-contact-news.ts'
import { useWanted } from '../use-wanted.ts'
import { queryOf } from '../wanted.ts'
import { type Box, boxIn, boxText, extentOf } from './box.ts'
import { mapHomes } from './map-homes.ts'

/** Where the contacts that are looked for live: at first all of them, then what lies in the part one looks at. */
export function useMap() {
  const [params, setParams] = useSearchParams()
  const { wanted, isNarrowed, clear } = useWanted()
  const query = queryOf(wanted)
  const all = useApiList('GET /agent/contacts/map', { query })
  const extent = useMemo(() => all.data && extentOf(all.data), [all.data])
  const looked = boxIn(params)
  const box = looked ?? extent
  // Few are all known by now, wherever one looks.
  const isKnown = all.data?.clusters.length === 0
  const part = useApiList('GET /agent/contacts/map', box !== undefined && !isKnown && { query: { ...query, ...box } })
  const shown = isKnown ? all.data : part.data
  useContactNews('GET /agent/contacts/map')
  return {
    isNarrowed,
    clear,
    total: all.data?.total,
    homes: useMemo(() => mapHomes(shown?.pins ?? []), [shown]),
    clusters: shown?.clusters ?? none,
    /** Where the map opens, and goes when something else is looked for. */
    start: all.isLoading ? undefined : (looked ?? extent),
    question: JSON.stringify(query),
    look: (next: Box) =>
      setParams(
        (now) => {
          const params = new URLSearchParams(now)
          params.set('box', boxText(next))
          return params
        },
        { replace: true, preventScrollReset: true },
      ),
    error: all.error ?? part.error,
    isValidating: all.isValidating || part.isValidating,
    retry: () => {
      void all.mutate()
      void part.mutate()
    },
  }
}

const none: never[] = []
