import { type CorrectableFact, correctableFacts } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import { formatCount } from '@gable/shared/contact-dashboard/format-amounts.ts'
import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import type { PropertyFacts } from '@gable/shared/properties/facts.ts'

type FactKey = Exclude<CorrectableFact, 'loanBalance'> | 'belowGradeSqft' | 'floorCount' | 'propertyType'

export interface HomeFact {
  key: FactKey
  value: number | string | null
}

/** The facts on record. Those that an owner can supply are listed while they are unknown, too. */
export const listFacts = (facts: PropertyFacts, listsUnknown: boolean): HomeFact[] =>
  factKeys
    .map((key) => ({ key, value: facts[key] }))
    .filter(({ key, value }) => value !== null || (listsUnknown && isCorrectable(key)))

export function formatFact(key: FactKey, value: HomeFact['value'], texts: DashboardLabels['homeDetails']) {
  if (value === null) return texts.unknown
  if (key === 'propertyType') return texts.propertyTypes[toWords(String(value))] ?? value
  if (typeof value === 'string' || key === 'yearBuilt') return value
  if (key === 'aboveGradeSqft' || key === 'belowGradeSqft') return texts.sqft(formatCount(value))
  return key === 'lotSizeAcres' ? texts.acres(formatCount(value)) : formatCount(value)
}

/** `SINGLE_FAMILY` and `Single-Family` are the same. */
const toWords = (value: string) =>
  value
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()

export const isCorrectable = (key: FactKey): key is Exclude<CorrectableFact, 'loanBalance'> =>
  Object.hasOwn(correctableFacts, key)

const factKeys: readonly FactKey[] = [
  'bedrooms',
  'fullBaths',
  'partialBaths',
  'aboveGradeSqft',
  'belowGradeSqft',
  'lotSizeAcres',
  'yearBuilt',
  'parkingSpaces',
  'floorCount',
  'propertyType',
]
