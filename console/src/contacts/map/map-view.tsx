import { pluralize } from '@gable/shared/text/pluralize.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState, NoResults } from '../../design/feedback/states.tsx'
import { BrokenQuery, isBrokenQuery } from '../broken-query.tsx'
import { CountLine } from '../count-line.tsx'
import { ClusterList } from './cluster-list.tsx'
import { ContactMap } from './contact-map.tsx'
import type { MapProperty } from './map-properties.ts'
import { PropertyList } from './property-list.tsx'
import { useContactMap } from './use-contact-map.ts'
import { useMapViewport } from './use-map-viewport.ts'

/** The properties of contacts on a map, with the same properties as a list beside it. */
export function MapView() {
  const map = useContactMap()
  const viewport = useMapViewport(map)
  const { handle } = viewport
  const [selectedId, setSelectedId] = useState<string>()
  const select = useCallback(
    ({ propertyId, latitude, longitude }: MapProperty) => {
      setSelectedId(propertyId)
      handle?.map.panInside([latitude, longitude], { padding: [48, 48] })
    },
    [handle],
  )
  const { properties, clusters, total } = map
  if (isBrokenQuery(map.error)) return <BrokenQuery problem={map.error} />
  if (map.error && total === undefined)
    return (
      <Frame>
        <ErrorState title="The map could not be loaded" onRetry={map.retry} retrying={map.isValidating} />
      </Frame>
    )
  if (total === 0)
    return (
      <Frame>
        {map.isFiltered ? (
          <NoResults title="No properties found" onClear={map.clear} />
        ) : (
          <EmptyState
            title="No properties on the map yet"
            text="Properties of your contacts appear here once their addresses are located."
          />
        )}
      </Frame>
    )
  return (
    <div className="space-y-3">
      <CountLine>{total !== undefined && pluralize(total, 'property', 'properties')}</CountLine>
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:h-[max(480px,calc(100dvh-330px))] lg:grid-cols-[minmax(0,1fr)_340px]">
        <ContactMap
          map={map}
          viewport={viewport}
          selectedId={selectedId}
          onSelect={select}
          className="h-[52dvh] min-h-72 lg:h-full"
        />
        <div className="min-h-0 border-line max-lg:h-80 max-lg:border-t lg:border-l">
          {total === undefined ? (
            <Skeleton className="m-4 h-10" />
          ) : clusters.length > 0 ? (
            <ClusterList clusters={clusters} onZoom={viewport.goTo} />
          ) : (
            <PropertyList properties={properties} selectedId={selectedId} onSelect={select} />
          )}
        </div>
      </div>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border border-line bg-surface">{children}</div>
}
