import { type SubmissionRow, submissionStates } from '@gable/shared/submissions/submission.ts'
import { FilterBar } from '../design/data/filter-bar.tsx'
import type { TableControls } from '../design/data/use-table-state.ts'
import { dayOf, rangeText } from '../design/format/date-range.ts'
import { stateLabels } from './state-badge.tsx'
import { receivedIn } from './submission-filters.ts'

/** What narrows the list. A page that was chosen by a link is named by what came through it. */
export function FilterChips({ controls, rows }: { controls: TableControls; rows: readonly SubmissionRow[] }) {
  const { filters, setFilter } = controls
  const range = receivedIn(controls)
  const states = submissionStates.filter((state) => filters.states?.includes(state))
  const without = (name: string, value: string) => () =>
    setFilter(
      name,
      (filters[name] ?? []).filter((one) => one !== value),
    )
  return (
    <FilterBar
      chips={[
        ...states.map((state) => ({ label: 'State', value: stateLabels[state], onRemove: without('states', state) })),
        ...(filters.subjectIds ?? []).map((id) => ({
          label: 'From',
          value: rows.find(({ subjectId }) => subjectId === id)?.subjectName ?? 'One of your pages',
          onRemove: without('subjectIds', id),
        })),
        ...(range
          ? [
              {
                label: 'Received',
                value: rangeText(range, dayOf(new Date())),
                onRemove: () => setFilter('received', []),
              },
            ]
          : []),
      ]}
      onClear={controls.clear}
    />
  )
}
