import { FormChange, type FormConfig, trackingCodeMaximum } from '@gable/shared/forms/form.ts'
import { toJourneyForm } from '@gable/shared/journeys/journey-form.ts'
import { FileText, Settings } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { KeyedMutator } from 'swr'
import type * as z from 'zod'
import { EditorScreen } from '../editing/editor-screen.tsx'
import { TrackingSection } from '../editing/tracking-section.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { AnswerSection } from './answer-section.tsx'
import { FormContentPanel } from './form-content-panel.tsx'
import { useFormsBackLink } from './form-paths.ts'
import { FormPreview } from './form-preview.tsx'
import { RedirectSection } from './redirect-section.tsx'
import { usePreviewStep } from './use-preview-step.ts'

interface FormEditorProps {
  saved: FormConfig
  mutate: KeyedMutator<FormConfig>
}

export function FormEditor({ saved, mutate }: FormEditorProps) {
  const refresh = useRefresh()
  const backLink = useFormsBackLink()
  const params = { formId: saved._id }
  const editing = useEditing({
    saved,
    mutate,
    schema: FormChange,
    toValues: toFormValues,
    save: async (body) => {
      const form = await call('PATCH /agent/forms/form/:formId', { params, body })
      void refresh('GET /agent/forms')
      return form
    },
    load: () => call('GET /agent/forms/form/:formId', { params }),
  })
  const { control } = editing.form
  const { step, showStep } = usePreviewStep(editing.form)
  const values = useWatch({ control }) as FormValues
  return (
    <EditorScreen
      backLink={backLink}
      saved={saved}
      editing={editing}
      panels={[
        {
          key: 'content',
          label: 'Content',
          icon: FileText,
          fields: [
            'title',
            'description',
            'spanish',
            'leadType',
            'settings',
            'questions',
            'questionPlace',
            'exitSettings.exitTo',
          ],
          content: (
            <FormContentPanel
              control={control}
              leadType={saved.leadType}
              onQuestionOpen={() => showStep('questions')}
            />
          ),
        },
        {
          key: 'settings',
          label: 'Settings',
          icon: Settings,
          fields: ['generalSettings', 'exitSettings.redirectUrl'],
          content: (
            <>
              <AnswerSection control={control} />
              <RedirectSection control={control} />
              <TrackingSection control={control} name="generalSettings.trackingCode" max={trackingCodeMaximum} />
            </>
          ),
        },
      ]}
      renderPreview={(device) => (
        <FormPreview
          device={device}
          title={`Preview of ${saved.name}`}
          forms={[toJourneyForm({ ...saved, ...values })]}
          step={step}
        />
      )}
    />
  )
}

export type FormValues = z.input<typeof FormChange>

const toFormValues = ({
  title,
  description,
  spanish,
  leadType,
  settings,
  exitSettings,
  generalSettings,
  questions,
  questionPlace,
}: FormConfig): FormValues => ({
  title,
  description,
  spanish,
  leadType,
  settings: { ...settings, firstNameMandatory: true, lastNameMandatory: true },
  exitSettings,
  generalSettings,
  questions,
  questionPlace,
})
