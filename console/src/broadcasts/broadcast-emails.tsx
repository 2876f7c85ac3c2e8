import { type EmailPiece, type PieceState, pieceStateLabels, pieceStates } from '@gable/shared/emails/piece.ts'
import { useRef, useState } from 'react'
import { Pagination } from '../design/data/table/pagination.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState, NoResults } from '../design/feedback/states.tsx'
import { Select } from '../design/inputs/select.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useApi, useApiList } from '../platform/use-api.ts'
import { PieceRow } from './piece-row.tsx'

interface BroadcastEmailsProps {
  broadcastId: string | undefined
  onClose: () => void
}

/** The emails of a broadcast and what became of each, filtered by state. */
export function BroadcastEmails({ broadcastId, onClose }: BroadcastEmailsProps) {
  // Keeps the content while the panel slides out.
  const lastId = useRef(broadcastId)
  if (broadcastId) lastId.current = broadcastId
  const visibleId = lastId.current
  const { data } = useApi(
    'GET /agent/broadcasts/:broadcastId',
    visibleId !== undefined && { params: { broadcastId: visibleId } },
  )
  return (
    <SlideOut
      open={broadcastId !== undefined}
      onClose={onClose}
      size="lg"
      title="Emails"
      description={data && `To ${data.audience}`}
    >
      <PanelBody>{visibleId && <PieceList key={visibleId} broadcastId={visibleId} />}</PanelBody>
    </SlideOut>
  )
}

function PieceList({ broadcastId }: { broadcastId: string }) {
  const [{ state, page, pageSize }, setQuery] = useState({
    state: undefined as PieceState | undefined,
    page: 1,
    pageSize: 25,
  })
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/broadcasts/:broadcastId/emails', {
    params: { broadcastId },
    query: { ...(state && { state }), page, pageSize },
  })
  if (error && !data)
    return <ErrorState title="The emails could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  return (
    <div className="space-y-4">
      <Select
        aria-label="State"
        className="sm:w-56"
        value={state ?? 'all'}
        options={stateOptions}
        onChange={(value) =>
          setQuery({ state: pieceStates.find((candidate) => candidate === value), page: 1, pageSize })
        }
      />
      {data ? (
        <Pieces pieces={data.data} isStale={isLoading} isFiltered={state !== undefined} />
      ) : (
        <TextSkeleton lines={6} />
      )}
      {data && data.total > 25 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          pageSizes={[25, 50, 100]}
          total={data.total}
          onPageChange={(page) => setQuery({ state, page, pageSize })}
          onPageSizeChange={(pageSize) => setQuery({ state, page: 1, pageSize })}
        />
      )}
    </div>
  )
}

function Pieces({ pieces, isStale, isFiltered }: { pieces: EmailPiece[]; isStale: boolean; isFiltered: boolean }) {
  if (pieces.length === 0)
    return isFiltered ? (
      <NoResults text="No email is in this state." />
    ) : (
      <EmptyState title="No emails yet" text="They are being prepared." />
    )
  return (
    <ul
      aria-label="Emails"
      aria-busy={isStale}
      className={`divide-y divide-line rounded-lg border border-line ${isStale ? 'opacity-60' : ''}`}
    >
      {pieces.map((piece) => (
        <PieceRow key={piece._id} piece={piece} />
      ))}
    </ul>
  )
}

const stateOptions: { value: string; label: string }[] = [
  { value: 'all', label: 'All states' },
  ...pieceStates.map((value) => ({ value, label: pieceStateLabels[value] })),
]
