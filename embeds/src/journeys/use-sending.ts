import type { RetryCause } from '@gable/shared/journeys/labels/journey-labels.ts'
import type { SubmissionReceipt, VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { useRef, useState } from 'preact/hooks'
import type { SendResult } from './send.ts'
import type { JourneyServices } from './services.ts'

type Failure = Exclude<SendResult, { kind: 'received' | 'gone' }>

/**
 * Sends submissions, one at a time, and keeps what came of the last one. Afterwards the visitor goes to `redirectUrl`. The
 * form is open again once `onFailure` has shown what went wrong.
 */
export function useSending(
  services: JourneyServices | undefined,
  redirectUrl: string | undefined | null,
  onFailure: (failure: Failure) => unknown,
) {
  const [phase, setPhase] = useState<'editing' | 'sending' | 'retrying' | 'thanks' | 'gone'>('editing')
  const [retryCause, setRetryCause] = useState<RetryCause>('slow')
  const [receipt, setReceipt] = useState<SubmissionReceipt>()
  const isBusy = useRef(false)

  /** `prepare` returns nothing when the visitor has to change something first. */
  const send = async (prepare: () => VisitorSubmission | undefined) => {
    const submission = isBusy.current ? undefined : prepare()
    if (!submission) return
    isBusy.current = true
    setPhase('sending')
    const result = services
      ? await services.send(submission, (cause) => {
          setRetryCause(cause)
          setPhase('retrying')
        })
      : createSampleResult(submission)
    if (result.kind === 'received') {
      services?.draft.clear()
      services?.emit?.({ kind: 'success', submissionId: result.receipt.submissionId })
      setReceipt(result.receipt)
      // After a moment, in which the tags of vendors report the lead.
      if (services && redirectUrl) setTimeout(() => location.assign(redirectUrl), 1000)
      setPhase('thanks')
    } else {
      if (result.kind !== 'refused') services?.emit?.({ kind: 'error', reason: result.kind })
      if (result.kind !== 'gone') await onFailure(result)
      setPhase(result.kind === 'gone' ? 'gone' : 'editing')
    }
    isBusy.current = false
  }

  return { phase, retryCause, receipt, send }
}

/** The result of sending in a preview. */
const createSampleResult = ({ id, details, address }: VisitorSubmission): SendResult => ({
  kind: 'received',
  receipt: { submissionId: id, firstName: details.firstName, address: address?.text ?? null },
})
