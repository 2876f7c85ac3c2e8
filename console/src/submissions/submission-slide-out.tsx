import { Problem } from '@gable/shared/http/problem.ts'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../design/feedback/states.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { useApi } from '../platform/use-api.ts'
import { SubmissionActions } from './submission-actions.tsx'
import { getSenderName } from './submission-columns.tsx'
import { SubmissionDetails } from './submission-details.tsx'
import { useMarkRead } from './use-mark-read.ts'

interface SubmissionSlideOutProps {
  /** The panel is open while this is set. */
  submissionId: string | undefined
  onClose: () => void
}

/** One submission in full. Opening it marks it as read. */
export function SubmissionSlideOut({ submissionId, onClose }: SubmissionSlideOutProps) {
  const shownId = useLastShown(submissionId)
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/submissions/:submissionId',
    shownId ? { params: { submissionId: shownId } } : false,
  )
  useMarkRead(submissionId ? data : undefined)
  const isNotFound = error instanceof Problem && error.code === 'not_found'
  return (
    <SlideOut
      open={submissionId !== undefined}
      onClose={onClose}
      title={data ? <bdi>{getSenderName(data)}</bdi> : 'Submission'}
      description={data?.formName}
    >
      {data ? (
        <>
          <PanelBody>
            <SubmissionDetails submission={data} />
          </PanelBody>
          <SubmissionActions key={data._id} submission={data} onClose={onClose} />
        </>
      ) : (
        <PanelBody>
          {!error && <TextSkeleton lines={8} />}
          {isNotFound && (
            <EmptyState
              title="Submission not found"
              text="It may belong to another account, or the link may be wrong."
            />
          )}
          {error && !isNotFound && (
            <ErrorState
              title="The submission could not be loaded"
              onRetry={() => void mutate()}
              retrying={isValidating}
            />
          )}
        </PanelBody>
      )}
    </SlideOut>
  )
}
