import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { RetryCause } from '@gable/shared/journeys/labels/journey-labels.ts'
import type { CalculatorResult } from '@gable/shared/submissions/calculator-result.ts'
import type { VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import type { CountedStep } from '@gable/shared/traffic/journey-steps.ts'
import type { Draft } from './draft.ts'
import type { SendResult } from './send.ts'

/** Side effects of a journey. Without services it is a preview, and nothing leaves the browser. */
export interface JourneyServices {
  visitId: string
  /** URL of the same form on our hosted page, where the website's CSP does not apply. */
  hostedPage: string
  send(submission: VisitorSubmission, onRetry: (cause: RetryCause) => void): Promise<SendResult>
  suggest(typed: string, signal: AbortSignal): Promise<AddressSuggestion[]>
  /** Fetches the journey again: the form may have changed since the page loaded. */
  reload(): Promise<Journey | undefined>
  count(type: 'entrance' | 'click'): void
  /** Counts how far the visitor got. */
  countStep?: ((step: CountedStep) => void) | undefined
  /** What the visitor gets back for a submission. Undefined if it cannot be had. */
  getAnswer(token: string): Promise<SubmissionAnswer | undefined>
  /** Calculator results that are submitted along with the form. */
  figures?(): CalculatorResult[]
  /** Dispatches an event to the page. Returns false if the page canceled it. */
  emit?(event: JourneyEvent): boolean
  /** Shows the assistant in an element. Undefined where there is none. */
  openAssistant?: ((host: HTMLElement) => Promise<void>) | undefined
  draft: { read(): Draft | undefined; write(draft: Draft): void; clear(): void }
}

export type JourneyEvent =
  | { kind: 'change'; field: string }
  | { kind: 'invalid'; fields: string[] }
  | { kind: 'submit' }
  | { kind: 'success'; submissionId: string }
  | { kind: 'error'; reason: 'gone' | 'tooMany' | 'failed' }
