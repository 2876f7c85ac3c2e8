import { Problem } from '@gable/shared/http/problem.ts'
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../design/feedback/states.tsx'
import { formatDateTime } from '../../design/format/date-format.ts'
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
import { type FateLine, listPostcardFate } from './postcard-fate.ts'
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
            <Fate lines={listPostcardFate(data.piece)} />
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

function Fate({ lines }: { lines: readonly FateLine[] }) {
  const timeZone = useTimeZone()
  return (
    <ul aria-label="What became of it" className="space-y-1.5 text-table">
      {lines.map(({ text, at, tone }) => {
        const { Icon, className } = icons[tone]
        return (
          <li key={text} className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</span>
            {at && <span className="shrink-0 text-muted">{formatDateTime(at, timeZone)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const icons: Record<FateLine['tone'], { Icon: LucideIcon; className: string }> = {
  neutral: { Icon: Clock, className: 'text-muted' },
  success: { Icon: CircleCheck, className: 'text-success-ink' },
  danger: { Icon: CircleAlert, className: 'text-danger-ink' },
}
