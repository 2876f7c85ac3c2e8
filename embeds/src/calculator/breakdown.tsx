import { type Cents, sumOf } from '@gable/shared/calculators/money.ts'
import { moneyText } from '@gable/shared/calculators/money-text.ts'
import type { Part } from '@gable/shared/widgets/openings/opening.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface BreakdownProps {
  label: string
  parts: readonly Part[]
  /** The sum itself, as the last line. */
  sum?: Part
  /** What there is to go round: where the parts are more than that, the picture marks where it ends. */
  whole?: Cents
  /** The part whose making is shown below its line; nothing where none is. */
  opened: string
  onOpen(key: string): void
  children: ComponentChildren
}

/** Of what a sum is made: as a picture, and as a list whose every line opens. */
export function Breakdown({ label, parts, sum, whole, opened, onOpen, children }: BreakdownProps) {
  return (
    <div part="breakdown">
      <Bar parts={parts} whole={whole} />
      <ul class="parts" aria-label={label}>
        {(sum ? [...parts, sum] : parts).map((part, place) => (
          <li key={part.key}>
            <button
              type="button"
              aria-expanded={opened === part.key}
              onClick={() => onOpen(opened === part.key ? '' : part.key)}
            >
              {part !== sum && <i style={{ opacity: tint(place) }} />}
              <span>{part.label}</span>
              <b>{moneyText(part.amount)}</b>
            </button>
            {opened === part.key && children}
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
  const sum = sumOf(shown)
  const percent = 100 / (sum || 1)
  let start = 0
  return (
    <svg class="bar" width="100%" height="16" aria-hidden="true">
      {isDrawn &&
        shown.map((amount, place) => {
          const x = start
          start += amount * percent
          return (
            <rect
              key={parts[place]?.key}
              opacity={tint(place)}
              x={`${x}%`}
              width={`${amount * percent}%`}
              height="16"
            />
          )
        })}
      {isDrawn && whole !== undefined && whole < sum && (
        <rect class="end" x={`${whole * percent}%`} width="3" height="16" />
      )}
    </svg>
  )
}

const tint = (place: number) => 1 / (1 + place / 2)
