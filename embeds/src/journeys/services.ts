import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { Figure } from '@gable/shared/submissions/figure.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import type { Draft } from './draft.ts'
import type { Outcome } from './send.ts'

/** What a journey needs of the world. Without it nothing leaves the browser: that is a preview. */
export interface Services {
  visitId: string
  /** The same journey on a page of ours, where no policy of anybody else forbids sending it. */
  hostedPage: string
  send(submission: VisitorSubmission, onRetry: () => void): Promise<Outcome>
  suggest(typed: string, signal: AbortSignal): Promise<AddressSuggestion[]>
  /** What is asked now: a form may have changed since the page was loaded. */
  reread(): Promise<Journey | undefined>
  count(type: 'entrance' | 'click'): void
  /** What was worked out before, in a calculator; told along with what is sent. */
  figures?(): Figure[]
  /** Tells the page around. What is about to be sent it may stop. */
  tell?(happening: Happening): boolean
  draft: { read(): Draft | undefined; write(draft: Draft): void; clear(): void }
}

export type Happening =
  | { kind: 'change'; field: string }
  | { kind: 'invalid'; fields: string[] }
  | { kind: 'submit' }
  | { kind: 'success'; submissionId: string }
  | { kind: 'error'; reason: 'gone' | 'tooMany' | 'failed' }
