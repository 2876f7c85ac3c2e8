import { FormChange, type FormConfig, trackingCodeMaximum } from '@gable/shared/forms/form.ts'
import { journeyFormOf } from '@gable/shared/forms/journey-form.ts'
import { FileText, Settings } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { KeyedMutator } from 'swr'
import type * as z from 'zod'
import { EditingFrame } from '../editing/editing-frame.tsx'
import { TrackingSection } from '../editing/tracking-section.tsx'
import { useEditing } from '../editing/use-editing.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { FormContentPanel } from './form-content-panel.tsx'
import { useWayOutOfForms } from './form-paths.ts'
import { FormPreview } from './form-preview.tsx'
import { useShownStep } from './use-shown-step.ts'

interface FormEditorProps {
  saved: FormConfig
  mutate: KeyedMutator<FormConfig>
}

export function FormEditor({ saved, mutate }: FormEditorProps) {
  const refresh = useRefresh()
  const close = useWayOutOfForms()
  const params = { formId: saved._id }
  const editing = useEditing({
    saved,
    mutate,
    schema: FormChange,
    valuesOf,
    send: async (body) => {
      const kept = await call('PATCH /agent/forms/form/:formId', { params, body })
      void refresh('GET /agent/forms')
      return kept
    },
    read: () => call('GET /agent/forms/form/:formId', { params }),
  })
  const { control } = editing.form
  const step = useShownStep(editing.form)
  const typed = useWatch({ control }) as FormValues
  return (
    <EditingFrame
      close={close}
      saved={saved}
      editing={editing}
      panels={[
        {
          key: 'content',
          label: 'Content',
          icon: FileText,
          fields: ['title', 'description', 'leadType', 'settings', 'exitSettings'],
          content: <FormContentPanel control={control} leadType={saved.leadType} />,
        },
        {
          key: 'settings',
          label: 'Settings',
          icon: Settings,
          fields: ['generalSettings'],
          content: <TrackingSection control={control} name="generalSettings.trackingCode" max={trackingCodeMaximum} />,
        },
      ]}
      preview={(device) => (
        <FormPreview
          device={device}
          title={`Preview of ${saved.name}`}
          forms={[journeyFormOf({ ...saved, ...typed })]}
          step={step}
        />
      )}
    />
  )
}

export type FormValues = z.input<typeof FormChange>

const valuesOf = ({
  title,
  description,
  leadType,
  settings,
  exitSettings,
  generalSettings,
}: FormConfig): FormValues => ({
  title,
  description,
  leadType,
  settings: { ...settings, firstNameMandatory: true, lastNameMandatory: true },
  exitSettings,
  generalSettings,
})
