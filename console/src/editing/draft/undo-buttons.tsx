import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../design/inputs/icon-button.tsx'

export interface UndoSteps {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
}

/** Undo and redo, which also answer to Ctrl+Z and Ctrl+Shift+Z. On phones they are in the menu: `UndoMenuItems`. */
export function UndoButtons({ draft }: { draft: UndoSteps }) {
  useUndoShortcuts(draft)
  return (
    <div className="hidden sm:contents">
      <IconButton icon={Undo2} label="Undo" hint="Undo (Ctrl+Z)" disabled={!draft.canUndo} onClick={draft.undo} />
      <IconButton icon={Redo2} label="Redo" hint="Redo (Ctrl+Shift+Z)" disabled={!draft.canRedo} onClick={draft.redo} />
    </div>
  )
}

function useUndoShortcuts(draft: UndoSteps) {
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      // Fields of a dialog are not part of the draft.
      if ((!isRedo && key !== 'z') || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      // The browser would undo in one field only, and not know of moved blocks.
      event.preventDefault()
      if (isRedo) latest.current.redo()
      else latest.current.undo()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}
