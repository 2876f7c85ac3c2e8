import { useState } from 'react'
import { Calendar } from './calendar.tsx'
import type { DateRange } from './date-range.ts'
import { DateRangeField } from './date-range-field.tsx'
import { DateRangePicker } from './date-range-picker.tsx'
import { Form } from './form.tsx'
import type { GalleryPart } from './gallery/part.ts'
import { Specimen } from './gallery/specimen.tsx'
import { useForm } from './use-form.ts'

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
