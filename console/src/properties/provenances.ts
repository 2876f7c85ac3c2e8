import type { Provenance } from '@gable/shared/properties/facts.ts'

/** Each origin once. */
export function uniqueProvenances(froms: readonly Provenance[]): Provenance[] {
  const known = new Map(froms.map((from) => [`${from.provider}/${from.source}/${from.date}`, from]))
  return [...known.values()]
}
