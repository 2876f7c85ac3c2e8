import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { type Cents, sumOf } from '@gable/shared/calculators/money.ts'
import type { BreakdownPart } from '@gable/shared/widgets/results/cost-breakdown.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface BreakdownProps {
  label: string
  parts: readonly BreakdownPart[]
  /** Listed last. */
  sum?: BreakdownPart
  /** The amount that the parts are paid from; the bar marks it where the parts exceed it. */
  available?: Cents
  /** Key of the part whose explanation is open, or ''. */
  opened: string
  onOpen(key: string): void
  /** The explanation of the open part. */
  children: ComponentChildren
}

/** The parts of a sum as a bar and as a list; each line of the list opens to its explanation. */
export function Breakdown({ label, parts, sum, available, opened, onOpen, children }: BreakdownProps) {
  return (
    <div part="breakdown">
      <Bar parts={parts} available={available} />
      <ul class="parts" aria-label={label}>
        {(sum ? [...parts, sum] : parts).map((part, index) => (
          <li key={part.key}>
            <button
              type="button"
              aria-expanded={opened === part.key}
              onClick={() => onOpen(opened === part.key ? '' : part.key)}
            >
              {part !== sum && <i style={{ opacity: toOpacity(index) }} />}
              <span>{part.label}</span>
              <b>{formatMoney(part.amount)}</b>
            </button>
            {opened === part.key && children}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Decorative, so it is hidden from screen readers and drawn after the first paint. */
function Bar({ parts, available }: { parts: readonly BreakdownPart[]; available: Cents | undefined }) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const amounts = parts.map(({ amount }) => Math.max(0, amount))
  const sum = sumOf(amounts)
  const percent = 100 / (sum || 1)
  let start = 0
  return (
    <svg class="bar" width="100%" height="16" aria-hidden="true">
      {isDrawn &&
        amounts.map((amount, index) => {
          const x = start
          start += amount * percent
          return (
            <rect
              key={parts[index]?.key}
              opacity={toOpacity(index)}
              x={`${x}%`}
              width={`${amount * percent}%`}
              height="16"
            />
          )
        })}
      {isDrawn && available !== undefined && available < sum && (
        <rect class="end" x={`${available * percent}%`} width="3" height="16" />
      )}
    </svg>
  )
}

const toOpacity = (index: number) => 1 / (1 + index / 2)
