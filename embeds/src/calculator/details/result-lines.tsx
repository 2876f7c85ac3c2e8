import type { Explanation } from '@gable/shared/calculators/explanation.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { useState } from 'preact/hooks'
import { ExplanationView } from './explanation-view.tsx'

export interface ResultLine {
  key: string
  label: string
  text: string
  explanation: Explanation
}

interface ResultLinesProps {
  lines: readonly ResultLine[]
  labels: CalculatorLabels
}

/** A list of results, each of which opens to its explanation. */
export function ResultLines({ lines, labels }: ResultLinesProps) {
  const [opened, setOpened] = useState('')
  return (
    <ul class="parts">
      {lines.map(({ key, label, text, explanation }) => (
        <li key={key}>
          <button type="button" aria-expanded={opened === key} onClick={() => setOpened(opened === key ? '' : key)}>
            <span>{label}</span>
            <b>{text}</b>
          </button>
          {opened === key && <ExplanationView explanation={explanation} labels={labels} />}
        </li>
      ))}
    </ul>
  )
}
