import { trackingCodeMaximum } from '@gable/shared/forms/form.ts'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { TextAreaField } from '../design/text-area-field.tsx'

interface TrackingPanelProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
}

/** Code of an analytics service, which runs on the public page and nowhere else. */
export function TrackingPanel<In extends FieldValues, Out>({ control, name }: TrackingPanelProps<In, Out>) {
  return (
    <div className="space-y-3">
      <h3 className="font-semibold">Analytics</h3>
      <TextAreaField
        control={control}
        name={name}
        label="Tracking Code <head>"
        hint="It never runs in this workspace."
        max={trackingCodeMaximum}
        rows={8}
        mono
        spellCheck={false}
      />
    </div>
  )
}
