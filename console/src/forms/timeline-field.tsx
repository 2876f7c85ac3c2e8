import type { FormChange } from '@gable/shared/forms/form.ts'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { CheckboxField } from '../design/inputs/checkbox-field.tsx'
import type { FormValues } from './form-editor.tsx'
import { TimelineSheet } from './timeline-sheet.tsx'

/** Whether visitors are asked when they might sell. */
export function TimelineField({ control }: { control: Control<FormValues, unknown, FormChange> }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="flex items-start justify-between gap-3">
      <CheckboxField
        control={control}
        name="settings.includeSellingTimeline"
        label="Include selling timeline question"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
        className="-my-0.5 min-h-6 shrink-0 rounded-sm text-accent-ink underline decoration-accent-ink/40 underline-offset-2 hover:decoration-current touch:min-h-11"
      >
        Preview
      </button>
      <TimelineSheet open={isShown} onClose={() => setShown(false)} />
    </div>
  )
}
