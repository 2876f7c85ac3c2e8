import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { FilterBar } from '../design/data/filter-bar.tsx'
import type { TableControls } from '../design/data/use-table-state.ts'
import { formatRange, toDay } from '../design/format/date-range.ts'
import { DateRangePicker } from '../design/inputs/date-range-picker.tsx'
import { Select } from '../design/inputs/select.tsx'
import { getPeriod, toPeriodFilter } from './audit-log-filters.ts'

interface FiltersProps {
  controls: TableControls
  /** Undefined while loading. */
  options: Reply<Contract['GET /agent/audit-log/filters']> | undefined
}

export function AuditFilterControls({ controls, options }: FiltersProps) {
  const { members, areas } = toOptions(options)
  const set = (name: string) => (value: string) => controls.setFilter(name, value === all ? [] : [value])
  return (
    <>
      <Select
        aria-label="Member"
        value={controls.filters.member?.[0] ?? all}
        options={[{ value: all, label: 'All members' }, ...members]}
        onChange={set('member')}
      />
      <Select
        aria-label="Area"
        value={controls.filters.area?.[0] ?? all}
        options={[{ value: all, label: 'All areas' }, ...areas]}
        onChange={set('area')}
      />
      <DateRangePicker
        label="Period"
        value={getPeriod(controls)}
        onChange={(range) => controls.setFilter('period', toPeriodFilter(range))}
      />
    </>
  )
}

const all = 'ALL'

const toOptions = (options: FiltersProps['options']) => ({
  members: (options?.members ?? []).map(({ userId, fullName, email }) => ({ value: userId, label: fullName || email })),
  areas: (options?.areas ?? []).map(({ area, label }) => ({ value: area, label })),
})

export function AuditFilterChips({ controls, options }: FiltersProps) {
  const { members, areas } = toOptions(options)
  const period = getPeriod(controls)
  const toChip = (name: string, label: string, choices: { value: string; label: string }[]) =>
    (controls.filters[name] ?? []).map((value) => ({
      label,
      value: choices.find((choice) => choice.value === value)?.label ?? '…',
      onRemove: () => controls.setFilter(name, []),
    }))
  return (
    <FilterBar
      chips={[
        ...toChip('member', 'Member', members),
        ...toChip('area', 'Area', areas),
        ...(period
          ? [
              {
                label: 'Period',
                value: formatRange(period, toDay(new Date())),
                onRemove: () => controls.setFilter('period', []),
              },
            ]
          : []),
      ]}
      onClear={controls.clearFilters}
    />
  )
}
