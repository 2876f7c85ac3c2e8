import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { FilterChip } from '../design/data/filter-bar.tsx'
import type { TableControls } from '../design/data/use-table-state.ts'
import { ownerMe, ownerNone } from './lead-filters.ts'

interface Choice {
  value: string
  label: string
}

export const listOwnerOptions = (config: LeadFieldConfig | undefined): Choice[] => [
  { value: ownerMe, label: 'Me' },
  { value: ownerNone, label: 'Unassigned' },
  ...(config?.agents ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName })),
]

interface SingleFilter {
  name: string
  label: string
  options: readonly Choice[]
}

/** Filters with one value. */
export const listSingleFilters = (config: LeadFieldConfig | undefined): readonly SingleFilter[] => [
  ...relativeFilters,
  ...(config?.campaigns.length
    ? [{ name: 'campaign', label: 'Campaign', options: config.campaigns.map((value) => ({ value, label: value })) }]
    : []),
]

/** Filters that depend on today, or that ask whether there is a value. */
const relativeFilters: readonly SingleFilter[] = [
  {
    name: 'due',
    label: 'Next action',
    options: [
      { value: 'OVERDUE', label: 'Overdue' },
      { value: 'TODAY', label: 'Due today' },
      { value: 'NEXT_7_DAYS', label: 'Due in the next 7 days' },
      { value: 'NONE', label: 'Is empty' },
    ],
  },
  {
    name: 'created',
    label: 'Created',
    options: [
      { value: 'TODAY', label: 'Today' },
      { value: 'LAST_7_DAYS', label: 'In the last 7 days' },
      { value: 'LAST_30_DAYS', label: 'In the last 30 days' },
      { value: 'LAST_90_DAYS', label: 'In the last 90 days' },
    ],
  },
  {
    name: 'age',
    label: 'Time in stage',
    options: [
      { value: 'OVER_7_DAYS', label: 'More than 7 days' },
      { value: 'OVER_30_DAYS', label: 'More than 30 days' },
      { value: 'OVER_90_DAYS', label: 'More than 90 days' },
    ],
  },
  {
    name: 'value',
    label: 'Value',
    options: [
      { value: 'SET', label: 'Is not empty' },
      { value: 'NONE', label: 'Is empty' },
    ],
  },
]

/** The active filters that the toolbar itself does not show. */
export function listFilterChips(
  { filters, setFilter }: TableControls,
  config: LeadFieldConfig | undefined,
): FilterChip[] {
  const fields = [
    { name: 'stageNot', label: 'Stage is not', options: config?.stages ?? [] },
    { name: 'kindNot', label: 'Type is not', options: config?.leadTypes ?? [] },
    { name: 'ownerNot', label: 'Owner is not', options: listOwnerOptions(config) },
    ...listSingleFilters(config),
  ]
  return fields.flatMap(({ name, label, options }) => {
    const chosen = options.filter(({ value }) => filters[name]?.includes(value))
    if (chosen.length === 0) return []
    return [{ label, value: chosen.map((option) => option.label).join(', '), onRemove: () => setFilter(name, []) }]
  })
}
