import { useEffect, useState } from 'react'
import { formatCount } from '../../design/format/metric-format.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import type { OpenMap } from '../../map/open-map.ts'
import { addPin } from '../../map/pin.ts'
import { addCluster } from './cluster.ts'
import { gathered } from './gathered.ts'
import { type MapHome, peopleOf } from './map-homes.ts'
import type { useMap } from './use-map.ts'
import type { useMapWindow } from './use-map-window.ts'

interface ContactMapProps {
  map: Pick<ReturnType<typeof useMap>, 'homes' | 'clusters'>
  window: ReturnType<typeof useMapWindow>
  chosen: string | undefined
  onChoose: (home: MapHome) => void
  className: string
}

/** Homes as pins, and those that lie too close together as one mark with their number. */
export function ContactMap({ map: { homes, clusters }, window, chosen, onChoose, className }: ContactMapProps) {
  const { opened, keep, goTo } = window
  const zoom = useZoom(opened)
  useEffect(() => {
    if (!opened || zoom === undefined) return
    const pointOf = ({ latitude, longitude }: Pick<MapHome, 'latitude' | 'longitude'>) =>
      opened.map.project([latitude, longitude], zoom)
    const marks = gathered(homes, clusters, pointOf, zoom >= nearest ? 0 : fingerWide).map(({ home, cluster }) =>
      home
        ? addPin(opened, {
            latitude: home.latitude,
            longitude: home.longitude,
            label: `${home.fullAddress}: ${peopleOf(home)}`,
            tone: home.propertyId === chosen ? 'home' : 'plain',
            ...(home.contacts.length > 1 && { text: formatCount(home.contacts.length) }),
            onOpen: () => onChoose(home),
          })
        : addCluster(opened, cluster, () => goTo(cluster)),
    )
    return () => {
      for (const mark of marks) mark.remove()
    }
  }, [opened, zoom, homes, clusters, chosen, onChoose, goTo])
  return <MapFrame label="Map of properties" className={className} draw={keep} />
}

function useZoom(opened: OpenMap | undefined) {
  const [zoom, setZoom] = useState<number>()
  useEffect(() => {
    if (!opened) return
    const { map } = opened
    const tell = () => setZoom(map.getZoom())
    tell()
    map.on('zoomend', tell)
    return () => {
      map.off('zoomend', tell)
    }
  }, [opened])
  return zoom
}

/** Closer than this, nobody could press one and not the other. */
const fingerWide = 40

/** From here on every home has a pin of its own. */
const nearest = 17
