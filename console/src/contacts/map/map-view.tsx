import { type ReactNode, useCallback, useState } from 'react'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { Empty, Failed, FilteredToNothing } from '../../design/feedback/states.tsx'
import { formatCount } from '../../design/format/metric-format.ts'
import { CountLine } from '../count-line.tsx'
import { isOutdated, Outdated } from '../list-problem.tsx'
import { ClusterList } from './cluster-list.tsx'
import { ContactMap } from './contact-map.tsx'
import { HomeList } from './home-list.tsx'
import type { MapHome } from './map-homes.ts'
import { useMap } from './use-map.ts'
import { useMapWindow } from './use-map-window.ts'

/** The properties of contacts, where they stand; the list beside the map says the same in words. */
export function MapView() {
  const map = useMap()
  const window = useMapWindow(map)
  const { opened } = window
  const [chosen, setChosen] = useState<string>()
  const choose = useCallback(
    ({ propertyId, latitude, longitude }: MapHome) => {
      setChosen(propertyId)
      opened?.map.panInside([latitude, longitude], { padding: [48, 48] })
    },
    [opened],
  )
  const { homes, clusters, total } = map
  if (isOutdated(map.error)) return <Outdated problem={map.error} />
  if (map.error && total === undefined)
    return (
      <Frame>
        <Failed title="The map could not be loaded" onRetry={map.retry} retrying={map.isValidating} />
      </Frame>
    )
  if (total === 0)
    return (
      <Frame>
        {map.isNarrowed ? (
          <FilteredToNothing title="No properties found" onClear={map.clear} />
        ) : (
          <Empty
            title="No properties on the map yet"
            text="The homes of your contacts appear here as soon as it is known where they stand."
          />
        )}
      </Frame>
    )
  return (
    <div className="space-y-3">
      <CountLine>{total !== undefined && `${formatCount(total)} ${total === 1 ? 'property' : 'properties'}`}</CountLine>
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:h-[max(480px,calc(100dvh-330px))] lg:grid-cols-[minmax(0,1fr)_340px]">
        <ContactMap {...{ map, window, chosen }} onChoose={choose} className="h-[52dvh] min-h-72 lg:h-full" />
        <div className="min-h-0 border-line max-lg:h-80 max-lg:border-t lg:border-l">
          {total === undefined ? (
            <Skeleton className="m-4 h-10" />
          ) : clusters.length > 0 ? (
            <ClusterList clusters={clusters} onLook={window.goTo} />
          ) : (
            <HomeList homes={homes} chosen={chosen} onChoose={choose} />
          )}
        </div>
      </div>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border border-line bg-surface">{children}</div>
}
