import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { formatRange } from '../design/format/date-range.ts'
import { Button } from '../design/inputs/button.tsx'
import { Calendar } from '../design/inputs/calendar.tsx'
import { useMediaQuery } from '../design/layout/use-media-query.ts'
import { Popover } from '../design/overlays/popover.tsx'
import type { PeriodControls } from './use-period.ts'

/** A button that opens a calendar to select a custom range. */
export function CustomRange({ period: { range, presetDays, today, setRange } }: { period: PeriodControls }) {
  const [open, setOpen] = useState(false)
  const isWide = useMediaQuery('(min-width: 900px)')
  const text = formatRange(range, today)
  return (
    <Popover
      label="Custom range"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button icon={CalendarDays} aria-label={`Custom range: ${text}`}>
          {presetDays === undefined ? text : 'Custom'}
        </Button>
      }
    >
      <Calendar
        value={range}
        today={today}
        months={isWide ? 2 : 1}
        onSelect={(selected) => {
          setRange(selected)
          setOpen(false)
        }}
      />
    </Popover>
  )
}
