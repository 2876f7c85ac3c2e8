import { type ReactNode, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { formatDateTime } from '../design/format/date-format.ts'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import type { Device } from '../design/layout/editor/device.ts'
import type { EditorPanel } from '../design/layout/editor/editor-rail.tsx'
import { EditorFrame } from '../design/layout/editor-frame.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import type { Editing } from './use-editing.ts'
import { usePanels } from './use-panels.ts'
import { useSaveKey } from './use-save-key.ts'
import type { WayOut } from './way-out.ts'

interface EditingFrameProps<In extends FieldValues, Out> {
  saved: { name: string; updatedAt: string }
  close: WayOut
  editing: Editing<In, Out>
  /** Each with the fields that are changed in it. */
  panels: readonly (Omit<EditorPanel, 'warning'> & { fields: readonly FieldPath<In>[] })[]
  /** A button that changes the name. */
  rename?: ReactNode
  menu?: ReactNode
  /** Above the preview. */
  notice?: ReactNode
  preview: (device: Device) => ReactNode
}

/** The window in which something is edited and saved as a whole. */
export function EditingFrame<In extends FieldValues, Out>(props: EditingFrameProps<In, Out>) {
  const { saved, close, editing, panels, rename, menu, notice, preview } = props
  const { form, submit, isOutdated, reload, conflict } = editing
  const timeZone = useTimeZone()
  const [device, setDevice] = useState<Device>('desktop')
  const { panel, setPanel, isWrong } = usePanels(form.control, panels)
  const formId = useSaveKey()
  return (
    <>
      <Form id={formId} form={form} onSubmit={submit}>
        <EditorFrame
          close={close}
          title={saved.name}
          rename={rename}
          note={`Last Updated: ${formatDateTime(saved.updatedAt, timeZone)}`}
          device={device}
          onDevice={setDevice}
          menu={menu}
          action={<SubmitButton>Save</SubmitButton>}
          notice={isOutdated ? <OutdatedNotice onReload={reload} /> : notice}
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
