import { Problem } from '@gable/shared/http/problem.ts'
import { useRef } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { Empty, Failed } from '../design/feedback/states.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useApi } from '../platform/use-api.ts'
import { SubmissionActions } from './submission-actions.tsx'
import { SubmissionDetails } from './submission-details.tsx'
import { senderOf } from './submission-rows.tsx'
import { useMarkRead } from './use-mark-read.ts'

interface SubmissionSlideOutProps {
  /** Open while there is one. */
  submissionId: string | undefined
  onClose: () => void
}

/** One submission with all that came with it. Opening it marks it read. */
export function SubmissionSlideOut({ submissionId, onClose }: SubmissionSlideOutProps) {
  // What slides out of sight still shows what it showed.
  const last = useRef(submissionId)
  if (submissionId) last.current = submissionId
  const shown = last.current
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/submissions/:submissionId',
    shown ? { params: { submissionId: shown } } : false,
  )
  useMarkRead(submissionId ? data : undefined)
  const isGone = error instanceof Problem && error.code === 'not_found'
  return (
    <SlideOut
      open={submissionId !== undefined}
      onClose={onClose}
      title={data ? <bdi>{senderOf(data)}</bdi> : 'Submission'}
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
          {isGone && (
            <Empty
              title="This submission does not exist"
              text="It may belong to another account, or the link is wrong."
            />
          )}
          {error && !isGone && (
            <Failed title="The submission could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
          )}
        </PanelBody>
      )}
    </SlideOut>
  )
}
