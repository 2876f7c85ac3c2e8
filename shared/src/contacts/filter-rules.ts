import { formatMoney } from '../text/format-money.ts'
import { getDateTimeFormat } from '../text/intl-formats.ts'
import type { AttributeDefinition, AttributeType } from './attribute.ts'
import { isIsoDate } from './attribute.ts'
import {
  type ContactFilter,
  contactAttributePrefix,
  type FilterField,
  type FilterKind,
  getChoices,
  propertyAttributePrefix,
} from './filter.ts'

/** The error message for a filter that does not fit the available fields. */
export function getFilterError(filter: ContactFilter, fields: readonly FilterField[]): string | undefined {
  const field = fields.find(({ key }) => key === filter.key)
  if (!field) return 'This filter does not exist'
  return isComplete(filter, field) ? undefined : 'This filter is not complete'
}

function isComplete(filter: ContactFilter, { kind, canBeEmpty = false, isRelative = false }: FilterField) {
  if ('isEmpty' in filter) return canBeEmpty
  if ('inLastDays' in filter || 'notInLastDays' in filter) return isRelative
  return isCompleteOfKind[kind](filter)
}

const isCompleteOfKind: Record<FilterKind, (filter: ContactFilter) => boolean> = {
  CHOICE: (filter) => 'anyOf' in filter || 'noneOf' in filter,
  YES_NO: (filter) => 'is' in filter,
  TEXT: (filter) => 'contains' in filter,
  DATE: (filter) => hasBounds(filter, (bound) => typeof bound === 'string' && isIsoDate(bound)),
  NUMBER: (filter) => hasBounds(filter, Number.isFinite),
  MONEY: (filter) => hasBounds(filter, Number.isSafeInteger),
}

function hasBounds(filter: ContactFilter, isValid: (bound: unknown) => boolean) {
  const { from, till } = filter as { from?: unknown; till?: unknown }
  const bounds = [from, till].filter((bound) => bound !== undefined)
  return bounds.length > 0 && bounds.every(isValid)
}

export const toFilterField = ({ entity, key, label, type, choices }: AttributeDefinition): FilterField => ({
  key: `${entity === 'CONTACT' ? contactAttributePrefix : propertyAttributePrefix}${key}`,
  label,
  kind: kindByAttributeType[type],
  ...(type !== 'YES_NO' && { canBeEmpty: true }),
  ...(type === 'DATE' && { isRelative: true }),
  ...(type === 'CHOICE' && { options: choices.map((value) => ({ value, label: value })) }),
})

const kindByAttributeType: Record<AttributeType, FilterKind> = {
  TEXT: 'TEXT',
  NUMBER: 'NUMBER',
  DATE: 'DATE',
  MONEY: 'MONEY',
  CHOICE: 'CHOICE',
  YES_NO: 'YES_NO',
}

/** A filter as one line of plain text. */
export function describeFilter(filter: ContactFilter, field: FilterField | undefined): string {
  const label = field?.label ?? filter.key
  const choices = getChoices(filter).map(
    (value) => field?.options?.find((option) => option.value === value)?.label ?? value,
  )
  if ('anyOf' in filter) return `${label}: ${choices.join(' or ')}`
  if ('noneOf' in filter) return `${label}: not ${choices.join(' or ')}`
  if ('is' in filter) return `${label}: ${filter.is ? 'yes' : 'no'}`
  if ('contains' in filter) return `${label} contains “${filter.contains}”`
  if ('isEmpty' in filter) return `${label}: ${filter.isEmpty ? 'empty' : 'not empty'}`
  if ('inLastDays' in filter) return `${label}: ${describeDays(filter.inLastDays)}`
  if ('notInLastDays' in filter) return `${label}: not ${describeDays(filter.notInLastDays)}`
  const [from, till] = [filter.from, filter.till].map((bound) => bound !== undefined && formatBound(bound, field?.kind))
  if (from && till) return `${label}: ${from} to ${till}`
  const [more, less] = field?.kind === 'DATE' ? ['later', 'earlier'] : ['more', 'less']
  return from ? `${label}: ${from} or ${more}` : `${label}: ${till} or ${less}`
}

const describeDays = (days: number) => (days === 1 ? 'today' : `in the last ${days.toLocaleString('en-US')} days`)

function formatBound(bound: string | number, kind: FilterKind | undefined) {
  if (kind === 'MONEY') return formatMoney(Number(bound))
  if (typeof bound === 'number') return bound.toLocaleString('en-US')
  return isIsoDate(bound) ? formatDay(bound) : bound
}

const formatDay = (day: string) =>
  getDateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
