import { useState } from 'react'
import type { GalleryPart } from '../gallery/part.ts'
import { Specimen } from '../gallery/specimen.tsx'
import { Calendar } from '../inputs/calendar.tsx'
import { DateRangeField } from '../inputs/date-range-field.tsx'
import { DateRangePicker } from '../inputs/date-range-picker.tsx'
import { Form } from '../inputs/form.tsx'
import { useForm } from '../inputs/use-form.ts'
import type { DateRange } from './date-range.ts'

const today = '2025-10-16'

function DateRanges() {
  const [range, setRange] = useState<DateRange | null>({ from: '2025-10-03', till: '2025-10-12' })
  const form = useForm<{ period: DateRange | null }>({ defaultValues: { period: null } })
  return (
    <>
      <Specimen title="Above a chart">
        <DateRangePicker value={range} onChange={setRange} today={today} />
        <output className="text-muted">{range ? `${range.from} to ${range.till}` : 'no limits'}</output>
      </Specimen>
      <Specimen title="In a form" block>
        <Form form={form} onSubmit={() => {}} className="max-w-xs">
          <DateRangeField control={form.control} name="period" label="Period" hint="Both days included" />
        </Form>
      </Specimen>
      <Specimen title="The calendar alone" block>
        <Calendar value={range} onPick={setRange} today={today} months={1} />
      </Specimen>
    </>
  )
}

export default { title: 'Date ranges', group: 'Fields', render: () => <DateRanges /> } satisfies GalleryPart
