import { useState } from 'react'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Calendar } from '../inputs/calendar.tsx'
import { DateRangePicker } from '../inputs/date-range-picker.tsx'
import type { DateRange } from './date-range.ts'

const today = '2025-10-16'

function DateRanges() {
  const [range, setRange] = useState<DateRange | null>({ from: '2025-10-03', till: '2025-10-12' })
  return (
    <>
      <Example title="Above a chart">
        <DateRangePicker value={range} onChange={setRange} today={today} />
        <output className="text-muted">{range ? `${range.from} to ${range.till}` : 'All time'}</output>
      </Example>
      <Example title="Calendar only" block>
        <Calendar value={range} onSelect={setRange} today={today} months={1} />
      </Example>
    </>
  )
}

export default { title: 'Date ranges', group: 'Fields', render: () => <DateRanges /> } satisfies GalleryEntry
