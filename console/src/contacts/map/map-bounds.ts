import type { ContactMap } from '@gable/shared/contacts/list.ts'

/** An area between two latitudes and two longitudes. */
export interface MapBounds {
  south: number
  west: number
  north: number
  east: number
}

/** Reads the `box` parameter: `south,west,north,east`. */
export function parseBounds(params: URLSearchParams): MapBounds | undefined {
  const sides = (params.get('box') ?? '').split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)))
  const [south, west, north, east] = sides
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined
  const isInRange = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180
  return isInRange && south < north && west < east ? { south, west, north, east } : undefined
}

export const formatBounds = ({ south, west, north, east }: MapBounds): string =>
  [
    Math.max(-90, roundDown(south)),
    Math.max(-180, roundDown(west)),
    Math.min(90, roundUp(north)),
    Math.min(180, roundUp(east)),
  ].join(',')

/** The bounds of all pins and clusters, with padding; undefined if there are none. */
export function getExtent({ pins, clusters }: Pick<ContactMap, 'pins' | 'clusters'>): MapBounds | undefined {
  const south = [...pins.map(({ latitude }) => latitude), ...clusters.map((cluster) => cluster.south)]
  if (south.length === 0) return undefined
  const north = [...pins.map(({ latitude }) => latitude), ...clusters.map((cluster) => cluster.north)]
  const west = [...pins.map(({ longitude }) => longitude), ...clusters.map((cluster) => cluster.west)]
  const east = [...pins.map(({ longitude }) => longitude), ...clusters.map((cluster) => cluster.east)]
  return addPadding({
    south: Math.min(...south),
    north: Math.max(...north),
    west: Math.min(...west),
    east: Math.max(...east),
  })
}

/** Keeps a minimum size, so that a single property does not fill the map. */
function addPadding({ south, west, north, east }: MapBounds): MapBounds {
  const latitudePadding = Math.max((north - south) * 0.05, 0.002)
  const longitudePadding = Math.max((east - west) * 0.05, 0.003)
  return {
    south: Math.max(-90, south - latitudePadding),
    west: Math.max(-180, west - longitudePadding),
    north: Math.min(90, north + latitudePadding),
    east: Math.min(180, east + longitudePadding),
  }
}

// 0.0001 degrees is about the width of a house. Rounding outwards keeps pins at the edge inside.
const roundDown = (degrees: number) => Math.floor(degrees * 1e4) / 1e4
const roundUp = (degrees: number) => Math.ceil(degrees * 1e4) / 1e4
