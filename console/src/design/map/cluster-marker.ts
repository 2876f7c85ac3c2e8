import type { Marker } from 'leaflet'
import { formatShort } from '../format/metric-format.ts'
import type { MapHandle } from './create-map.ts'
import { isActivationKey } from './pin.ts'

interface ClusterOptions {
  latitude: number
  longitude: number
  count: number
  /** The accessible name. */
  label: string
  onOpen: () => void
}

/** Adds a round marker with the number of items in it. Its size grows with the number. */
export function addClusterMarker({ map, leaflet }: MapHandle, cluster: ClusterOptions): Marker {
  const { latitude, longitude, count, label, onOpen } = cluster
  const content = document.createElement('span')
  content.textContent = formatShort(count)
  const size = Math.round(Math.min(64, 30 + 8 * Math.log10(count)))
  const icon = leaflet.divIcon({ className: 'map-cluster', html: content, iconSize: [size, size] })
  const marker = leaflet
    .marker([latitude, longitude], { icon, keyboard: true })
    .on('click', onOpen)
    .on('keypress', ({ originalEvent }) => isActivationKey(originalEvent) && onOpen())
    .addTo(map)
  marker.getElement()?.setAttribute('role', 'button')
  marker.getElement()?.setAttribute('aria-label', label)
  return marker
}
