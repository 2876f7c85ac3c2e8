import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { lazyOverlay, preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { useContactQuery } from './use-contact-query.ts'

const LazySaveSegmentDialog = lazyOverlay(
  async () => (await import('../segments/save-segment-dialog.tsx')).SaveSegmentDialog,
  ({ open }) => open,
)

/** Saves the current search and filters as a segment and switches the list to it. */
export function SaveAsSegment() {
  const { query, isFiltered, setScope } = useContactQuery()
  const [isOpen, setOpen] = useState(false)
  if (!isFiltered || query.segmentId || query.isArchived) return null
  return (
    <>
      <Button
        variant="quiet"
        icon={BookmarkPlus}
        onClick={() => setOpen(true)}
        {...preloadOnIntent(LazySaveSegmentDialog)}
      >
        Save as segment
      </Button>
      <LazySaveSegmentDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        search={query.search}
        filters={query.filters}
        onSaved={({ _id }) => setScope({ segmentId: _id })}
      />
    </>
  )
}
