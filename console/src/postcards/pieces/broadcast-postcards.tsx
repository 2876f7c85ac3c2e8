import { type PostcardState, postcardStateLabels, postcardStates } from '@gable/shared/postcards/piece.ts'
import { useState } from 'react'
import { EmptyState, NoResults } from '../../design/feedback/states.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useLastShown } from '../../design/overlays/use-last-shown.ts'
import { useApi, useApiList } from '../../platform/use-api.ts'
import { PagedList, usePaging } from '../../statistics/paged-list.tsx'
import { PostcardRow } from './postcard-row.tsx'
import { useLivePostcards } from './use-cancel-postcard.ts'

interface BroadcastPostcardsProps {
  broadcastId: string | undefined
  onClose: () => void
  onView: (pieceId: string) => void
}

/** The postcards of a broadcast and what became of each, filtered by state. */
export function BroadcastPostcards({ broadcastId, onClose, onView }: BroadcastPostcardsProps) {
  const visibleId = useLastShown(broadcastId)
  const { data } = useApi(
    'GET /agent/broadcasts/:broadcastId',
    visibleId !== undefined && { params: { broadcastId: visibleId } },
  )
  const [state, setState] = useState<PostcardState>()
  return (
    <SlideOut
      open={broadcastId !== undefined}
      onClose={onClose}
      size="lg"
      title="Postcards"
      description={data && `To ${data.audience}`}
    >
      <PanelBody className="space-y-4">
        <Select
          aria-label="State"
          className="sm:w-56"
          value={state ?? 'all'}
          options={stateOptions}
          onChange={(value) => setState(postcardStates.find((candidate) => candidate === value))}
        />
        {visibleId && (
          <PostcardsInState
            key={`${visibleId} ${state ?? 'all'}`}
            broadcastId={visibleId}
            state={state}
            onView={onView}
          />
        )}
      </PanelBody>
    </SlideOut>
  )
}

interface PostcardsInStateProps {
  broadcastId: string
  state: PostcardState | undefined
  onView: (pieceId: string) => void
}

function PostcardsInState({ broadcastId, state, onView }: PostcardsInStateProps) {
  const paging = usePaging()
  const response = useApiList('GET /agent/broadcasts/:broadcastId/postcards', {
    params: { broadcastId },
    query: { ...(state && { state }), ...paging.query },
  })
  useLivePostcards()
  return (
    <PagedList
      label="Postcards"
      errorTitle="The postcards could not be loaded"
      response={response}
      paging={paging}
      empty={
        state ? (
          <NoResults text="No postcard is in this state." />
        ) : (
          <EmptyState title="No postcards yet" text="They are being prepared." />
        )
      }
      renderItem={(piece) => (
        <PostcardRow key={piece._id} piece={piece} names="contact" onView={() => onView(piece._id)} />
      )}
    />
  )
}

const stateOptions: { value: string; label: string }[] = [
  { value: 'all', label: 'All states' },
  ...postcardStates.map((value) => ({ value, label: postcardStateLabels[value] })),
]
