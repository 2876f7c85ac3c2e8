import { useController, useFormContext, useWatch } from 'react-hook-form'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { defaultAction, type NextStepForm, nextStepChoices } from './next-step.ts'

/** Asks what to do next with one tap; the text and the time are optional. Inside a `Form`. */
export function NextStepFields() {
  const { control } = useFormContext<NextStepForm>()
  const { field } = useController({ control, name: 'choice' })
  const choice = useWatch({ control, name: 'choice' })
  return (
    <div className="space-y-3">
      <div>
        <p aria-hidden="true" className="mb-1 font-medium text-table">
          Next Step
        </p>
        <SegmentedControl label="Next Step" value={choice} options={nextStepChoices} onChange={field.onChange} />
      </div>
      {choice !== 'NONE' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField control={control} name="action" label="What to Do" max={200} placeholder={defaultAction} />
          {choice === 'PICK' && <TextField control={control} name="due" label="When" type="datetime-local" required />}
        </div>
      )}
    </div>
  )
}
