import { type FormConfig, FormGroupChange, type FormGroupConfig } from '@gable/shared/forms/form.ts'
import { journeyFormOf } from '@gable/shared/forms/journey-form.ts'
import { ListOrdered, Settings } from 'lucide-react'
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
import { useWayOut } from './form-paths.ts'
import { FormPreview } from './form-preview.tsx'
import { GroupContentPanel } from './group-content-panel.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { TrackingPanel } from './tracking-panel.tsx'
import { useEditing } from './use-editing.ts'
import { usePanels } from './use-panels.ts'

interface GroupEditorProps {
  saved: FormGroupConfig
  /** Every form of the account. */
  forms: readonly FormConfig[]
  reread: () => Promise<FormGroupConfig | undefined>
}

export function GroupEditor({ saved, forms, reread }: GroupEditorProps) {
  const { timeZone } = useSession().user
  const refresh = useRefresh()
  const [device, setDevice] = useState<Device>('desktop')
  const { form, submit, isOutdated, reload, conflict } = useEditing({
    saved,
    schema: FormGroupChange,
    valuesOf,
    send: async (values) => {
      const kept = await call('PATCH /agent/forms/group/:groupId', { params: { groupId: saved._id }, body: values })
      void refresh('GET /agent/forms/groups', 'GET /agent/forms/group/:groupId')
      return kept
    },
    reread,
  })
  const { panel, setPanel, isWrong } = usePanels(form.control, panelFields)
  const formIds = useWatch({ control: form.control, name: 'formIds' })
  const ordered = formIds.flatMap((id) => forms.find(({ _id }) => _id === id) ?? [])

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
              icon: ListOrdered,
              warning: isWrong('content'),
              content: <GroupContentPanel control={form.control} forms={ordered} />,
            },
            {
              key: 'settings',
              label: 'Settings',
              icon: Settings,
              warning: isWrong('settings'),
              content: <TrackingPanel control={form.control} name="settings.trackingCode" />,
            },
          ]}
        >
          <FormPreview device={device} title={`Preview of ${saved.name}`} forms={ordered.map(journeyFormOf)} />
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

export type GroupValues = z.input<typeof FormGroupChange>

const valuesOf = ({ formIds, settings }: FormGroupConfig): GroupValues => ({ formIds, settings })

const panelFields = { content: ['formIds'], settings: ['settings'] } as const
