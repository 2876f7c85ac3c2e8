import type { Widget } from '@gable/shared/widgets/widget.ts'
import { Share2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { AssetMenu } from '../assets/asset-menu.tsx'
import { MenuItem } from '../design/overlays/menu.tsx'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { LazyShareWidgetDialog } from './lazy-share-widget-dialog.ts'
import { useRemaining } from './use-remaining.ts'
import { useWidgetActions } from './use-widget-actions.ts'
import type { OpenWidgetDialog } from './use-widget-dialogs.tsx'
import { limitMessages } from './widget-labels.ts'

interface WidgetMenuProps {
  widget: Widget
  /** The button that opens the menu. */
  trigger: ReactElement
  openDialog: OpenWidgetDialog
}

export function WidgetMenu({ widget, trigger, openDialog }: WidgetMenuProps) {
  const { isFull } = useRemaining()
  const { unarchive } = useWidgetActions()
  return (
    <AssetMenu
      status={widget.status}
      trigger={trigger}
      disabledReasons={isFull ? limitMessages : undefined}
      onClone={() => openDialog('clone', widget)}
      itemsAfterClone={
        <MenuItem
          icon={Share2}
          onSelect={() => openDialog('share', widget)}
          {...preloadOnIntent(LazyShareWidgetDialog)}
        >
          Share
        </MenuItem>
      }
      onArchive={() => openDialog('archive', widget)}
      onUnarchive={() => void unarchive(widget)}
    />
  )
}
