import type { Marker, Polyline } from 'leaflet'
import type { MapHandle } from './create-map.ts'
import { spreadPoints } from './spread-points.ts'

/** Moves pins apart that would cover each other, with a line to their location. Returns a function that stops it. */
export function separatePins({ map, leaflet }: MapHandle, pins: readonly Marker[]) {
  const locations = pins.map((pin) => pin.getLatLng())
  let lines: Polyline[] = []
  const removeLines = () => {
    for (const line of lines) line.remove()
  }
  const separate = () => {
    removeLines()
    const zoom = map.getZoom()
    const points = locations.map((location) => map.project(location, zoom))
    lines = spreadPoints(points, pinDistance).flatMap((point, index) => {
      const [location, pin] = [locations[index], pins[index]]
      if (!location || !pin) return []
      const isMoved = leaflet.point(point.x, point.y).distanceTo(points[index] ?? [0, 0]) > 1
      pin.setLatLng(isMoved ? map.unproject([point.x, point.y], zoom) : location)
      if (!isMoved) return []
      return leaflet.polyline([location, pin.getLatLng()], { className: 'map-pin-line', interactive: false }).addTo(map)
    })
  }
  separate()
  map.on('zoomend', separate)
  return () => {
    map.off('zoomend', separate)
    removeLines()
  }
}

/** The width of a pin and a gap. */
const pinDistance = 32
