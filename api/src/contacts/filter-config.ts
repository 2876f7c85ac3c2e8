import {
  type ContactFilter,
  type FilterConfigType,
  type FilterField,
  noOwner,
  subscriptionLabels,
  subscriptionStates,
} from '@gable/shared/contacts/filter.ts'
import { faultOfFilter, fieldOfAttribute } from '@gable/shared/contacts/filter-rules.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listAttributes } from './attribute-queries.ts'
import { type FilterOptions, filterOptions } from './filter-queries.ts'

/** What can be filtered by, with all there is to choose from. */
export async function filterConfig(db: Db, scope: AccountScope, type: FilterConfigType): Promise<FilterField[]> {
  const options = await filterOptions(db, scope)
  const fields = fieldsOf(options)
  if (type === 'DASHBOARD_MODULE') return fields.filter(({ key }) => ofModules.has(key))
  return [...fields, ...(await attributeFields(db, scope))]
}

/** Refuses filters that mean nothing. What may be chosen is not asked for: a tag may be gone and its segment stay. */
export async function lookOver(db: Db, scope: AccountScope, filters: readonly ContactFilter[]) {
  if (filters.length === 0) return
  const fields = await knownFields(db, scope, filters)
  const faults = filters.flatMap((filter, n) => {
    const fault = faultOfFilter(filter, fields) ?? faultOfOwner(filter)
    return fault ? [[`filters.${n}`, fault] as const] : []
  })
  if (faults.length > 0) throw new Problem('invalid', 'Some fields need attention', Object.fromEntries(faults))
}

/** The fields these filters may be of, without what one may choose. */
export const knownFields = async (db: Db, scope: AccountScope, filters: readonly ContactFilter[]) => [
  ...fieldsOf(noOptions),
  ...(filters.some(({ key }) => key.includes('.')) ? await attributeFields(db, scope) : []),
]

const faultOfOwner = (filter: ContactFilter) =>
  filter.key === 'owner' && 'anyOf' in filter && !filter.anyOf.every((value) => value === noOwner || isId(value))
    ? 'There is no such owner'
    : undefined

const attributeFields = async (db: Db, scope: AccountScope) => (await listAttributes(db, scope)).map(fieldOfAttribute)

const ofModules = new Set(['tags', 'owner', 'city', 'zip', 'propertyType', 'hasMortgage', 'isClaimed'])

const noOptions: FilterOptions = { agents: [], tags: [], sources: [], cities: [], zips: [], propertyTypes: [] }

const fieldsOf = ({ agents, tags, sources, cities, zips, propertyTypes }: FilterOptions): FilterField[] => [
  { key: 'owner', label: 'Owner', kind: 'CHOICE', options: agents },
  { key: 'tags', label: 'Tags', kind: 'CHOICE', options: tags.map(named) },
  { key: 'source', label: 'Source', kind: 'CHOICE', options: sources.map(named) },
  {
    key: 'subscription',
    label: 'Email subscription',
    kind: 'CHOICE',
    options: subscriptionStates.map((value) => ({ value, label: subscriptionLabels[value] })),
  },
  { key: 'city', label: 'City', kind: 'CHOICE', options: cities.map(named) },
  { key: 'zip', label: 'ZIP code', kind: 'CHOICE', options: zips.map(named) },
  { key: 'propertyType', label: 'Property type', kind: 'CHOICE', options: propertyTypes.map(named) },
  { key: 'hasMortgage', label: 'Has a mortgage', kind: 'YES_NO' },
  { key: 'isClaimed', label: 'Home claimed', kind: 'YES_NO' },
  { key: 'createdAt', label: 'Added', kind: 'DATE' },
  { key: 'lastActivityAt', label: 'Last activity', kind: 'DATE' },
]

const named = (value: string) => ({ value, label: value })
