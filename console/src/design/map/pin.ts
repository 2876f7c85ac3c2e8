import type { Marker } from 'leaflet'
import type { MapHandle } from './create-map.ts'

interface PinOptions {
  latitude: number
  longitude: number
  /** The accessible name, also shown as a tooltip. */
  label: string
  tone?: 'home' | 'active' | 'sold' | 'plain'
  /** A letter or a number on the pin. */
  text?: string
  onOpen?: () => void
}

/** Adds a pin that works by pointer and keyboard. */
export function addPin(
  { map, leaflet }: MapHandle,
  { latitude, longitude, label, tone, text, onOpen }: PinOptions,
): Marker {
  const content = document.createElement('span')
  content.textContent = text ?? ''
  const icon = leaflet.divIcon({
    className: `map-pin map-pin-${tone ?? 'plain'}`,
    html: content,
    iconSize: [28, 28],
    iconAnchor: [14, 33],
    tooltipAnchor: [0, -32],
  })
  const tooltip = document.createElement('span')
  tooltip.textContent = label
  const marker = leaflet
    .marker([latitude, longitude], { icon, keyboard: onOpen !== undefined, riseOnHover: true })
    .bindTooltip(tooltip, { direction: 'top' })
    .addTo(map)
  const element = marker.getElement()
  element?.setAttribute('aria-label', label)
  element?.setAttribute('role', onOpen ? 'button' : 'img')
  if (onOpen)
    marker.on('click', onOpen).on('keypress', ({ originalEvent }) => isActivationKey(originalEvent) && onOpen())
  return marker
}

export const isActivationKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '
