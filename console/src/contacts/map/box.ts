import type { ContactMap } from '@gable/shared/contacts/list.ts'

/** A part of the world between two parallels and two meridians. */
export interface Box {
  south: number
  west: number
  north: number
  east: number
}

/** What an address shows: `south,west,north,east`. */
export function boxIn(params: URLSearchParams): Box | undefined {
  const sides = (params.get('box') ?? '').split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)))
  const [south, west, north, east] = sides
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined
  const isPlace = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180
  return isPlace && south < north && west < east ? { south, west, north, east } : undefined
}

export const boxText = ({ south, west, north, east }: Box): string =>
  [
    Math.max(-90, roundedDown(south)),
    Math.max(-180, roundedDown(west)),
    Math.min(90, roundedUp(north)),
    Math.min(180, roundedUp(east)),
  ].join(',')

/** The box that holds all that a map tells of, with room around it; nothing where it tells of nothing. */
export function extentOf({ pins, clusters }: Pick<ContactMap, 'pins' | 'clusters'>): Box | undefined {
  const south = [...pins.map(({ latitude }) => latitude), ...clusters.map((cluster) => cluster.south)]
  if (south.length === 0) return undefined
  const north = [...pins.map(({ latitude }) => latitude), ...clusters.map((cluster) => cluster.north)]
  const west = [...pins.map(({ longitude }) => longitude), ...clusters.map((cluster) => cluster.west)]
  const east = [...pins.map(({ longitude }) => longitude), ...clusters.map((cluster) => cluster.east)]
  return withRoom({
    south: Math.min(...south),
    north: Math.max(...north),
    west: Math.min(...west),
    east: Math.max(...east),
  })
}

/** Never so small that a single home fills it. */
function withRoom({ south, west, north, east }: Box): Box {
  const high = Math.max((north - south) * 0.05, 0.002)
  const wide = Math.max((east - west) * 0.05, 0.003)
  return {
    south: Math.max(-90, south - high),
    west: Math.max(-180, west - wide),
    north: Math.min(90, north + high),
    east: Math.min(180, east + wide),
  }
}

// Ten thousandths of a degree are a house's width; rounding outwards loses nobody at the edge.
const roundedDown = (degrees: number) => Math.floor(degrees * 1e4) / 1e4
const roundedUp = (degrees: number) => Math.ceil(degrees * 1e4) / 1e4
