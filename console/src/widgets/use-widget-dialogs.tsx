import type { Widget } from '@gable/shared/widgets/widget.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { AssetDialogs, type AssetDialog } from '../assets/asset-dialogs.tsx'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { useWidgetActions } from './use-widget-actions.ts'
import { useWidgetPaths } from './widget-paths.ts'
import { dialogDescriptions, nameField } from './widget-labels.ts'

export type OpenWidgetDialog = (question: AssetDialog, widget: Widget) => void

/** What is asked before something is done to a widget; one set of dialogs for a whole screen. */
export function useWidgetDialogs(): { ask: OpenWidgetDialog; dialogs: ReactNode } {
  const { ask, about: widget, question, close } = useConfirmDialogs<AssetDialog, Widget>()
  const { clone, rename, archive } = useWidgetActions()
  const navigate = useNavigate()
  const { getEditorPath } = useWidgetPaths()
  const dialogs = widget && (
    <AssetDialogs
      name={widget.name}
      nameField={nameField}
      descriptions={dialogDescriptions}
      openDialog={question}
      onClose={close}
      onClone={async (name) => void navigate(getEditorPath(await clone(widget, name)))}
      onRename={(name) => rename(widget, name)}
      onArchive={() => archive(widget)}
    />
  )
  return { ask, dialogs }
}
