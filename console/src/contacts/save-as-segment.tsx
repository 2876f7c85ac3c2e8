import { BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { useContactQuery } from './use-contact-query.ts'

const SaveSegmentDialog = lazy(async () => ({
  default: (await import('../segments/save-segment-dialog.tsx')).SaveSegmentDialog,
}))

/** Saves the current search and filters as a segment and switches the list to it. */
export function SaveAsSegment() {
  const { query, isFiltered, setScope } = useContactQuery()
  const [dialog, setDialog] = useState<'open' | 'closed'>()
  if (!isFiltered || query.segmentId || query.isArchived) return null
  return (
    <>
      <Button variant="quiet" icon={BookmarkPlus} onClick={() => setDialog('open')}>
        Save as segment
      </Button>
      {dialog && (
        <Suspense>
          <SaveSegmentDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            search={query.search}
            filters={query.filters}
            onSaved={({ _id }) => setScope({ segmentId: _id })}
          />
        </Suspense>
      )}
    </>
  )
}
