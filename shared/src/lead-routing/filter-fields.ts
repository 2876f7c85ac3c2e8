import type { ContactFilter, FilterField } from '../contacts/filter.ts'
import { getFilterError } from '../contacts/filter-rules.ts'
import { languageOptions } from '../journeys/language-names.ts'
import { leadFields } from '../leads/field-config.ts'
import { weekdayNames } from '../time/weekdays.ts'

interface RoutingFilterOptions {
  sources: { value: string; label: string }[]
  forms: { value: string; label: string }[]
  assets: { value: string; label: string }[]
}

/** What routing rules can filter leads by. */
export const listRoutingFields = ({ sources, forms, assets }: RoutingFilterOptions): FilterField[] => [
  { key: 'leadType', label: 'Lead type', kind: 'CHOICE', options: leadFields.leadTypes },
  { key: 'source', label: 'Source', kind: 'CHOICE', options: sources },
  { key: 'form', label: 'Form', kind: 'CHOICE', options: forms },
  { key: 'asset', label: 'Widget or landing page', kind: 'CHOICE', options: assets },
  { key: 'city', label: 'City', kind: 'TEXT', hint: severalHint },
  { key: 'zip', label: 'ZIP code', kind: 'TEXT', hint: severalHint },
  { key: 'value', label: 'Value', kind: 'MONEY' },
  { key: 'language', label: 'Language', kind: 'CHOICE', options: languageOptions },
  { key: 'day', label: 'Day', kind: 'CHOICE', options: weekdays },
  { key: 'officeHours', label: 'During office hours', kind: 'YES_NO' },
]

/** The error of a filter in itself. Whether its choices still exist is another question. */
export const getRoutingFilterError = (filter: ContactFilter): string | undefined =>
  getFilterError(filter, listRoutingFields({ sources: [], forms: [], assets: [] }))

const severalHint = 'Separate several with commas.'

/** 1 is Monday, as in office hours. */
export const weekdays = weekdayNames.map((label, index) => ({ value: String(index + 1), label }))
