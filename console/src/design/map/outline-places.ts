import type { Position } from 'geojson'
import type { Outline } from './outline-map.ts'

/** The outline that contains a point, given as longitude and latitude. */
export const findPlace = (outlines: readonly Outline[], point: Position): Outline | undefined =>
  outlines.find((outline) => listPolygons(outline).some((rings) => isInside(rings, point)))

/** The middle of the largest part, where a name fits best. */
export function getLabelPoint(outline: Outline): [longitude: number, latitude: number] {
  const [largest] = listPolygons(outline)
    .map(([ring = []]) => getBounds(ring))
    .sort((a, b) => getArea(b) - getArea(a))
  return largest ? [(largest.west + largest.east) / 2, (largest.south + largest.north) / 2] : [0, 0]
}

const listPolygons = ({ geometry }: Outline) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

/** Counts crossings of a ray to the east. Holes count too, so that a point in a hole is outside. */
function isInside(rings: readonly Position[][], [x = 0, y = 0]: Position) {
  let inside = false
  for (const ring of rings)
    for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
      const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? []
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    }
  return inside
}

const getBounds = (ring: readonly Position[]) => ({
  west: Math.min(...ring.map(([x = 0]) => x)),
  east: Math.max(...ring.map(([x = 0]) => x)),
  south: Math.min(...ring.map(([, y = 0]) => y)),
  north: Math.max(...ring.map(([, y = 0]) => y)),
})

const getArea = ({ west, east, south, north }: ReturnType<typeof getBounds>) => (east - west) * (north - south)
