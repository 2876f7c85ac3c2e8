import type { Assignment } from './step.ts'

export interface HomeArea {
  city: string
  zip: string
  state: string
}

/** The first area with the city, the ZIP code or the state of a home, and which of them it is. */
export function findArea(
  { areas }: Pick<Extract<Assignment, { type: 'BY_AREA' }>, 'areas'>,
  home: HomeArea | undefined,
): { agentId: string | null; place: string } | undefined {
  const names = home ? [home.city, home.zip, home.state].map(normalize).filter(Boolean) : []
  for (const { places, agentId } of areas) {
    const place = places.find((place) => names.includes(normalize(place)))
    if (place !== undefined) return { agentId, place }
  }
  return undefined
}

const normalize = (place: string) => place.trim().toLowerCase()
