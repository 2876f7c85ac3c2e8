import type { FormChange } from '@gable/shared/forms/form.ts'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { CheckboxField } from '../design/inputs/checkbox-field.tsx'
import type { FormValues } from './form-editor.tsx'
import { SellingTimelinePreview } from './selling-timeline-preview.tsx'

/** Turns the selling timeline question on or off. */
export function SellingTimelineField({ control }: { control: Control<FormValues, unknown, FormChange> }) {
  const [isPreviewOpen, setPreviewOpen] = useState(false)
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
        onClick={() => setPreviewOpen(true)}
        className="-my-0.5 min-h-6 shrink-0 rounded-sm text-accent-ink underline decoration-accent-ink/40 underline-offset-2 hover:decoration-current touch:min-h-11"
      >
        Preview
      </button>
      <SellingTimelinePreview open={isPreviewOpen} onClose={() => setPreviewOpen(false)} />
    </div>
  )
}
