import { useEffect, useState } from 'react'
import { formatCount } from '../../design/format/metric-format.ts'
import { addClusterMarker } from '../../design/map/cluster-marker.ts'
import type { MapHandle } from '../../design/map/create-map.ts'
import { MapFrame } from '../../design/map/map-frame.tsx'
import { addPin } from '../../design/map/pin.ts'
import { separatePins } from '../../design/map/separate-pins.ts'
import { settings } from '../../platform/settings.ts'
import { combineMarkers, formatClusterName } from './combine-markers.ts'
import { formatContactNames, type MapProperty } from './map-properties.ts'
import type { useContactMap } from './use-contact-map.ts'
import type { useMapViewport } from './use-map-viewport.ts'

interface ContactMapProps {
  map: Pick<ReturnType<typeof useContactMap>, 'properties' | 'clusters'>
  viewport: ReturnType<typeof useMapViewport>
  selectedId: string | undefined
  onSelect: (property: MapProperty) => void
  className: string
}

/** Shows properties as pins, and properties that are too close together as one marker with their number. */
export function ContactMap({
  map: { properties, clusters },
  viewport,
  selectedId,
  onSelect,
  className,
}: ContactMapProps) {
  const { handle, onReady, goTo } = viewport
  const zoom = useZoom(handle)
  useEffect(() => {
    if (!handle || zoom === undefined) return
    const toScreenPoint = ({ latitude, longitude }: Pick<MapProperty, 'latitude' | 'longitude'>) =>
      handle.map.project([latitude, longitude], zoom)
    const markers = combineMarkers(properties, clusters, toScreenPoint, zoom >= pinZoom ? 0 : minimumDistance).map(
      ({ property, cluster }) =>
        property
          ? addPin(handle, {
              latitude: property.latitude,
              longitude: property.longitude,
              label: `${property.fullAddress}: ${formatContactNames(property)}`,
              tone: property.propertyId === selectedId ? 'home' : 'plain',
              ...(property.contacts.length > 1 && { text: formatCount(property.contacts.length) }),
              onOpen: () => onSelect(property),
            })
          : addClusterMarker(handle, {
              ...cluster,
              label: `${formatClusterName(cluster)}, zoom in`,
              onOpen: () => goTo(cluster),
            }),
    )
    const stopSeparating = separatePins(handle, markers)
    return () => {
      stopSeparating()
      const container = handle.map.getContainer()
      const hadFocus = markers.some((marker) => marker.getElement() === document.activeElement)
      for (const marker of markers) marker.remove()
      // Markers that are replaced would take the focus with them, and the next Tab would start at the top of the page.
      if (hadFocus) container.focus({ preventScroll: true })
    }
  }, [handle, zoom, properties, clusters, selectedId, onSelect, goTo])
  return <MapFrame label="Map of properties" tiles={settings} className={className} onReady={onReady} />
}

function useZoom(handle: MapHandle | undefined) {
  const [zoom, setZoom] = useState<number>()
  useEffect(() => {
    if (!handle) return
    const { map } = handle
    const updateZoom = () => setZoom(map.getZoom())
    updateZoom()
    map.on('zoomend', updateZoom)
    return () => {
      map.off('zoomend', updateZoom)
    }
  }, [handle])
  return zoom
}

/** Markers closer than this many pixels would cover each other: large ones are 64 pixels wide. */
const minimumDistance = 56

/** From this zoom level on, every property has its own pin. */
const pinZoom = 17
