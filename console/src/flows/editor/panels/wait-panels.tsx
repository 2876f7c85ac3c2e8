import { weekdayLabels } from '@gable/shared/flows/describe-time.ts'
import type { StepOf } from '@gable/shared/flows/step.ts'
import { triggerLabels } from '@gable/shared/flows/step-labels.ts'
import { awaitableTriggers } from '@gable/shared/flows/trigger.ts'
import { useState } from 'react'
import { Button } from '../../../design/inputs/button.tsx'
import { triggerIcons } from '../list/step-icons.ts'
import { DurationField } from '../pickers/duration-field.tsx'
import { TimeField } from '../pickers/time-field.tsx'
import { WeekdayField } from '../pickers/weekday-field.tsx'
import { createTrigger } from '../triggers/create-trigger.ts'
import { TriggerDialog } from '../triggers/trigger-dialog.tsx'
import { TriggerFields } from '../triggers/trigger-fields.tsx'
import type { StepPanelProps } from './step-panel.tsx'

export const WaitPanel = ({ step, onChange }: StepPanelProps<StepOf<'WAIT'>>) => (
  <DurationField label="Wait" value={step.duration} onChange={(duration) => onChange({ duration }, 'duration')} />
)

export const WaitUntilPanel = ({ step, onChange }: StepPanelProps<StepOf<'WAIT_UNTIL'>>) => (
  <>
    <TimeField
      label="Time"
      hint="In the time zone of your agency."
      value={step.time}
      onChange={(time) => onChange({ time }, 'time')}
    />
    <WeekdayField
      legend="Days"
      hint={step.days.length === 0 ? `No day is chosen, so any day counts, ${weekdayLabels[0]} included.` : ''}
      value={step.days}
      onChange={(days) => onChange({ days })}
    />
  </>
)

/** What the contact does next, and how long to wait for it. */
export function EventPanel({ step, onChange }: StepPanelProps<StepOf<'WAIT_FOR_EVENT'>>) {
  const [isChoosing, setChoosing] = useState(false)
  const { event, timeout } = step
  return (
    <>
      <div className="space-y-1.5">
        <p className="font-medium text-table">Event</p>
        <Button
          icon={triggerIcons[event.type]}
          className="w-full justify-start"
          aria-label={`Event: ${triggerLabels[event.type].label}`}
          onClick={() => setChoosing(true)}
        >
          {triggerLabels[event.type].label}
        </Button>
      </div>
      <TriggerFields
        trigger={event}
        onChange={(changes) => onChange({ event: { ...event, ...changes } as typeof event }, 'event')}
      />
      <DurationField label="Wait at Most" value={timeout} onChange={(timeout) => onChange({ timeout }, 'timeout')} />
      <TriggerDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title="Choose an event"
        types={awaitableTriggers}
        onChoose={(type) => {
          onChange({ event: createTrigger(type) })
          setChoosing(false)
        }}
      />
    </>
  )
}
