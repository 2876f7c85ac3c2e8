import type { JourneyLabels, RetryCause } from '@gable/shared/journeys/labels/journey-labels.ts'
import type { SubmissionReceipt, VisitorSubmission } from '@gable/shared/submissions/visitor-submission.ts'
import { useRef, useState } from 'preact/hooks'
import type { SendResult } from './send.ts'
import type { JourneyServices } from './services.ts'

interface SendingOptions {
  labels: JourneyLabels
  services: JourneyServices | undefined
  /** Where the visitor goes after the submission. */
  redirectUrl: string | undefined | null
  showNotice(text: string): void
  /** The server rejected values. */
  onRejected(fields: Record<string, string>): Promise<void>
}

/** Sends submissions, one at a time, and keeps what came of them. */
export function useSending({ labels, services, redirectUrl, showNotice, onRejected }: SendingOptions) {
  const [phase, setPhase] = useState<'editing' | 'sending' | 'retrying' | 'thanks' | 'gone'>('editing')
  const [retryCause, setRetryCause] = useState<RetryCause>('slow')
  const [receipt, setReceipt] = useState<SubmissionReceipt>()
  const isBusy = useRef(false)

  const send = async (submission: VisitorSubmission) => {
    isBusy.current = true
    setPhase('sending')
    const result = services
      ? await services.send(submission, (cause) => {
          setRetryCause(cause)
          setPhase('retrying')
        })
      : createSampleResult(submission)
    await handleResult(result)
    isBusy.current = false
  }

  const handleResult = async (result: SendResult) => {
    if (result.kind === 'received') {
      services?.draft.clear()
      services?.emit?.({ kind: 'success', submissionId: result.receipt.submissionId })
      setReceipt(result.receipt)
      redirect()
      return setPhase('thanks')
    }
    if (result.kind !== 'refused') services?.emit?.({ kind: 'error', reason: result.kind })
    if (result.kind === 'gone') return setPhase('gone')
    if (result.kind === 'refused') await onRejected(result.fields)
    else showNotice(result.kind === 'failed' && result.cause ? labels.failedBecause[result.cause] : labels[result.kind])
    setPhase('editing')
  }

  /** After a moment, in which the tags of vendors report the lead. */
  const redirect = () => {
    if (services && redirectUrl) setTimeout(() => location.assign(redirectUrl), 1000)
  }

  return { ...{ phase, retryCause, receipt, send }, isBusy: () => isBusy.current }
}

/** The result of sending in a preview. */
const createSampleResult = ({ id, details, address }: VisitorSubmission): SendResult => ({
  kind: 'received',
  receipt: { submissionId: id, firstName: details.firstName, address: address?.text ?? null },
})
