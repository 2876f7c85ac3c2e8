import { useEffect } from 'react'
import { formatCount } from '../../design/metric-format.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import type { OpenMap } from '../../map/open-map.ts'
import { addPin } from '../../map/pin.ts'
import { addCluster } from './cluster.ts'
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

/** Homes as pins, many of them together as one with their number. */
export function ContactMap({ map, window, chosen, onChoose, className }: ContactMapProps) {
  const { opened, keep, goTo } = window
  useHomes(opened, map, chosen, onChoose)
  useClusters(opened, map, goTo)
  return <MapFrame label="Map of properties" className={className} draw={keep} />
}

function useHomes(
  opened: OpenMap | undefined,
  { homes }: ContactMapProps['map'],
  chosen: string | undefined,
  onChoose: (home: MapHome) => void,
) {
  useEffect(() => {
    if (!opened) return
    const markers = homes.map((home) =>
      addPin(opened, {
        latitude: home.latitude,
        longitude: home.longitude,
        label: `${home.fullAddress}: ${peopleOf(home)}`,
        tone: home.propertyId === chosen ? 'home' : 'plain',
        ...(home.contacts.length > 1 && { text: formatCount(home.contacts.length) }),
        onOpen: () => onChoose(home),
      }),
    )
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [opened, homes, chosen, onChoose])
}

function useClusters(
  opened: OpenMap | undefined,
  { clusters }: ContactMapProps['map'],
  goTo: ContactMapProps['window']['goTo'],
) {
  useEffect(() => {
    if (!opened) return
    const markers = clusters.map((cluster) => addCluster(opened, cluster, () => goTo(cluster)))
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [opened, clusters, goTo])
}
