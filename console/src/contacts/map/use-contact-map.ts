import { useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom'
import { useApiList } from '../../platform/use-api.ts'
import { toContactQueryParams } from '../contact-query.ts'
import { useContactQuery } from '../use-contact-query.ts'
import { useContactUpdates } from '../use-contact-updates.ts'
import { formatBounds, getExtent, type MapBounds, parseBounds } from './map-bounds.ts'
import { toMapProperties } from './map-properties.ts'

/** The properties of the matching contacts: first all of them, then those in the visible area. */
export function useContactMap() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const next = useNavigation().location
  const { query, isFiltered, clear } = useContactQuery()
  const queryParams = toContactQueryParams(query)
  const all = useApiList('GET /agent/contacts/map', { query: queryParams })
  const extent = useMemo(() => all.data && getExtent(all.data), [all.data])
  const visibleBounds = parseBounds(params)
  const bounds = visibleBounds ?? extent
  // A result without clusters already holds every pin, so there is nothing to load for the visible area.
  const isComplete = all.data?.clusters.length === 0
  const area = useApiList(
    'GET /agent/contacts/map',
    bounds !== undefined && !isComplete && { query: { ...queryParams, ...bounds } },
  )
  const visible = isComplete ? all.data : area.data
  useContactUpdates('GET /agent/contacts/map')
  return {
    isFiltered,
    clear,
    total: all.data?.total,
    properties: useMemo(() => toMapProperties(visible?.pins ?? []), [visible]),
    clusters: visible?.clusters ?? noClusters,
    /** The area shown when the map opens and when the query changes. */
    initialBounds: all.isLoading ? undefined : (visibleBounds ?? extent),
    queryKey: JSON.stringify(queryParams),
    setVisibleBounds: (shown: MapBounds) => {
      // It would cancel the navigation to a page whose code is loading, or return from one that is not rendered yet.
      if ((next ?? window.location).pathname !== pathname) return
      setParams(
        (current) => {
          const params = new URLSearchParams(current)
          params.set('box', formatBounds(shown))
          return params
        },
        { replace: true, preventScrollReset: true },
      )
    },
    error: all.error ?? area.error,
    isValidating: all.isValidating || area.isValidating,
    retry: () => {
      void all.mutate()
      void area.mutate()
    },
  }
}

/** Stable, so that the map is not redrawn while it loads. */
const noClusters: never[] = []
