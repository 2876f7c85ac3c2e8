import type { Content } from '@gable/shared/content/content.ts'
import { changedElsewhere } from '@gable/shared/http/problem.ts'
import { useEffect, useState } from 'react'
import { Callout } from '../../design/feedback/callout.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { call } from '../../platform/use-api.ts'
import type { ContentDraft } from './use-content-draft.ts'

/** Asks which changes to keep after someone else saved theirs first. */
export function useDraftConflict<T extends object>(content: Content, draft: ContentDraft<T>) {
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
        name={content.title}
        onClose={() => setOpen(false)}
        onReload={async () =>
          draft.adopt(await call('GET /agent/content/:contentId', { params: { contentId: content._id } }), false)
        }
        onOverwrite={draft.overwrite}
      />
    ),
  }
}
