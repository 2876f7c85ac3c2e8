import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { CustomRange } from './custom-range.tsx'
import { type Grouping, presetLengths } from './period.ts'
import type { PeriodControls } from './use-period.ts'

interface PeriodPickerProps {
  period: PeriodControls
  /** Nothing on the page is by day, week or month. */
  hidesGrouping?: boolean
}

/** Selects the date range and the grouping of the charts. */
export function PeriodPicker({ period, hidesGrouping = false }: PeriodPickerProps) {
  return (
    <div className="filters flex flex-wrap items-center gap-2">
      <SegmentedControl
        label="Period"
        value={String(period.presetDays)}
        options={presetLengths.map((days) => ({ value: String(days), label: `${days} days` }))}
        onChange={(days) => period.setPresetDays(Number(days))}
      />
      <CustomRange period={period} />
      {!hidesGrouping && (
        <div className="sm:ml-auto">
          <SegmentedControl
            label="Group by"
            value={period.grouping}
            options={period.groupings.map((grouping) => ({ value: grouping, label: groupingNames[grouping] }))}
            onChange={period.setGrouping}
          />
        </div>
      )}
    </div>
  )
}

const groupingNames: Record<Grouping, string> = { DAY: 'Day', WEEK: 'Week', MONTH: 'Month' }
