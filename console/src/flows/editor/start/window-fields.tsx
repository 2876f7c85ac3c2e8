import type { SendWindow } from '@gable/shared/flows/definition.ts'
import { useId } from 'react'
import { Switch } from '../../../design/inputs/switch.tsx'
import { TimeField } from '../pickers/time-field.tsx'
import { WeekdayField } from '../pickers/weekday-field.tsx'

interface WindowFieldsProps {
  window: SendWindow | null
  onChange: (window: SendWindow | null, key?: string) => void
}

/** The days and hours in which emails and postcards are sent. */
export function WindowFields({ window, onChange }: WindowFieldsProps) {
  const id = useId()
  const isReversed = window !== null && window.from >= window.till
  return (
    <div className="space-y-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <label htmlFor={id} className="block">
            Send only on some days and hours
          </label>
          <p className="text-label text-muted">
            Emails and postcards wait for it, other steps do not. Times are in the time zone of your agency.
          </p>
        </div>
        <Switch id={id} checked={window !== null} onChange={(isOn) => onChange(isOn ? usualWindow : null)} />
      </div>
      {window && (
        <>
          <WeekdayField
            legend="Days"
            value={window.days}
            // The last day stays, because nothing would ever be sent without one.
            onChange={(days) => days.length > 0 && onChange({ ...window, days })}
          />
          <div className="grid grid-cols-2 gap-3">
            <TimeField label="From" value={window.from} onChange={(from) => onChange({ ...window, from }, 'from')} />
            <TimeField
              label="Until"
              error={isReversed ? 'Must be later than its start' : undefined}
              value={window.till}
              onChange={(till) => onChange({ ...window, till }, 'till')}
            />
          </div>
        </>
      )}
    </div>
  )
}

const usualWindow: SendWindow = { days: [1, 2, 3, 4, 5], from: '09:00', till: '17:00' }
