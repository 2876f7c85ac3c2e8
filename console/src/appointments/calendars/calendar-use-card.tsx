import type { CalendarOverview } from '@gable/shared/calendars/calendar.ts'
import { useId } from 'react'
import { Field } from '../../design/inputs/field.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { Switch } from '../../design/inputs/switch.tsx'
import { Card } from '../../design/layout/card.tsx'
import { useSaveChoices } from './use-save-choices.ts'

interface CalendarUseCardProps {
  overview: CalendarOverview
  onChange: (overview: CalendarOverview) => void
}

/** Which calendar appointments are written to. */
export function CalendarUseCard({ overview, onChange }: CalendarUseCardProps) {
  const save = useSaveChoices(overview, onChange)
  const id = useId()
  const options = overview.connections.flatMap(({ login, calendars }) =>
    calendars
      .filter(({ isWritable }) => isWritable)
      .map(({ _id, name }) => ({ value: _id, label: name === login ? name : `${name} (${login})` })),
  )
  const receiving = overview.connections.flatMap(({ calendars }) => calendars).find(({ receives }) => receives)
  return (
    <Card title="New appointments">
      <div className="space-y-4">
        <Field
          label="Write to"
          hint="Move an appointment there, and the contact gets an email with the new time. Delete it there, and you are asked first."
        >
          {(props) => (
            <Select
              {...props}
              value={receiving?._id ?? 'NONE'}
              options={[{ value: 'NONE', label: 'No calendar' }, ...options]}
              onChange={(value) =>
                void save(value === 'NONE' ? { receivingId: null, writesNextSteps: false } : { receivingId: value })
              }
            />
          )}
        </Field>
        <div className="flex items-start justify-between gap-4 touch:py-2">
          <div className="min-w-0">
            <label htmlFor={id} className="block font-medium text-ink text-table">
              Next actions, too
            </label>
            <p id={`${id}-hint`} className="text-label text-muted">
              What is planned for your leads at a time. It shows as free and takes no time off your booking page.
            </p>
          </div>
          <Switch
            id={id}
            aria-describedby={`${id}-hint`}
            checked={overview.writesNextSteps}
            disabledReason={!receiving && 'Choose a calendar first.'}
            onChange={(writesNextSteps) => void save({ writesNextSteps })}
          />
        </div>
      </div>
    </Card>
  )
}
