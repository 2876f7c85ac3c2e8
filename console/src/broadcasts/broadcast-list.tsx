import type { Broadcast } from '@gable/shared/broadcasts/broadcast.ts'
import { useState } from 'react'
import { Pagination } from '../design/data/table/pagination.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useApiList } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { BroadcastEmails } from './broadcast-emails.tsx'
import { BroadcastRow } from './broadcast-row.tsx'
import { useBroadcastActions, useLiveBroadcasts } from './use-broadcasts.ts'

/** To whom an email was sent, with the progress of what is being sent. */
export function BroadcastList({ contentId }: { contentId: string }) {
  const [page, setPage] = useState(1)
  const response = useApiList('GET /agent/broadcasts', { query: { contentId, page, pageSize } })
  const { openId, open, close } = useOverlayParam('broadcast')
  const { cancel, stop, resume } = useBroadcastActions()
  const [stopped, setStopped] = useState<Broadcast>()
  const [isStopping, setStopping] = useState(false)
  useLiveBroadcasts()
  return (
    <Card title="Sending" description="Who got this email, and what became of it.">
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
                    onShowEmails={() => open(broadcast._id)}
                    onCancel={() => cancel(broadcast)}
                    onResume={() => resume(broadcast)}
                    onStop={() => {
                      setStopped(broadcast)
                      setStopping(true)
                    }}
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
      {stopped && (
        <ConfirmDialog
          open={isStopping}
          onClose={() => setStopping(false)}
          title="Stop sending?"
          description="Emails that were not sent yet are canceled for good. Sent emails stay sent."
          confirmLabel="Stop Sending"
          tone="danger"
          onConfirm={() => stop(stopped)}
        />
      )}
      <BroadcastEmails broadcastId={openId} onClose={close} />
    </Card>
  )
}

const pageSize = 5
