import { CalendarDays, ChevronDown } from 'lucide-react'
import { type Ref, useState } from 'react'
import { cx } from '../class-names.ts'
import { type DateRange, type Day, dayOf, rangePresets, rangeText, sameRange } from '../format/date-range.ts'
import { useMedia } from '../layout/use-media.ts'
import { Popover } from '../overlays/popover.tsx'
import { Button } from './button.tsx'
import { Calendar } from './calendar.tsx'
import type { FieldControl } from './field.tsx'

export interface DateRangePickerProps extends Partial<FieldControl> {
  /** Null is all time. */
  value: DateRange | null
  onChange: (range: DateRange | null) => void
  label?: string | undefined
  /** The viewer's own today, unless told otherwise. */
  today?: Day | undefined
  'aria-labelledby'?: string | undefined
  className?: string | undefined
  buttonRef?: Ref<HTMLElement> | undefined
  onBlur?: (() => void) | undefined
}

/** A period of whole days: presets everywhere, on wider screens also a calendar. Nothing past today. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, onChange, label = 'Date range', today = dayOf(new Date()), className, buttonRef, ...control } = props
  const [open, setOpen] = useState(false)
  const wide = useMedia('(min-width: 900px)')
  const phone = useMedia('(max-width: 639px)')
  const text = rangeText(value, today)

  function take(range: DateRange | null) {
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
        <Button
          {...control}
          ref={buttonRef}
          icon={CalendarDays}
          iconAfter={ChevronDown}
          className={className}
          {...(!control.id && { 'aria-label': `${label}: ${text}` })}
        >
          {text}
        </Button>
      }
    >
      <ul className="flex min-w-40 flex-col gap-0.5 sm:min-w-28">
        {rangePresets(today).map((preset) => (
          <li key={preset.label}>
            <button
              type="button"
              aria-pressed={sameRange(preset.range, value)}
              onClick={() => take(preset.range)}
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
      {!phone && (
        <div className="border-line border-l pl-4">
          <Calendar value={value} today={today} onPick={take} months={wide ? 2 : 1} />
        </div>
      )}
    </Popover>
  )
}
