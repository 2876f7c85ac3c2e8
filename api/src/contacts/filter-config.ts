import {
  type ContactFilter,
  type FilterConfigType,
  type FilterField,
  getChoices,
  noLanguage,
  noOwner,
  subscriptionLabels,
  subscriptionStates,
  textingLabels,
  textingStates,
} from '@gable/shared/contacts/filter.ts'
import { getFilterError, toFilterField } from '@gable/shared/contacts/filter-rules.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import { languageOptions } from '@gable/shared/journeys/language-names.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listAttributes } from './attribute-queries.ts'
import { type FilterOptions, getFilterOptions } from './filter-queries.ts'

/** The fields contacts can be filtered by, with their options. */
export async function listFilterFields(db: Db, scope: AccountScope, type: FilterConfigType): Promise<FilterField[]> {
  const options = await getFilterOptions(db, scope)
  const fields = toFilterFields(options)
  if (type === 'DASHBOARD_MODULE') return fields.filter(({ key }) => dashboardModuleKeys.has(key))
  const allFields = [...fields, ...(await listAttributeFields(db, scope))]
  // Flows react to what happens, and days that pass are nothing that happens. They have triggers of time instead.
  return type === 'AUTOMATION_ENROLLMENT' ? allFields.map(({ isRelative: _, ...field }) => field) : allFields
}

/** Rejects invalid filters. Options are not checked: a segment may outlive a tag it filters by. */
export async function validateFilters(db: Db, scope: AccountScope, filters: readonly ContactFilter[]) {
  if (filters.length === 0) return
  const fields = await listFieldsWithoutOptions(db, scope, filters)
  const errors = filters.flatMap((filter, n) => {
    const error = getFilterError(filter, fields) ?? getOwnerError(filter)
    return error ? [[`filters.${n}`, error] as const] : []
  })
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

const listFieldsWithoutOptions = async (db: Db, scope: AccountScope, filters: readonly ContactFilter[]) => [
  ...toFilterFields(noOptions),
  ...(filters.some(({ key }) => key.includes('.')) ? await listAttributeFields(db, scope) : []),
]

const getOwnerError = (filter: ContactFilter) =>
  filter.key === 'owner' && !getChoices(filter).every((value) => value === noOwner || isId(value))
    ? 'This owner does not exist'
    : undefined

const listAttributeFields = async (db: Db, scope: AccountScope) => (await listAttributes(db, scope)).map(toFilterField)

const dashboardModuleKeys = new Set(['tags', 'owner', 'city', 'zip', 'propertyType', 'hasMortgage', 'isClaimed'])

const noOptions: FilterOptions = {
  agents: [],
  tags: [],
  sources: [],
  campaigns: [],
  campaignSources: [],
  cities: [],
  zips: [],
  propertyTypes: [],
}

const toFilterFields = ({
  agents,
  tags,
  sources,
  cities,
  zips,
  propertyTypes,
  ...links
}: FilterOptions): FilterField[] => [
  { key: 'owner', label: 'Owner', kind: 'CHOICE', options: agents },
  { key: 'tags', label: 'Tags', kind: 'CHOICE', options: tags.map(toOption), canBeEmpty: true },
  { key: 'source', label: 'Source', kind: 'CHOICE', options: sources.map(toOption) },
  { key: 'leadStage', label: 'Lead stage', kind: 'CHOICE', options: leadFields.stages, canBeEmpty: true },
  { key: 'campaign', label: 'Campaign', kind: 'CHOICE', options: links.campaigns.map(toOption), canBeEmpty: true },
  {
    key: 'campaignSource',
    label: 'Campaign source',
    kind: 'CHOICE',
    options: links.campaignSources.map(toOption),
    canBeEmpty: true,
  },
  {
    key: 'subscription',
    label: 'Email subscription',
    kind: 'CHOICE',
    options: subscriptionStates.map((value) => ({ value, label: subscriptionLabels[value] })),
  },
  {
    key: 'texting',
    label: 'Text messages',
    kind: 'CHOICE',
    options: textingStates.map((value) => ({ value, label: textingLabels[value] })),
  },
  {
    key: 'language',
    label: 'Language',
    kind: 'CHOICE',
    options: [...languageOptions, { value: noLanguage, label: 'Not known' }],
  },
  { key: 'city', label: 'City', kind: 'CHOICE', options: cities.map(toOption), canBeEmpty: true },
  { key: 'zip', label: 'ZIP code', kind: 'CHOICE', options: zips.map(toOption), canBeEmpty: true },
  {
    key: 'propertyType',
    label: 'Property type',
    kind: 'CHOICE',
    options: propertyTypes.map(toOption),
    canBeEmpty: true,
  },
  { key: 'homeValue', label: 'Home value', kind: 'MONEY', canBeEmpty: true },
  { key: 'hasEmail', label: 'Has an email', kind: 'YES_NO' },
  { key: 'hasPhone', label: 'Has a phone', kind: 'YES_NO' },
  { key: 'isMarketing', label: 'Open to marketing', kind: 'YES_NO' },
  { key: 'hasProperty', label: 'Has a home', kind: 'YES_NO' },
  { key: 'hasMortgage', label: 'Has a mortgage', kind: 'YES_NO' },
  { key: 'isClaimed', label: 'Home claimed', kind: 'YES_NO' },
  { key: 'createdAt', label: 'Added', kind: 'DATE', isRelative: true },
  { key: 'lastActivityAt', label: 'Last activity', kind: 'DATE', isRelative: true },
  { key: 'lastContactedAt', label: 'Last contacted', kind: 'DATE', canBeEmpty: true, isRelative: true },
]

const toOption = (value: string) => ({ value, label: value })
