import { Redo2, Undo2 } from 'lucide-react'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { MenuItem } from '../../design/overlays/menu.tsx'
import type { UndoSteps } from './undo-buttons.tsx'

/** Undo and redo in the menu of an editor on phones, where the header has no room for their buttons. */
export function UndoMenuItems({ draft }: { draft: UndoSteps }) {
  if (!useIsNarrow()) return null
  return (
    <>
      <MenuItem icon={Undo2} disabledReason={!draft.canUndo && 'There is nothing to undo.'} onSelect={draft.undo}>
        Undo
      </MenuItem>
      <MenuItem icon={Redo2} disabledReason={!draft.canRedo && 'There is nothing to redo.'} onSelect={draft.redo}>
        Redo
      </MenuItem>
    </>
  )
}
