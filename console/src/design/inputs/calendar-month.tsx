import { format, parseISO } from 'date-fns'
import { useId } from 'react'
import { cx } from '../class-names.ts'
import type { DateRange, Day } from '../format/date-range.ts'
import { getWeeksOfMonth, type Month } from './calendar-days.ts'

interface CalendarMonthProps {
  month: Month
  today: Day
  range: DateRange | null
  /** The only day in the tab order. */
  cursor: Day
  onSelect: (day: Day) => void
  onHover: (day: Day) => void
}

/** One month as a grid of days. */
export function CalendarMonth({ month, today, range, cursor, onSelect, onHover }: CalendarMonthProps) {
  const id = useId()
  return (
    // Six weeks tall, so that the layout does not move between months.
    <div className="min-h-[272px]">
      <p id={id} className="flex h-7 items-center justify-center font-medium text-table">
        {format(parseISO(month), 'MMMM yyyy')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its days */}
      <table role="grid" aria-labelledby={id} className="mt-1 border-separate border-spacing-x-0 border-spacing-y-0.5">
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday} className="size-8 font-normal text-faint text-label">
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getWeeksOfMonth(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell, which can be selected
                <td
                  key={day ?? weekdays[index]}
                  aria-selected={day ? isInRange(day, range) : undefined}
                  className={cx('p-0', day && isInRange(day, range) && rangeClassName(day, range))}
                >
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === cursor ? 0 : -1}
                      disabled={day > today}
                      aria-label={format(parseISO(day), 'EEEE, MMMM d, yyyy')}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onSelect(day)}
                      onPointerEnter={() => onHover(day)}
                      className={cx(
                        'block size-8 rounded-lg text-table tabular-nums disabled:cursor-not-allowed disabled:text-faint disabled:opacity-50',
                        day === range?.from || day === range?.till
                          ? 'bg-accent text-accent-on hover:bg-accent-hover'
                          : 'enabled:hover:bg-hover',
                        day === today && 'font-semibold underline underline-offset-4',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const isInRange = (day: Day, range: DateRange | null) => range !== null && range.from <= day && day <= range.till

const rangeClassName = (day: Day, range: DateRange | null) =>
  cx('bg-accent-soft', day === range?.from && 'rounded-l-lg', day === range?.till && 'rounded-r-lg')
