import type { ContactMap } from '@gable/shared/contacts/list.ts'
import type { MapHome } from './map-homes.ts'

export type Cluster = ContactMap['clusters'][number]

/** A point on the screen. */
export interface Point {
  x: number
  y: number
}

interface Gathered {
  cluster: Cluster
  /** The home it is, where it is only one. */
  home: MapHome | undefined
}

/** Marks that would lie on each other become one, so that each can be read and pressed. The largest gather the others. */
export function gathered(
  homes: readonly MapHome[],
  clusters: readonly Cluster[],
  pointOf: (place: Pick<Cluster, 'latitude' | 'longitude'>) => Point,
  apart: number,
): Gathered[] {
  const all: Gathered[] = [
    ...clusters.map((cluster) => ({ cluster, home: undefined })),
    ...homes.map((home) => ({ cluster: clusterOf(home), home })),
  ]
  const marks: (Gathered & { at: Point })[] = []
  for (const one of all.sort((a, b) => b.cluster.count - a.cluster.count)) {
    const at = pointOf(one.cluster)
    const near = marks.find((mark) => Math.hypot(mark.at.x - at.x, mark.at.y - at.y) < apart)
    if (near) Object.assign(near, { cluster: joined(near.cluster, one.cluster), home: undefined })
    else marks.push({ ...one, at })
  }
  return marks.map(({ cluster, home }) => ({ cluster, home }))
}

/** The clusters of one town in one, the most homes first. */
export function byPlace(clusters: readonly Cluster[]): Cluster[] {
  const places = new Map<string, Cluster>()
  for (const cluster of clusters) {
    const before = places.get(cluster.place)
    places.set(cluster.place, before ? joined(before, cluster) : cluster)
  }
  return [...places.values()].sort((one, other) => other.count - one.count)
}

/** It stays where the larger one is, and is named after its town. */
function joined(one: Cluster, other: Cluster): Cluster {
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

const clusterOf = ({ latitude, longitude }: MapHome): Cluster => ({
  count: 1,
  place: '',
  latitude,
  longitude,
  south: latitude,
  north: latitude,
  west: longitude,
  east: longitude,
})
