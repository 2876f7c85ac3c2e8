import { submissionStates } from '@gable/shared/submissions/submission.ts'
import type { TableControls } from '../design/data/use-table-state.ts'
import { DateRangePicker } from '../design/inputs/date-range-picker.tsx'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { getReceivedRange, toReceivedFilter } from './submission-filters.ts'
import { submissionStateLabels } from './submission-state-badge.tsx'

export function SubmissionFilterControls({ controls }: { controls: TableControls }) {
  return (
    <>
      <MultiSelect
        aria-label="State"
        placeholder="All except spam"
        value={submissionStates.filter((state) => controls.filters.states?.includes(state))}
        options={submissionStates.map((value) => ({ value, label: submissionStateLabels[value] }))}
        onChange={(states) => controls.setFilter('states', states)}
      />
      <DateRangePicker
        label="Received"
        value={getReceivedRange(controls)}
        onChange={(range) => controls.setFilter('received', toReceivedFilter(range))}
      />
    </>
  )
}
