import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import type { ComponentChildren } from 'preact'
import { useAnnouncement } from './use-announcement.ts'

interface ResultProps {
  label: string
  text: string
  labels: CalculatorLabels
  /** While there are errors, the text is the result of the last valid inputs. */
  errors: Record<string, string>
  note?: string
  children?: ComponentChildren
}

/** The main result of a calculator, announced to screen readers when it changes. */
export function Result({ label, text, labels, errors, note = '', children }: ResultProps) {
  const isStale = Object.keys(errors).length > 0
  const announcement = useAnnouncement(`${label}: ${text}. ${isStale ? labels.stale : note}`)
  return (
    <div class="result" part="result">
      <p class="small">{label}</p>
      <p class={isStale ? 'figure stale' : 'figure'}>
        <span key={text}>{text}</span>
      </p>
      {isStale && <p class="fault">{labels.stale}</p>}
      {note && <p>{note}</p>}
      <p class="unseen" role="status">
        {announcement}
      </p>
      {children}
    </div>
  )
}
