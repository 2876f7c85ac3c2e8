import type { Marker } from 'leaflet'
import type { OpenMap } from './open-map.ts'

interface Pin {
  latitude: number
  longitude: number
  /** Its name, read aloud and shown under the pointer. */
  label: string
  tone?: 'home' | 'active' | 'sold' | 'plain'
  /** A letter or a number on it. */
  text?: string
  onOpen?: () => void
}

/** A pin on the map, worked by pointer and by keyboard. */
export function addPin({ map, leaflet }: OpenMap, { latitude, longitude, label, tone, text, onOpen }: Pin): Marker {
  const mark = document.createElement('span')
  mark.textContent = text ?? ''
  const icon = leaflet.divIcon({
    className: `map-pin map-pin-${tone ?? 'plain'}`,
    html: mark,
    iconSize: [28, 28],
    iconAnchor: [14, 33],
    tooltipAnchor: [0, -32],
  })
  const name = document.createElement('span')
  name.textContent = label
  const marker = leaflet
    .marker([latitude, longitude], { icon, keyboard: onOpen !== undefined, riseOnHover: true })
    .bindTooltip(name, { direction: 'top' })
    .addTo(map)
  const element = marker.getElement()
  element?.setAttribute('aria-label', label)
  element?.setAttribute('role', onOpen ? 'button' : 'img')
  if (onOpen) marker.on('click', onOpen).on('keypress', ({ originalEvent }) => isPress(originalEvent) && onOpen())
  return marker
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '
