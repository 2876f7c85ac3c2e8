import { eventGroups } from '@gable/shared/activity/entry.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRange } from '../design/format/date-range.ts'
import { Button } from '../design/inputs/button.tsx'
import { DateRangePicker } from '../design/inputs/date-range-picker.tsx'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { useMediaQuery } from '../design/layout/use-media-query.ts'
import { eventGroupAppearance } from './event-group-appearance.ts'
import type { useActivityFilters } from './use-activity-filters.ts'

interface ActivityFilterControlsProps {
  controls: ReturnType<typeof useActivityFilters>
  hasTypeFilter: boolean
  /** Shown at the end of the row. */
  action?: ReactNode
}

/** The date range picker needs a wide screen. A narrow screen can still clear a range that came with a link. */
export function ActivityFilterControls({ controls, hasTypeFilter, action }: ActivityFilterControlsProps) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const { groups, range, today, setFilters } = controls
  const rangeLabel = formatRange(range, today)
  return (
    <div className="filters mb-5 flex flex-wrap items-center gap-2 empty:hidden">
      {hasTypeFilter && (
        <MultiSelect
          aria-label="Activity Type"
          placeholder="Activity Type"
          value={groups}
          options={eventGroups.map((value) => ({ value, label: eventGroupAppearance[value].label }))}
          onChange={(groups) => setFilters({ groups })}
        />
      )}
      {isWide ? (
        <DateRangePicker label="Date range" today={today} value={range} onChange={(range) => setFilters({ range })} />
      ) : (
        range && (
          <Button
            iconAfter={X}
            aria-label={`Clear date range ${rangeLabel}`}
            onClick={() => setFilters({ range: null })}
          >
            {rangeLabel}
          </Button>
        )
      )}
      {action && <div className="ml-auto">{action}</div>}
    </div>
  )
}
