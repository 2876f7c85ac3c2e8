import { BookmarkPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { useWanted } from './use-wanted.ts'

const SaveSegmentDialog = lazy(async () => ({
  default: (await import('../segments/save-segment-dialog.tsx')).SaveSegmentDialog,
}))

/** Keeps what the contacts are narrowed to; the list then shows the segment. */
export function SaveAsSegment() {
  const { wanted, isNarrowed, setScope } = useWanted()
  const [asked, setAsked] = useState<'open' | 'closed'>()
  if (!isNarrowed || wanted.segmentId || wanted.isArchived) return null
  return (
    <>
      <Button variant="quiet" icon={BookmarkPlus} onClick={() => setAsked('open')}>
        Save as segment
      </Button>
      {asked && (
        <Suspense>
          <SaveSegmentDialog
            open={asked === 'open'}
            onClose={() => setAsked('closed')}
            search={wanted.search}
            filters={wanted.filters}
            onSaved={({ _id }) => setScope({ segmentId: _id })}
          />
        </Suspense>
      )}
    </>
  )
}
