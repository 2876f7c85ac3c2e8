import type { LeadType } from '@gable/shared/activity/entry.ts'
import { descriptionMaximum, type FormChange, titleMaximum } from '@gable/shared/forms/form.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import type { Control } from 'react-hook-form'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { ContactDetailsField } from './contact-details-field.tsx'
import type { FormValues } from './form-editor.tsx'
import { LinkedDashboardField } from './linked-dashboard-field.tsx'
import { QuestionsSection } from './questions/questions-section.tsx'
import { SellingTimelineField } from './selling-timeline-field.tsx'
import { SpanishSection } from './spanish-section.tsx'

interface FormContentPanelProps {
  control: Control<FormValues, unknown, FormChange>
  leadType: LeadType
  onQuestionOpen: () => void
}

/** The form's texts and questions. */
export function FormContentPanel({ control, leadType, onQuestionOpen }: FormContentPanelProps) {
  return (
    <div className="space-y-5">
      <TextField control={control} name="title" label="Title" required max={titleMaximum} />
      <TextAreaField
        control={control}
        name="description"
        label="Description"
        required
        max={descriptionMaximum}
        rows={4}
      />
      <SelectField
        control={control}
        name="leadType"
        label="Lead Type"
        required
        disabled
        options={leadFields.leadTypes}
      />
      <ContactDetailsField control={control} />
      {leadType === 'HV' && <SellingTimelineField control={control} />}
      <LinkedDashboardField control={control} />
      <QuestionsSection control={control} onOpen={onQuestionOpen} />
      <SpanishSection control={control} />
    </div>
  )
}
