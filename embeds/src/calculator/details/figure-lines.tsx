import type { Explanation } from '@gable/shared/calculators/explanation.ts'
import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import { useState } from 'preact/hooks'
import { MadeView } from './made-view.tsx'

export interface FigureLine {
  key: string
  label: string
  text: string
  made: Explanation
}

interface FigureLinesProps {
  lines: readonly FigureLine[]
  words: CalculatorWords
}

/** Figures, each of which opens to show how it came about. */
export function FigureLines({ lines, words }: FigureLinesProps) {
  const [opened, setOpened] = useState('')
  return (
    <ul class="parts">
      {lines.map(({ key, label, text, made }) => (
        <li key={key}>
          <button type="button" aria-expanded={opened === key} onClick={() => setOpened(opened === key ? '' : key)}>
            <span>{label}</span>
            <b>{text}</b>
          </button>
          {opened === key && <MadeView made={made} words={words} />}
        </li>
      ))}
    </ul>
  )
}
