import type { AttributeDefinition, AttributeType } from './attribute.ts'
import { isDay } from './attribute.ts'
import { type ContactFilter, contactAttribute, type FilterField, type FilterKind, homeAttribute } from './filter.ts'

/** What is wrong with a filter, given what can be filtered by. */
export function faultOfFilter(filter: ContactFilter, fields: readonly FilterField[]): string | undefined {
  const field = fields.find(({ key }) => key === filter.key)
  if (!field) return 'There is no such filter'
  return accepts[field.kind](filter) ? undefined : 'This filter is not complete'
}

const accepts: Record<FilterKind, (filter: ContactFilter) => boolean> = {
  CHOICE: (filter) => 'anyOf' in filter,
  YES_NO: (filter) => 'is' in filter,
  TEXT: (filter) => 'contains' in filter,
  DATE: (filter) => hasEnds(filter, (end) => typeof end === 'string' && isDay(end)),
  NUMBER: (filter) => hasEnds(filter, Number.isFinite),
  MONEY: (filter) => hasEnds(filter, Number.isSafeInteger),
}

function hasEnds(filter: ContactFilter, isEnd: (end: unknown) => boolean) {
  const { from, till } = filter as { from?: unknown; till?: unknown }
  const ends = [from, till].filter((end) => end !== undefined)
  return ends.length > 0 && ends.every(isEnd)
}

export const fieldOfAttribute = ({ entity, key, label, type, choices }: AttributeDefinition): FilterField => ({
  key: `${entity === 'CONTACT' ? contactAttribute : homeAttribute}${key}`,
  label,
  kind: kindOf[type],
  ...(type === 'CHOICE' && { options: choices.map((value) => ({ value, label: value })) }),
})

const kindOf: Record<AttributeType, FilterKind> = {
  TEXT: 'TEXT',
  NUMBER: 'NUMBER',
  DATE: 'DATE',
  MONEY: 'MONEY',
  CHOICE: 'CHOICE',
  YES_NO: 'YES_NO',
}

/** A filter as a line of plain text. */
export function sentenceOfFilter(filter: ContactFilter, field: FilterField | undefined): string {
  const label = field?.label ?? filter.key
  if ('anyOf' in filter) {
    const named = filter.anyOf.map((value) => field?.options?.find((option) => option.value === value)?.label ?? value)
    return `${label}: ${named.join(' or ')}`
  }
  if ('is' in filter) return `${label}: ${filter.is ? 'yes' : 'no'}`
  if ('contains' in filter) return `${label} contains “${filter.contains}”`
  const [from, till] = [filter.from, filter.till].map((end) => end !== undefined && endText(end, field?.kind))
  if (from && till) return `${label}: ${from} to ${till}`
  const [more, less] = field?.kind === 'DATE' ? ['later', 'earlier'] : ['more', 'less']
  return from ? `${label}: ${from} or ${more}` : `${label}: ${till} or ${less}`
}

function endText(end: string | number, kind: FilterKind | undefined) {
  if (kind === 'MONEY') return money.format(Number(end) / 100)
  if (typeof end === 'number') return end.toLocaleString('en-US')
  return isDay(end) ? day.format(new Date(`${end}T00:00:00Z`)) : end
}

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' })

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 })
