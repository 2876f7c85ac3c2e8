import type { Broadcast } from '@gable/shared/broadcasts/broadcast.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { type ReactNode, useState } from 'react'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { mediumLabels } from '../content/content-labels.ts'
import { Pagination } from '../design/data/table/pagination.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApiList } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { BroadcastRow } from './broadcast-row.tsx'
import { ResumeDialog } from './resume-dialog.tsx'
import { useBroadcastActions, useLiveBroadcasts } from './use-broadcasts.ts'

interface BroadcastListProps {
  contentId: string
  medium: ContentMedium
  /** What became of each email or postcard of a broadcast. */
  renderPieces: (broadcastId: string | undefined, onClose: () => void) => ReactNode
}

/** To whom a content was sent, with the progress of what is being sent. */
export function BroadcastList({ contentId, medium, renderPieces }: BroadcastListProps) {
  const { noun } = mediumLabels[medium]
  const [page, setPage] = useState(1)
  const response = useApiList('GET /agent/broadcasts', { query: { contentId, page, pageSize } })
  const { openId, open, close } = useOverlayParam('broadcast')
  const { cancel, stop } = useBroadcastActions()
  const { openDialog, target, dialog, close: closeDialog } = useConfirmDialogs<'stop' | 'resume', Broadcast>()
  useLiveBroadcasts()
  return (
    <Card title="Sending" description={`Who got this ${noun}, and what became of it.`}>
      <DataBoundary
        response={response}
        errorTitle="What was sent could not be loaded"
        fallback={<TextSkeleton lines={2} />}
      >
        {({ data, total }) =>
          total === 0 ? (
            <p className="text-muted">It was not sent to anyone yet.</p>
          ) : (
            <div className="space-y-4">
              <ul aria-label="Sending" className="divide-y divide-line">
                {data.map((broadcast) => (
                  <BroadcastRow
                    key={broadcast._id}
                    broadcast={broadcast}
                    onShowPieces={() => open(broadcast._id)}
                    onCancel={() => cancel(broadcast)}
                    onResume={() => openDialog('resume', broadcast)}
                    onStop={() => openDialog('stop', broadcast)}
                  />
                ))}
              </ul>
              {total > pageSize && (
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  pageSizes={[pageSize]}
                  total={total}
                  onPageChange={setPage}
                  onPageSizeChange={() => setPage(1)}
                />
              )}
            </div>
          )
        }
      </DataBoundary>
      {target && (
        <>
          <ConfirmDialog
            open={dialog === 'stop'}
            onClose={closeDialog}
            title="Stop sending?"
            description={stopEffects[medium]}
            confirmLabel="Stop Sending"
            tone="danger"
            onConfirm={() => stop(target)}
          />
          <ResumeDialog key={target._id} broadcast={target} open={dialog === 'resume'} onClose={closeDialog} />
        </>
      )}
      {renderPieces(openId, close)}
    </Card>
  )
}

const pageSize = 5

const stopEffects: Record<ContentMedium, string> = {
  EMAIL: 'Emails that were not sent yet are canceled for good. Sent emails stay sent.',
  POSTCARD:
    'Postcards that are not at the printer yet are canceled for good, and their credits are given back. The others stay sent.',
}
