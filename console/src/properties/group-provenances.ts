import type { Provenance } from '@gable/shared/properties/facts.ts'

/** The records of one provider, with the date of their oldest data, and that of their newest if it is another one. */
export interface ProvenanceGroup extends Provenance {
  until?: string
}

/** The origins of several values. Records that each value has in common are named once. */
export function groupProvenances(provenances: readonly Provenance[]): ProvenanceGroup[] {
  const groups = new Map<string, { from: Provenance; dates: string[] }>()
  for (const from of provenances) {
    const key = getProvenanceKey(from)
    const group = groups.get(key) ?? { from, dates: [] }
    groups.set(key, { ...group, dates: from.date ? [...group.dates, from.date] : group.dates })
  }
  return [...groups.values()].map(({ from, dates }) => {
    const [oldest = null, newest = oldest] = [dates.toSorted()[0], dates.toSorted().at(-1)]
    return { ...from, date: oldest, ...(newest && newest !== oldest && { until: newest }) }
  })
}

export const getProvenanceKey = ({ provider, source }: Provenance) => `${provider}/${source}`
