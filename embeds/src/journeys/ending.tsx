import { useEffect, useRef } from 'preact/hooks'
import { fillIn } from './fill-in.ts'
import type { JourneyState } from './use-journey.ts'

type Ended = Pick<JourneyState, 'words' | 'receipt' | 'isSample'> & Partial<Pick<JourneyState, 'thanks'>>

export function Thanks({ state: { words, receipt, isSample, thanks } }: { state: Ended }) {
  const heading = useFocus()
  return (
    <div class="journey ending" part="card">
      <Tick />
      <h2 ref={heading} tabIndex={-1} part="heading">
        {receipt?.firstName ? fillIn(words.thanks, { name: receipt.firstName }) : words.thanksAlone}
      </h2>
      <p>{thanks || words.thanksText}</p>
      {receipt?.address && <p>{fillIn(words.thanksAddress, { address: receipt.address })}</p>}
      {isSample && <p class="note">{words.sample}</p>}
    </div>
  )
}

export function Gone({ words }: Pick<JourneyState, 'words'>) {
  const heading = useFocus()
  return (
    <div class="journey ending" part="card">
      <h2 ref={heading} tabIndex={-1}>
        {words.gone}
      </h2>
    </div>
  )
}

function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

const Tick = () => (
  <svg class="tick" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <path d="M14 25l7 7 14-16" />
  </svg>
)
