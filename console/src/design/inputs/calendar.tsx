import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { createRange, type DateRange, type Day } from '../format/date-range.ts'
import { getDayForKey, getLastVisibleMonth, type Month, shiftMonth, toMonth } from './calendar-days.ts'
import { CalendarMonth } from './calendar-month.tsx'
import { IconButton } from './icon-button.tsx'

interface CalendarProps {
  value: DateRange | null
  today: Day
  /** Called once both days are selected. */
  onSelect: (range: DateRange) => void
  /** The number of months side by side. */
  months?: 1 | 2 | undefined
}

/** Selects a first and a last day by pointer or by keyboard. Days after today are disabled. */
export function Calendar({ value, today, onSelect, months = 2 }: CalendarProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [lastMonth, setLastMonth] = useState<Month>(toMonth(value?.till ?? today))
  const [cursor, setCursor] = useState<Day>(value?.till ?? today)
  const [firstDay, setFirstDay] = useState<Day | null>(null)
  const [hoveredDay, setHoveredDay] = useState<Day | null>(null)

  const visibleMonths = Array.from({ length: months }, (_, index) => shiftMonth(lastMonth, index + 1 - months))
  const range = firstDay ? createRange(firstDay, hoveredDay ?? cursor, today) : value

  function selectDay(day: Day) {
    setCursor(day)
    if (firstDay === null) return setFirstDay(day)
    setFirstDay(null)
    onSelect(createRange(firstDay, day, today))
  }

  function changeMonth(by: number) {
    const next = shiftMonth(lastMonth, by)
    setLastMonth(next)
    // The day in the tab order must be visible.
    if (getLastVisibleMonth(cursor, next, months) !== next) setCursor(`${next}-01`)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const next = getDayForKey(cursor, event.key, event.shiftKey, today)
    if (next === undefined) return
    event.preventDefault()
    setCursor(next)
    setHoveredDay(null)
    setLastMonth(getLastVisibleMonth(next, lastMonth, months))
    // The day may be in a month that renders only now.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys control the days inside, which are buttons */}
      <div
        ref={grid}
        className="relative flex w-fit gap-6"
        onKeyDown={handleKeyDown}
        onPointerLeave={() => setHoveredDay(null)}
      >
        <IconButton
          icon={ChevronLeft}
          label="Previous month"
          size="sm"
          onClick={() => changeMonth(-1)}
          onKeyDown={stopGridKeys}
          className="!absolute top-0 left-0"
        />
        {visibleMonths.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            today={today}
            range={range}
            cursor={cursor}
            onSelect={selectDay}
            onHover={setHoveredDay}
          />
        ))}
        <IconButton
          icon={ChevronRight}
          label="Next month"
          size="sm"
          disabled={lastMonth >= toMonth(today)}
          onClick={() => changeMonth(1)}
          onKeyDown={stopGridKeys}
          className="!absolute top-0 right-0"
        />
      </div>
      <p aria-live="polite" className="mt-2 h-4 text-label text-muted">
        {firstDay ? 'Select an end date' : 'Select a start date'}
      </p>
    </div>
  )
}

/** Arrow keys on a button must not move the selected day. Escape still bubbles, to close the popover. */
function stopGridKeys(event: KeyboardEvent) {
  if (event.key !== 'Escape') event.stopPropagation()
}
