import type { Widget } from '@gable/shared/widgets/widget.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { type AssetDialog, AssetDialogs } from '../assets/asset-dialogs.tsx'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { LazyShareWidgetDialog } from './lazy-share-widget-dialog.ts'
import { useWidgetActions } from './use-widget-actions.ts'
import { dialogDescriptions, nameField } from './widget-labels.ts'
import { useWidgetPaths } from './widget-paths.ts'

type DialogKind = AssetDialog | 'share'
export type OpenWidgetDialog = (dialog: DialogKind, widget: Widget) => void

/** The dialogs for cloning, renaming, archiving and sharing a widget: one set per screen. */
export function useWidgetDialogs(): { openDialog: OpenWidgetDialog; dialogs: ReactNode } {
  const { openDialog, target: widget, dialog, close } = useConfirmDialogs<DialogKind, Widget>()
  const { clone, rename, archive } = useWidgetActions()
  const navigate = useNavigate()
  const { getEditorPath } = useWidgetPaths()
  const dialogs = widget && (
    <>
      <AssetDialogs
        name={widget.name}
        nameField={nameField}
        descriptions={dialogDescriptions}
        openDialog={dialog === 'share' ? undefined : dialog}
        onClose={close}
        onClone={async (name) => void navigate(getEditorPath(await clone(widget, name)))}
        onRename={(name) => rename(widget, name)}
        onArchive={() => archive(widget)}
      />
      <LazyShareWidgetDialog widget={widget} open={dialog === 'share'} onClose={close} />
    </>
  )
  return { openDialog, dialogs }
}
