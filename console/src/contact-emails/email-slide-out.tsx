import { Problem } from '@gable/shared/http/problem.ts'
import { EmailFrame } from '../branding/email-frame.tsx'
import { OutcomeList } from '../design/data/outcome-list.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../design/feedback/states.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { listEmailOutcomes } from './email-outcome.ts'

interface EmailSlideOutProps {
  /** The panel is open while this is set. */
  emailId: string | undefined
  onClose: () => void
}

/** An email as the contact got it, and what became of it. */
export function EmailSlideOut({ emailId, onClose }: EmailSlideOutProps) {
  const pieceId = useLastShown(emailId)
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/emails/:pieceId',
    pieceId !== undefined && { params: { pieceId } },
  )
  useLiveEvent('emails', ({ contactId }) => void (data?.piece.contact?._id === contactId && mutate()))
  const timeZone = useTimeZone()
  const isNotFound = error instanceof Problem && error.code !== 'broken' && error.code !== 'unavailable'
  return (
    <SlideOut
      open={emailId !== undefined}
      onClose={onClose}
      size="lg"
      title={data ? <bdi>{data.piece.subject || 'No subject'}</bdi> : 'Email'}
      description={data && `To ${data.piece.toEmail || 'no address'}`}
    >
      {data ? (
        <div className="flex min-h-0 flex-1 flex-col">
          <OutcomeList
            outcomes={listEmailOutcomes(data.piece)}
            timeZone={timeZone}
            className="max-h-[40%] shrink-0 overflow-y-auto px-5 pb-4"
          />
          <div className="min-h-0 flex-1 border-line border-t">
            <EmailFrame html={data.html} title={`The email “${data.piece.subject}”`} />
          </div>
        </div>
      ) : (
        <PanelBody>
          {!error && <TextSkeleton lines={8} />}
          {isNotFound && <EmptyState title="No text on record" text="Only what became of this email was kept." />}
          {error && !isNotFound && (
            <ErrorState title="The email could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
          )}
        </PanelBody>
      )}
    </SlideOut>
  )
}
