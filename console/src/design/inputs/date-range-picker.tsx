import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../class-names.ts'
import { type DateRange, type Day, formatRange, getRangePresets, isSameRange, toDay } from '../format/date-range.ts'
import { useMediaQuery } from '../layout/use-media-query.ts'
import { Popover } from '../overlays/popover.tsx'
import { Button } from './button.tsx'
import { Calendar } from './calendar.tsx'

interface DateRangePickerProps {
  /** Null means all time. */
  value: DateRange | null
  onChange: (range: DateRange | null) => void
  label?: string | undefined
  /** Defaults to today in the browser's time zone. */
  today?: Day | undefined
}

/** Selects a range of days. Presets are always shown; the calendar only on wider screens. Days after today are disabled. */
export function DateRangePicker({
  value,
  onChange,
  label = 'Date range',
  today = toDay(new Date()),
}: DateRangePickerProps) {
  const [open, setOpen] = useState(false)
  const isWide = useMediaQuery('(min-width: 900px)')
  const isPhone = useMediaQuery('(max-width: 639px)')
  const text = formatRange(value, today)

  function handleSelect(range: DateRange | null) {
    onChange(range)
    setOpen(false)
  }

  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      className="flex gap-4"
      trigger={
        <Button icon={CalendarDays} iconAfter={ChevronDown} aria-label={`${label}: ${text}`}>
          {text}
        </Button>
      }
    >
      <ul className="flex min-w-40 flex-col gap-0.5 sm:min-w-28">
        {getRangePresets(today).map((preset) => (
          <li key={preset.label}>
            <button
              type="button"
              aria-pressed={isSameRange(preset.range, value)}
              onClick={() => handleSelect(preset.range)}
              className={cx(
                'flex h-8 w-full items-center rounded-md px-2 text-table hover:bg-hover touch:h-11',
                'aria-pressed:bg-hover aria-pressed:font-medium',
              )}
            >
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
      {!isPhone && (
        <div className="border-line border-l pl-4">
          <Calendar value={value} today={today} onSelect={handleSelect} months={isWide ? 2 : 1} />
        </div>
      )}
    </Popover>
  )
}
