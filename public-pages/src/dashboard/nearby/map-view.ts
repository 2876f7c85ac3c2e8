export interface MapPoint {
  latitude: number
  longitude: number
}

/** A part of the world in Web Mercator, where the world is one wide and one high. */
export interface MapView {
  left: number
  top: number
  width: number
  latitude: number
}

/** Width by height. */
export const mapRatio = 8 / 5

/** Shows the points with the home in the middle, and at least its own block. One far beyond most others is left out. */
export function fitView(home: MapPoint, points: readonly MapPoint[]): MapView {
  const center = project(home)
  const distances = points
    .map(project)
    .map(({ x, y }) => Math.max(Math.abs(x - center.x), Math.abs(y - center.y) * mapRatio))
    .sort((a, b) => a - b)
  const farthest = farFromMost * (distances[Math.floor(distances.length * 0.75)] ?? 0)
  const near = distances.filter((distance) => distance <= farthest)
  const minimum = smallestMiles / milesAround(home.latitude)
  const width = Math.min(1, 2 * margin * Math.max(minimum, ...near))
  return { left: center.x - width / 2, top: center.y - width / mapRatio / 2, width, latitude: home.latitude }
}

/** In percent of the width and of the height. */
export function toPosition(point: MapPoint, { left, top, width }: MapView) {
  const { x, y } = project(point)
  return { x: roundPercent((x - left) / width), y: roundPercent(((y - top) / width) * mapRatio) }
}

export const isInView = ({ x, y }: ReturnType<typeof toPosition>) => x >= 0 && x <= 100 && y >= 0 && y <= 100

/** Distances around the home, in miles, larger ones first. The largest still fits. */
export function listRings(view: MapView): number[] {
  const halfHeight = (view.width / mapRatio / 2) * milesAround(view.latitude)
  const largest = ringMiles.findLast((miles) => miles <= halfHeight * 0.9) ?? ringMiles[0]
  return [largest, largest / 2]
}

/** In percent of the width. */
export const toWidthPercent = (miles: number, { latitude, width }: MapView) =>
  roundPercent(miles / milesAround(latitude) / width)

/** The tiles of an operator's map server that cover the view, placed in percent. */
export function listTiles(template: string, { left, top, width }: MapView) {
  const zoom = Math.min(19, Math.max(0, Math.round(Math.log2(mapPixels / tilePixels / width))))
  const count = 2 ** zoom
  const [firstX, lastX] = [left, left + width].map((x) => Math.floor(x * count)) as [number, number]
  const [firstY, lastY] = [top, top + width / mapRatio].map((y) => Math.floor(y * count)) as [number, number]
  const size = 1 / count / width
  return listRange(firstY, lastY).flatMap((y) =>
    listRange(firstX, lastX).map((x) => ({
      url: fillTemplate(template, { z: zoom, x: ((x % count) + count) % count, y }),
      x: roundPercent((x / count - left) / width),
      y: roundPercent(((y / count - top) / width) * mapRatio),
      // Slightly larger, because rounded positions leave hairlines between tiles.
      width: roundPercent(size) + 0.05,
      height: roundPercent(size * mapRatio) + 0.05,
    })),
  )
}

function project({ latitude, longitude }: MapPoint) {
  const radians = (latitude * Math.PI) / 180
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2,
  }
}

/** Along the parallel of a latitude. */
const milesAround = (latitude: number) => 24_901 * Math.cos((latitude * Math.PI) / 180)

const fillTemplate = (template: string, { z, x, y }: { z: number; x: number; y: number }) =>
  template
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y))
    .replace('{s}', 'a')
    .replace('{r}', '')

const listRange = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

const roundPercent = (share: number) => Math.round(share * 10_000) / 100

const smallestMiles = 0.1
/** A home this many times as far as three quarters of them would squeeze the others into the middle. */
const farFromMost = 2.5
/** Keeps pins away from the edge. */
const margin = 1.25
const ringMiles = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100] as const satisfies readonly number[]
const mapPixels = 704
const tilePixels = 256
