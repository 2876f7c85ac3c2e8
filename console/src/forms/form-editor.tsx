import { FormChange, type FormConfig } from '@gable/shared/forms/form.ts'
import { journeyFormOf } from '@gable/shared/forms/journey-form.ts'
import { FileText, Settings } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { formatDateTime } from '../design/date-format.ts'
import type { Device } from '../design/editor/device.ts'
import { EditorFrame } from '../design/editor-frame.tsx'
import { Form } from '../design/form.tsx'
import { SubmitButton } from '../design/submit-button.tsx'
import { useSession } from '../platform/session.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormContentPanel } from './form-content-panel.tsx'
import { useWayOut } from './form-paths.ts'
import { FormPreview } from './form-preview.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { TrackingPanel } from './tracking-panel.tsx'
import { useEditing } from './use-editing.ts'
import { usePanels } from './use-panels.ts'
import { useShownStep } from './use-shown-step.ts'

interface FormEditorProps {
  saved: FormConfig
  reread: () => Promise<FormConfig | undefined>
}

export function FormEditor({ saved, reread }: FormEditorProps) {
  const { timeZone } = useSession().user
  const refresh = useRefresh()
  const [device, setDevice] = useState<Device>('desktop')
  const { form, submit, isOutdated, reload, conflict } = useEditing({
    saved,
    schema: FormChange,
    valuesOf,
    send: async (values) => {
      const kept = await call('PATCH /agent/forms/form/:formId', { params: { formId: saved._id }, body: values })
      void refresh('GET /agent/forms', 'GET /agent/forms/form/:formId')
      return kept
    },
    reread,
  })
  const { panel, setPanel, isWrong } = usePanels(form.control, panelFields)
  const step = useShownStep(form)
  const typed = useWatch({ control: form.control }) as FormValues

  return (
    <>
      <Form form={form} onSubmit={submit}>
        <EditorFrame
          close={useWayOut()}
          title={saved.name}
          note={`Last Updated: ${formatDateTime(saved.updatedAt, timeZone ?? undefined)}`}
          device={device}
          onDevice={setDevice}
          action={<SubmitButton>Save</SubmitButton>}
          notice={isOutdated && <OutdatedNotice onReload={reload} />}
          panel={panel}
          onPanel={setPanel}
          panels={[
            {
              key: 'content',
              label: 'Content',
              icon: FileText,
              warning: isWrong('content'),
              content: <FormContentPanel control={form.control} leadType={saved.leadType} />,
            },
            {
              key: 'settings',
              label: 'Settings',
              icon: Settings,
              warning: isWrong('settings'),
              content: <TrackingPanel control={form.control} name="generalSettings.trackingCode" />,
            },
          ]}
        >
          <FormPreview
            device={device}
            title={`Preview of ${saved.name}`}
            forms={[journeyFormOf({ ...saved, ...typed })]}
            step={step}
          />
        </EditorFrame>
      </Form>
      <ConflictDialog
        open={conflict.open}
        name={saved.name}
        onClose={conflict.close}
        onReload={reload}
        onOverwrite={conflict.overwrite}
      />
    </>
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

const panelFields = {
  content: ['title', 'description', 'leadType', 'settings', 'exitSettings'],
  settings: ['generalSettings'],
} as const
