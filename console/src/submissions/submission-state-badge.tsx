import type { SubmissionState } from '@gable/shared/submissions/submission.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'

export const submissionStateLabels: Record<SubmissionState, string> = { NEW: 'New', READ: 'Read', SPAM: 'Spam' }

export function SubmissionStateBadge({ state }: { state: SubmissionState }) {
  return (
    <Badge tone={tones[state]} dot={state === 'NEW'}>
      {submissionStateLabels[state]}
    </Badge>
  )
}

const tones: Record<SubmissionState, Tone> = { NEW: 'accent', READ: 'neutral', SPAM: 'warning' }
