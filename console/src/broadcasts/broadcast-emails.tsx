import { type PieceState, pieceStateLabels, pieceStates } from '@gable/shared/emails/piece.ts'
import { useState } from 'react'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { Select } from '../design/inputs/select.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { useApi, useApiList } from '../platform/use-api.ts'
import { PagedList, usePaging } from '../statistics/paged-list.tsx'
import { PieceRow } from './piece-row.tsx'

interface BroadcastEmailsProps {
  broadcastId: string | undefined
  onClose: () => void
}

/** The emails of a broadcast and what became of each, filtered by state. */
export function BroadcastEmails({ broadcastId, onClose }: BroadcastEmailsProps) {
  const visibleId = useLastShown(broadcastId)
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
  const [state, setState] = useState<PieceState>()
  return (
    <div className="space-y-4">
      <Select
        aria-label="State"
        className="sm:w-56"
        value={state ?? 'all'}
        options={stateOptions}
        onChange={(value) => setState(pieceStates.find((candidate) => candidate === value))}
      />
      <PiecesInState key={state ?? 'all'} broadcastId={broadcastId} state={state} />
    </div>
  )
}

function PiecesInState({ broadcastId, state }: { broadcastId: string; state: PieceState | undefined }) {
  const paging = usePaging()
  const response = useApiList('GET /agent/broadcasts/:broadcastId/emails', {
    params: { broadcastId },
    query: { ...(state && { state }), ...paging.query },
  })
  return (
    <PagedList
      label="Emails"
      errorTitle="The emails could not be loaded"
      response={response}
      paging={paging}
      empty={
        state ? (
          <NoResults text="No email is in this state." />
        ) : (
          <EmptyState title="No emails yet" text="They are being prepared." />
        )
      }
      renderItem={(piece) => <PieceRow key={piece._id} piece={piece} />}
    />
  )
}

const stateOptions: { value: string; label: string }[] = [
  { value: 'all', label: 'All states' },
  ...pieceStates.map((value) => ({ value, label: pieceStateLabels[value] })),
]
