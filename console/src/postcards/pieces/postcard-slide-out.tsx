import { Problem } from '@gable/shared/http/problem.ts'
import { useMemo } from 'react'
import { OutcomeList } from '../../design/data/outcome-list.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../design/feedback/states.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useLastShown } from '../../design/overlays/use-last-shown.ts'
import { PreviewError } from '../../journeys/preview-frame.tsx'
import { useApi } from '../../platform/use-api.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { FacesFrame } from '../preview/postcard-faces.tsx'
import { PostcardSide } from '../preview/postcard-side.tsx'
import { usePostcardEngine } from '../preview/use-postcard-engine.ts'
import { CancelPostcardButton } from './cancel-postcard-button.tsx'
import { listPostcardOutcomes } from './postcard-outcome.ts'
import { useLivePostcards } from './use-cancel-postcard.ts'

interface PostcardSlideOutProps {
  /** The panel is open while this is set. */
  pieceId: string | undefined
  onClose: () => void
}

/** A postcard as the contact got it, and what became of it. */
export function PostcardSlideOut({ pieceId, onClose }: PostcardSlideOutProps) {
  const visibleId = useLastShown(pieceId)
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/postcards/:pieceId',
    visibleId !== undefined && { params: { pieceId: visibleId } },
  )
  useLivePostcards()
  const timeZone = useTimeZone()
  const isNotFound = error instanceof Problem && error.code === 'not_found'
  return (
    <SlideOut
      open={pieceId !== undefined}
      onClose={onClose}
      size="lg"
      title={data?.piece.title ?? 'Postcard'}
      description={data && describeRecipient(data.piece)}
      actions={data && <CancelPostcardButton piece={data.piece} />}
    >
      <PanelBody className="space-y-6">
        {!data && !error && <TextSkeleton lines={8} />}
        {!data && isNotFound && <EmptyState title="No postcard on record" text="It may belong to a deleted contact." />}
        {!data && error && !isNotFound && (
          <ErrorState title="The postcard could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
        )}
        {data && (
          <>
            <OutcomeList outcomes={listPostcardOutcomes(data.piece)} timeZone={timeZone} />
            <PrintedFaces source={data} title={data.piece.title} />
          </>
        )}
      </PanelBody>
    </SlideOut>
  )
}

const describeRecipient = ({ contact, address }: { contact: { fullName: string } | null; address: string }) =>
  [contact?.fullName ?? 'Deleted contact', address].filter(Boolean).join(', ')

type Source = Parameters<NonNullable<ReturnType<typeof usePostcardEngine>['data']>['draw']>

/** Drawn from the version, the brand and the values that were printed. */
function PrintedFaces({ source, title }: { source: { settings: Source[0] } & Source[1]; title: string }) {
  const { settings, sender, recipient } = source
  const { data: engine, error, isValidating, mutate } = usePostcardEngine()
  const drawing = useMemo(() => engine?.draw(settings, { sender, recipient }), [engine, settings, sender, recipient])
  if (!engine || !drawing)
    return error ? <PreviewError onRetry={() => void mutate()} retrying={isValidating} /> : <TextSkeleton lines={6} />
  return (
    <FacesFrame
      front={<PostcardSide side={drawing.front} render={engine.render} label={`Front of ${title}`} />}
      back={<PostcardSide side={drawing.back} render={engine.render} label={`Back of ${title}`} />}
    />
  )
}
