import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatDateTime } from '../design/date-format.ts'
import type { Device } from '../design/editor/device.ts'
import type { EditorPanel } from '../design/editor/editor-rail.tsx'
import { EditorFrame } from '../design/editor-frame.tsx'
import { Form } from '../design/form.tsx'
import { SubmitButton } from '../design/submit-button.tsx'
import { useSession } from '../platform/session.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useWayOut } from './form-paths.ts'
import { OutdatedNotice } from './outdated-notice.tsx'
import type { Editing } from './use-editing.ts'
import { usePanels } from './use-panels.ts'

interface EditingFrameProps<In extends FieldValues, Out> {
  saved: { name: string; updatedAt: string }
  editing: Editing<In, Out>
  /** Each with the fields that are changed in it. */
  panels: readonly (Omit<EditorPanel, 'warning'> & { fields: readonly (keyof In)[] })[]
  preview: (device: Device) => ReactNode
}

/** The window in which a form or a group is edited. */
export function EditingFrame<In extends FieldValues, Out>(props: EditingFrameProps<In, Out>) {
  const { saved, editing, panels, preview } = props
  const { form, submit, isOutdated, reload, conflict } = editing
  const { timeZone } = useSession().user
  const [device, setDevice] = useState<Device>('desktop')
  const { panel, setPanel, isWrong } = usePanels(form.control, panels)
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
          panels={panels.map((each) => ({ ...each, warning: isWrong(each.key) }))}
        >
          {preview(device)}
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
