import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { CustomRange } from './custom-range.tsx'
import { type Grouping, spans } from './period.ts'
import type { PeriodControls } from './use-period.ts'

/** Which days, and drawn by what. */
export function PeriodChoice({ period }: { period: PeriodControls }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentedControl
        label="Period"
        value={String(period.span)}
        options={spans.map((days) => ({ value: String(days), label: `${days} days` }))}
        onChange={(days) => period.setSpan(Number(days))}
      />
      <CustomRange period={period} />
      <div className="sm:ml-auto">
        <SegmentedControl
          label="Group by"
          value={period.grouping}
          options={period.groupings.map((grouping) => ({ value: grouping, label: groupingNames[grouping] }))}
          onChange={period.setGrouping}
        />
      </div>
    </div>
  )
}

const groupingNames: Record<Grouping, string> = { DAY: 'Day', WEEK: 'Week', MONTH: 'Month' }
