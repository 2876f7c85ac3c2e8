import type { BookingPage } from '@gable/shared/appointments/appointment.ts'
import {
  type AppointmentPlace,
  appointmentLengths,
  appointmentPlaces,
  BookingPageSettings,
} from '@gable/shared/appointments/booking-page.ts'
import { useController, useWatch } from 'react-hook-form'
import { toast } from '../design/feedback/toast.tsx'
import { Field } from '../design/inputs/field.tsx'
import { Form } from '../design/inputs/form.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { Select } from '../design/inputs/select.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { call } from '../platform/use-api.ts'
import type { BookingControl } from './booking-control.ts'
import { HoursField } from './hours-field.tsx'

interface BookingPageFormProps {
  page: BookingPage
  onSaved: (page: BookingPage) => void
}

export function BookingPageForm({ page, onSaved }: BookingPageFormProps) {
  const form = useZodForm(BookingPageSettings, { values: page.settings, resetOptions: { keepDirtyValues: true } })
  const { control } = form
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: BookingPageSettings) {
    const saved = await call('PUT /agent/booking-page', { body })
    form.reset(saved.settings, { keepDirtyValues: false })
    toast.success('Booking page saved')
    onSaved(saved)
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4">
      <Card title="Appointment">
        <div className="space-y-4">
          <SwitchField
            control={control}
            name="isOn"
            label="Visitors can book time with you"
            hint="Also shows “Book a time” beside your name on pages and in emails, unless your card has a booking link of its own."
            disabledReason={page.url === null && 'Create your personalized URL first.'}
            disabled={page.url === null}
          />
          <TextField control={control} name="title" label="Title" max={80} required />
          <TextAreaField control={control} name="description" label="Description" rows={3} max={500} />
          <div className="grid gap-4 sm:grid-cols-2">
            <LengthField control={control} />
            <SelectField control={control} name="place" label="Where" options={placeOptions} />
          </div>
          <PlaceDetailField control={control} />
        </div>
      </Card>
      <Card title="Hours">
        <HoursField control={control} timeZone={page.timeZone} />
      </Card>
      <Card title="Limits">
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            control={control}
            name="noticeHours"
            label="Notice"
            unit="hours"
            min={0}
            max={168}
            hint="How long before the start a time can still be booked."
          />
          <NumberField
            control={control}
            name="daysAhead"
            label="Days Ahead"
            unit="days"
            min={1}
            max={90}
            hint="How far into the future times are offered."
          />
          <NumberField
            control={control}
            name="bufferMinutes"
            label="Free Time Around"
            unit="minutes"
            min={0}
            max={120}
            hint="Kept free before and after each appointment."
          />
          <NumberField
            control={control}
            name="maxPerDay"
            label="Most per Day"
            min={0}
            max={20}
            hint="0 for no limit."
          />
        </div>
      </Card>
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

const placeLabels: Record<AppointmentPlace, string> = {
  PHONE: 'By phone: you call them',
  VIDEO: 'By video call',
  IN_PERSON: 'In person',
}
const placeOptions = appointmentPlaces.map((value) => ({ value, label: placeLabels[value] }))

function LengthField({ control }: { control: BookingControl }) {
  const { field } = useController({ control, name: 'minutes' })
  return (
    <Field label="Length">
      {(props) => (
        <Select
          {...props}
          value={String(field.value)}
          options={appointmentLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
          onChange={(minutes) => field.onChange(Number(minutes))}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

function PlaceDetailField({ control }: { control: BookingControl }) {
  const place = useWatch({ control, name: 'place' })
  if (place === 'PHONE') return null
  return place === 'VIDEO' ? (
    <TextField control={control} name="placeDetail" label="Link of Your Video Call" placeholder="https://" required />
  ) : (
    <TextField control={control} name="placeDetail" label="Address" required />
  )
}
