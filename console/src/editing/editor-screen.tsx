import { type FormEventHandler, type ReactNode, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { formatDateTime } from '../design/format/date-format.ts'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import type { Device } from '../design/layout/editor/device.ts'
import type { EditorPanel } from '../design/layout/editor/editor-rail.tsx'
import { EditorFrame } from '../design/layout/editor-frame.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import type { BackLink } from './back-link.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import type { Editing } from './use-editing.ts'
import { useEditorPanels } from './use-editor-panels.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

interface EditorScreenProps<In extends FieldValues, Out> {
  saved: { name: string; updatedAt: string }
  backLink: BackLink
  editing: Editing<In, Out>
  /** `fields` are the form fields in a panel, used to mark panels with errors. */
  panels: readonly (Omit<EditorPanel, 'warning'> & { fields: readonly FieldPath<In>[] })[]
  /** A button that renames the item. */
  rename?: ReactNode
  menu?: ReactNode
  /** Shown next to the title. */
  status?: ReactNode
  /** Shown before the time of the last update on phones, which have no room for the status. */
  phoneStatus?: string | undefined
  /** The buttons that save. A submit button "Save" by default. */
  action?: ReactNode
  onSubmitCapture?: FormEventHandler | undefined
  /** Shown above the preview. */
  notice?: ReactNode
  renderPreview: (device: Device) => ReactNode
}

/** A full-window editor that saves all of its panels together. */
export function EditorScreen<In extends FieldValues, Out>(props: EditorScreenProps<In, Out>) {
  const { saved, backLink, editing, panels, rename, menu, status, phoneStatus, notice, renderPreview } = props
  const { action = <SubmitButton>Save</SubmitButton>, onSubmitCapture } = props
  const { form, submit, isOutdated, reload, conflict } = editing
  const timeZone = useTimeZone()
  const [device, setDevice] = useState<Device>('desktop')
  const { openPanel, setOpenPanel, hasErrors } = useEditorPanels(form.control, panels)
  const formId = useSaveShortcut()
  return (
    <>
      <Form id={formId} form={form} onSubmit={submit} onSubmitCapture={onSubmitCapture}>
        <EditorFrame
          close={backLink}
          title={saved.name}
          rename={rename}
          status={status}
          note={
            <>
              {phoneStatus && <span className="sm:hidden">{phoneStatus}. </span>}
              {`Last Updated: ${formatDateTime(saved.updatedAt, timeZone)}`}
            </>
          }
          showsNoteOnPhone={phoneStatus !== undefined}
          device={device}
          onDeviceChange={setDevice}
          menu={menu}
          action={action}
          notice={isOutdated ? <OutdatedNotice onReload={reload} /> : notice}
          openPanel={openPanel}
          onPanelChange={setOpenPanel}
          panels={panels.map((panel) => ({ ...panel, warning: hasErrors(panel.key) }))}
        >
          {renderPreview(device)}
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
