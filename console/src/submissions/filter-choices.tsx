import { submissionStates } from '@gable/shared/submissions/submission.ts'
import type { TableControls } from '../design/data/use-table-state.ts'
import { DateRangePicker } from '../design/inputs/date-range-picker.tsx'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { stateLabels } from './state-badge.tsx'
import { receivedFilter, receivedIn } from './submission-filters.ts'

export function FilterChoices({ controls }: { controls: TableControls }) {
  return (
    <>
      <MultiSelect
        aria-label="State"
        className="sm:!w-44"
        placeholder="All but spam"
        value={submissionStates.filter((state) => controls.filters.states?.includes(state))}
        options={submissionStates.map((value) => ({ value, label: stateLabels[value] }))}
        onChange={(states) => controls.setFilter('states', states)}
      />
      <DateRangePicker
        label="Received"
        value={receivedIn(controls)}
        onChange={(range) => controls.setFilter('received', receivedFilter(range))}
      />
    </>
  )
}
