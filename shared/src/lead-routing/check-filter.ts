import type { ContactFilter } from '../contacts/filter.ts'
import { leadFields } from '../leads/field-config.ts'
import { getWeekdayAt, isOfficeOpen, type OfficeHours } from '../leads/office-hours.ts'
import { formatWholeDollars } from '../text/format-money.ts'
import { weekdays } from './filter-fields.ts'

/** What is known of a lead when it comes in. */
export interface RoutableLead {
  at: number
  leadType: string
  source: string
  form: { id: string | null; name: string }
  asset: { id: string | null; name: string }
  city: string
  zip: string
  state: string
  valueCents: number | undefined
  language: string
}

export interface RoutingClock {
  timeZone: string
  /** Null means always open. */
  officeHours: OfficeHours | null
}

export interface FilterCheck {
  isMet: boolean
  /** About the lead, to follow `because`: `the home is in Portland`. */
  text: string
}

/** Whether a lead matches a filter, in words about the lead. */
export function checkFilter(filter: ContactFilter, lead: RoutableLead, clock: RoutingClock): FilterCheck {
  const describe = fields[filter.key]
  if (!describe) return { isMet: false, text: 'a filter of the rule no longer exists' }
  const { value, text } = describe(lead, clock)
  return { isMet: matches(filter, value), text }
}

type Value = string | number | boolean | undefined

const fields: Record<string, (lead: RoutableLead, clock: RoutingClock) => { value: Value; text: string }> = {
  leadType: ({ leadType }) => ({ value: leadType, text: `it is a ${getTypeLabel(leadType)} lead` }),
  source: ({ source }) => ({ value: source, text: `its source is ${source}` }),
  form: ({ form }) => ({
    value: form.id ?? '',
    text: form.name ? `its form is “${form.name}”` : 'its form is unknown',
  }),
  asset: ({ asset }) => ({
    value: asset.id ?? '',
    text: asset.name ? `it came through “${asset.name}”` : 'it came through no page that is known',
  }),
  city: ({ city }) => ({ value: city, text: city ? `the home is in ${city}` : 'the city is unknown' }),
  zip: ({ zip }) => ({ value: zip, text: zip ? `the ZIP code is ${zip}` : 'the ZIP code is unknown' }),
  value: ({ valueCents }) => ({
    value: valueCents,
    text: valueCents === undefined ? 'its value is unknown' : `its value is ${formatWholeDollars(valueCents)}`,
  }),
  language: ({ language }) => ({
    value: language,
    text: `the language is ${language === 'es' ? 'Spanish' : 'English'}`,
  }),
  day: ({ at }, { timeZone }) => {
    const day = getWeekdayAt(at, timeZone)
    return { value: String(day), text: `it came in on a ${weekdays[day - 1]?.label}` }
  },
  officeHours: ({ at }, { timeZone, officeHours }) => {
    const isOpen = isOfficeOpen(at, officeHours, timeZone)
    return { value: isOpen, text: `it came in ${isOpen ? 'during' : 'outside'} office hours` }
  },
}

function matches(filter: ContactFilter, value: Value): boolean {
  if ('anyOf' in filter) return typeof value === 'string' && filter.anyOf.includes(value)
  if ('noneOf' in filter) return typeof value === 'string' && !filter.noneOf.includes(value)
  if ('is' in filter) return value === filter.is
  if ('contains' in filter) return typeof value === 'string' && value !== '' && containsAny(value, filter.contains)
  if (typeof value !== 'number' || !('from' in filter || 'till' in filter)) return false
  return value >= Number(filter.from ?? -Infinity) && value <= Number(filter.till ?? Infinity)
}

/** One of several texts that are separated by commas. */
const containsAny = (value: string, texts: string) =>
  texts
    .split(',')
    .map((text) => text.trim().toLowerCase())
    .some((text) => text !== '' && value.toLowerCase().includes(text))

const getTypeLabel = (type: string) => leadFields.leadTypes.find(({ value }) => value === type)?.label ?? type
