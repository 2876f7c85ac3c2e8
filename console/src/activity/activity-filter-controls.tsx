import { eventGroups } from '@gable/shared/activity/entry.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRange } from '../design/format/date-range.ts'
import { Button } from '../design/inputs/button.tsx'
import { DateRangePicker } from '../design/inputs/date-range-picker.tsx'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { useMediaQuery } from '../design/layout/use-media-query.ts'
import { eventGroupAppearance } from './event-group-appearance.ts'
import type { HistoryControls as Controls } from './use-activity-filters.ts'

interface HistoryControlsProps {
  controls: Controls
  /** Offers to choose among the groups of events. */
  withGroups: boolean
  /** At the other end of the line. */
  action?: ReactNode
}

/** What narrows a history. Days are picked where there is room for a calendar; those of a link are let go anywhere. */
export function ActivityFilterControls({ controls, withGroups, action }: HistoryControlsProps) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const days = formatRange(controls.range, controls.today)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2 empty:hidden">
      {withGroups && (
        <MultiSelect
          aria-label="Activity Type"
          className="sm:!w-56"
          placeholder="Activity Type"
          value={controls.groups}
          options={eventGroups.map((value) => ({ value, label: eventGroupAppearance[value].label }))}
          onChange={(groups) => controls.narrow({ groups })}
        />
      )}
      {isWide ? (
        <DateRangePicker
          label="Date range"
          today={controls.today}
          value={controls.range}
          onChange={(range) => controls.narrow({ range })}
        />
      ) : (
        controls.range && (
          <Button
            iconAfter={X}
            aria-label={`Show all time, not only ${days}`}
            onClick={() => controls.narrow({ range: null })}
          >
            {days}
          </Button>
        )
      )}
      {action && <div className="ml-auto">{action}</div>}
    </div>
  )
}
