import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type DateRange, type Day, rangeBetween } from '../format/date-range.ts'
import { addToMonth, dayAfterKey, type Month, monthOf, monthsShowing } from './calendar-days.ts'
import { CalendarMonth } from './calendar-month.tsx'
import { IconButton } from './icon-button.tsx'

interface CalendarProps {
  value: DateRange | null
  today: Day
  /** Both days have been picked. */
  onPick: (range: DateRange) => void
  /** How many months stand side by side. */
  months?: 1 | 2 | undefined
}

/** Months to pick a first and a last day from, by pointer or by keyboard; nothing past today. */
export function Calendar({ value, today, onPick, months = 2 }: CalendarProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<Month>(monthOf(value?.till ?? today))
  const [cursor, setCursor] = useState<Day>(value?.till ?? today)
  const [first, setFirst] = useState<Day | null>(null)
  const [pointed, setPointed] = useState<Day | null>(null)

  const shown = Array.from({ length: months }, (_, index) => addToMonth(last, index + 1 - months))
  const range = first ? rangeBetween(first, pointed ?? cursor, today) : value

  function pick(day: Day) {
    setCursor(day)
    if (first === null) return setFirst(day)
    setFirst(null)
    onPick(rangeBetween(first, day, today))
  }

  function turn(by: number) {
    const next = addToMonth(last, by)
    setLast(next)
    // Tab has to find a day that is in view.
    if (monthsShowing(cursor, next, months) !== next) setCursor(`${next}-01`)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(cursor, event.key, event.shiftKey, today)
    if (next === undefined) return
    event.preventDefault()
    setCursor(next)
    setPointed(null)
    setLast(monthsShowing(next, last, months))
    // The day may stand in a month that is only now drawn.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the days inside, which are buttons */}
      <div
        ref={grid}
        className="relative flex w-fit gap-6"
        onKeyDown={onKeyDown}
        onPointerLeave={() => setPointed(null)}
      >
        <IconButton
          icon={ChevronLeft}
          label="Previous month"
          size="sm"
          onClick={() => turn(-1)}
          onKeyDown={keepKeys}
          className="!absolute top-0 left-0"
        />
        {shown.map((month) => (
          <CalendarMonth key={month} {...{ month, today, range, cursor }} onPick={pick} onPoint={setPointed} />
        ))}
        <IconButton
          icon={ChevronRight}
          label="Next month"
          size="sm"
          disabled={last >= monthOf(today)}
          onClick={() => turn(1)}
          onKeyDown={keepKeys}
          className="!absolute top-0 right-0"
        />
      </div>
      <p aria-live="polite" className="mt-2 h-4 text-label text-muted">
        {first ? 'Now choose the last day' : 'Choose the first day'}
      </p>
    </div>
  )
}

/** Arrows on a button are not for the days. Escape goes on, to close. */
function keepKeys(event: KeyboardEvent) {
  if (event.key !== 'Escape') event.stopPropagation()
}
