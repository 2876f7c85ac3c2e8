import type { Cents } from '@gable/shared/calculators/money.ts'
import { moneyText } from '@gable/shared/calculators/money-text.ts'
import type { Part } from '@gable/shared/widgets/openings/opening.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface BreakdownProps {
  label: string
  parts: readonly Part[]
  /** What the picture is of, where the parts do not make up a whole by themselves. */
  whole?: Cents
  /** The part whose making is shown below its line; nothing where none is. */
  opened: string
  onOpen(key: string): void
  children: ComponentChildren
}

/** Of what a sum is made: as a picture, and as a list whose every line opens. */
export function Breakdown({ label, parts, whole, opened, onOpen, children }: BreakdownProps) {
  return (
    <div part="breakdown">
      <Bar parts={parts} whole={whole} />
      <ul class="parts" aria-label={label}>
        {parts.map(({ key, label, amount }, place) => (
          <li key={key}>
            <button type="button" aria-expanded={opened === key} onClick={() => onOpen(opened === key ? '' : key)}>
              <i class={`tint t${place}`} />
              <span>{label}</span>
              <b>{moneyText(amount)}</b>
            </button>
            {opened === key && children}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The list says the same. Drawn once the rest stands: nobody waits for it. */
function Bar({ parts, whole }: { parts: readonly Part[]; whole: Cents | undefined }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const shown = parts.map(({ amount }) => Math.max(0, amount))
  const percent = 100 / ((whole ?? shown.reduce((sum, amount) => sum + amount, 0)) || 1)
  let start = 0
  return (
    <svg class="bar" width="100%" height="16" aria-hidden="true">
      {isDrawn &&
        shown.map((amount, place) => {
          const x = start
          start += amount * percent
          return (
            <rect key={parts[place]?.key} class={`t${place}`} x={`${x}%`} width={`${amount * percent}%`} height="16" />
          )
        })}
    </svg>
  )
}
