import { changedElsewhere } from '@gable/shared/http/problem.ts'
import { useEffect, useState } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { ConflictDialog } from '../conflict-dialog.tsx'
import type { SaveState } from './draft-saver.ts'

interface DraftConflictOptions {
  title: string
  draft: { saveState: SaveState; overwrite: () => unknown }
  /** Fetches the stored version and shows it instead of the draft. */
  onReload: () => unknown
}

/** Asks which changes to keep after someone else saved theirs first. */
export function useDraftConflict({ title, draft, onReload }: DraftConflictOptions) {
  const isInConflict = draft.saveState === 'CONFLICT'
  const [open, setOpen] = useState(false)

  useEffect(() => {
    setOpen(isInConflict)
  }, [isInConflict])

  return {
    notice: isInConflict && (
      <Callout
        tone="warning"
        announce
        title={changedElsewhere}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Resolve
          </Button>
        }
      >
        Your changes are not saved until you choose which ones to keep.
      </Callout>
    ),
    dialog: (
      <ConflictDialog
        open={open}
        name={title}
        onClose={() => setOpen(false)}
        onReload={onReload}
        onOverwrite={draft.overwrite}
      />
    ),
  }
}
