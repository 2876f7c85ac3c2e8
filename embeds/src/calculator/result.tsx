import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import type { ComponentChildren } from 'preact'
import { useAnnounced } from './use-announced.ts'

interface ResultProps {
  label: string
  text: string
  words: CalculatorWords
  /** While a field holds what cannot be used, this is what came out before. */
  faults: Record<string, string>
  /** A sentence that belongs to it. */
  note?: string
  children?: ComponentChildren
}

/** What all is about, large, and told to who cannot see it change. */
export function Result({ label, text, words, faults, note = '', children }: ResultProps) {
  const isStale = Object.keys(faults).length > 0
  const announced = useAnnounced(`${label}: ${text}. ${isStale ? words.stale : note}`)
  return (
    <div class="result" part="result">
      <p class="small">{label}</p>
      <p class={isStale ? 'figure stale' : 'figure'}>
        <span key={text}>{text}</span>
      </p>
      {isStale && <p class="fault">{words.stale}</p>}
      {note && <p>{note}</p>}
      <p class="unseen" role="status">
        {announced}
      </p>
      {children}
    </div>
  )
}
