import type { ContactMap } from '@gable/shared/contacts/list.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { MapProperty } from './map-properties.ts'

export type Cluster = ContactMap['clusters'][number]

interface ScreenPoint {
  x: number
  y: number
}

interface MapMarker {
  cluster: Cluster
  /** Set when the marker stands for a single property. */
  property: MapProperty | undefined
}

/** Combines markers that would overlap on the screen, so that each can be read and clicked. Larger clusters absorb smaller ones. */
export function combineMarkers(
  properties: readonly MapProperty[],
  clusters: readonly Cluster[],
  toScreenPoint: (place: Pick<Cluster, 'latitude' | 'longitude'>) => ScreenPoint,
  minimumDistance: number,
): MapMarker[] {
  const all: MapMarker[] = [
    ...clusters.map((cluster) => ({ cluster, property: undefined })),
    ...properties.map((property) => ({ cluster: toCluster(property), property })),
  ]
  const placed: (MapMarker & { at: ScreenPoint })[] = []
  for (const marker of all.sort((a, b) => b.cluster.count - a.cluster.count)) {
    const at = toScreenPoint(marker.cluster)
    const nearby = placed.find((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < minimumDistance)
    if (nearby) Object.assign(nearby, { cluster: mergeClusters(nearby.cluster, marker.cluster), property: undefined })
    else placed.push({ ...marker, at })
  }
  return placed.map(({ cluster, property }) => ({ cluster, property }))
}

/** Merges the clusters of each town, the largest first. */
export function groupByPlace(clusters: readonly Cluster[]): Cluster[] {
  const byPlace = new Map<string, Cluster>()
  for (const cluster of clusters) {
    const existing = byPlace.get(cluster.place)
    byPlace.set(cluster.place, existing ? mergeClusters(existing, cluster) : cluster)
  }
  return [...byPlace.values()].sort((one, other) => other.count - one.count)
}

export const formatClusterName = ({ count, place }: Pick<Cluster, 'count' | 'place'>): string =>
  `${pluralize(count, 'property', 'properties')}${place && ` around ${place}`}`

/** The merged cluster keeps the position and the town of the larger one. */
function mergeClusters(one: Cluster, other: Cluster): Cluster {
  const { latitude, longitude, place } = other.count > one.count ? other : one
  return {
    place,
    latitude,
    longitude,
    count: one.count + other.count,
    south: Math.min(one.south, other.south),
    north: Math.max(one.north, other.north),
    west: Math.min(one.west, other.west),
    east: Math.max(one.east, other.east),
  }
}

const toCluster = ({ latitude, longitude }: MapProperty): Cluster => ({
  count: 1,
  place: '',
  latitude,
  longitude,
  south: latitude,
  north: latitude,
  west: longitude,
  east: longitude,
})
