import { type SubmissionRow, submissionStates } from '@gable/shared/submissions/submission.ts'
import { parseTrafficFilter, serializeTrafficFilter } from '@gable/shared/traffic/traffic-filter.ts'
import { formatTrafficFilter } from '@gable/shared/traffic/traffic-labels.ts'
import { FilterBar } from '../design/data/filter-bar.tsx'
import type { TableControls } from '../design/data/use-table-state.ts'
import { formatRange, toDay } from '../design/format/date-range.ts'
import { getReceivedRange } from './submission-filters.ts'
import { submissionStateLabels } from './submission-state-badge.tsx'

/** The active filters. An asset filter set by a link takes its name from the loaded rows. */
export function SubmissionFilterChips({ controls, rows }: { controls: TableControls; rows: readonly SubmissionRow[] }) {
  const { filters, setFilter } = controls
  const range = getReceivedRange(controls)
  const states = submissionStates.filter((state) => filters.states?.includes(state))
  const removeValue = (name: string, value: string) => () =>
    setFilter(
      name,
      (filters[name] ?? []).filter((one) => one !== value),
    )
  return (
    <FilterBar
      chips={[
        ...states.map((state) => ({
          label: 'State',
          value: submissionStateLabels[state],
          onRemove: removeValue('states', state),
        })),
        ...(filters.subjectIds ?? []).map((id) => ({
          label: 'From',
          value: rows.find(({ subjectId }) => subjectId === id)?.subjectName ?? 'One of your pages',
          onRemove: removeValue('subjectIds', id),
        })),
        ...Object.entries(parseTrafficFilter(filters.traffic?.[0])).map(([part, value]) => ({
          ...formatTrafficFilter(part, value),
          onRemove: () => setFilter('traffic', withoutPart(filters.traffic?.[0], part)),
        })),
        ...(range
          ? [
              {
                label: 'Received',
                value: formatRange(range, toDay(new Date())),
                onRemove: () => setFilter('received', []),
              },
            ]
          : []),
      ]}
      onClear={controls.clearFilters}
    />
  )
}

function withoutPart(text: string | undefined, part: string): string[] {
  const left = serializeTrafficFilter({ ...parseTrafficFilter(text), [part]: undefined })
  return left ? [left] : []
}
