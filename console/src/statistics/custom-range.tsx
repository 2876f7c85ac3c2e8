import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { rangeText } from '../design/format/date-range.ts'
import { Button } from '../design/inputs/button.tsx'
import { Calendar } from '../design/inputs/calendar.tsx'
import { useMedia } from '../design/layout/use-media.ts'
import { Popover } from '../design/overlays/popover.tsx'
import type { PeriodControls } from './use-period.ts'

/** Days of one's own choice, picked from a calendar. */
export function CustomRange({ period: { range, span, today, setRange } }: { period: PeriodControls }) {
  const [open, setOpen] = useState(false)
  const wide = useMedia('(min-width: 900px)')
  const text = rangeText(range, today)
  return (
    <Popover
      label="Custom range"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button icon={CalendarDays} aria-label={`Custom range: ${text}`}>
          {span === undefined ? text : 'Custom'}
        </Button>
      }
    >
      <Calendar
        value={range}
        today={today}
        months={wide ? 2 : 1}
        onPick={(picked) => {
          setRange(picked)
          setOpen(false)
        }}
      />
    </Popover>
  )
}
