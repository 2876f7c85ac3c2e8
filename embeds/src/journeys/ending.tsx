import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Answer } from './answer.tsx'
import { interpolate } from './interpolate.ts'
import { useAnswer } from './use-answer.ts'
import type { JourneyState } from './use-journey.ts'

type ThankYouState = Pick<JourneyState, 'labels' | 'receipt' | 'isSample'> &
  Partial<Pick<JourneyState, 'thanks' | 'getAnswer'>>

interface ThankYouProps {
  state: ThankYouState
  /** Rendered by the server, which knows it. */
  answer?: SubmissionAnswer | undefined
}

export function ThankYou({ state: { labels, receipt, isSample, thanks, getAnswer }, ...props }: ThankYouProps) {
  const answer = useAnswer(receipt?.answerToken, getAnswer) ?? props.answer
  const heading = useFocusOnMount()
  return (
    <div class="journey ending" part="card">
      <Checkmark />
      <h2 ref={heading} tabIndex={-1} part="heading">
        {receipt?.firstName ? interpolate(labels.thanks, { name: receipt.firstName }) : labels.thanksAlone}
      </h2>
      <p>{thanks?.replace(alreadySaid, '') || labels.thanksText}</p>
      {receipt?.address && <p>{interpolate(labels.thanksAddress, { address: receipt.address })}</p>}
      <div role="status">{answer && <Answer answer={answer} />}</div>
      {isSample && <p class="note">{labels.sample}</p>}
    </div>
  )
}

/** The heading thanks already. */
const alreadySaid = /^(thank you|gracias)[.!]\s+/i

export function Unavailable({ labels }: Pick<JourneyState, 'labels'>) {
  const heading = useFocusOnMount()
  return (
    <div class="journey ending" part="card">
      <h2 ref={heading} tabIndex={-1}>
        {labels.gone}
      </h2>
    </div>
  )
}

function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return heading
}

const Checkmark = () => (
  <svg class="checkmark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <path d="M14 25l7 7 14-16" />
  </svg>
)
