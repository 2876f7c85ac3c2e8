import { type KeyboardEvent, useState } from 'react'
import { cx } from '../../class-names.ts'
import { formatCount } from '../../format/metric-format.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { getSegmentSpans, type Stack } from './stack.ts'

interface SegmentHitAreasProps {
  title: string
  stacks: readonly Stack[]
  names: readonly string[]
  end: number
  onSegmentClick: ((stack: number, segment: number) => void) | undefined
  hint: string | undefined
}

/** A button on each segment. A single tab stop; arrow keys move through all segments, bar by bar. */
export function SegmentHitAreas({ title, stacks, names, end, onSegmentClick, hint }: SegmentHitAreasProps) {
  const [activeIndex, setActiveIndex] = useState<number>()
  const [tabStop, setTabStop] = useState(0)
  const segments = stacks.flatMap((stack, row) =>
    getSegmentSpans(stack, names, end).map((span) => ({ ...span, row, stack })),
  )
  const active = activeIndex === undefined ? undefined : segments[activeIndex]

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = Math.min(segments.length - 1, Math.max(0, tabStop + step))
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div
      role="group"
      aria-label={title}
      onKeyDown={handleKeyDown}
      className="absolute inset-x-0 top-[5px] bottom-[30px]"
    >
      {segments.map((segment, index) => (
        <button
          key={`${segment.row} ${segment.index}`}
          type="button"
          aria-label={`${segment.stack.name}, ${segment.name}: ${formatCount(segment.value)}`}
          aria-disabled={onSegmentClick ? undefined : true}
          tabIndex={index === Math.min(tabStop, segments.length - 1) ? 0 : -1}
          onClick={onSegmentClick && (() => onSegmentClick(segment.row, segment.index))}
          onMouseEnter={() => setActiveIndex(index)}
          onMouseLeave={() => setActiveIndex(undefined)}
          onBlur={() => setActiveIndex(undefined)}
          onFocus={() => {
            setTabStop(index)
            setActiveIndex(index)
          }}
          style={{
            left: `${segment.left}%`,
            width: `${segment.width}%`,
            top: `${((segment.row + 0.2) / stacks.length) * 100}%`,
            height: `${60 / stacks.length}%`,
          }}
          className={cx(
            'absolute rounded-sm border-surface border-r hover:bg-ink/15',
            !onSegmentClick && 'cursor-default',
          )}
        />
      ))}
      {active && (
        <div
          aria-hidden
          className={cx('pointer-events-none absolute z-sticky', centerOf(active) > 50 && '-translate-x-full')}
          style={{ left: `${centerOf(active)}%`, top: `${((active.row + 0.9) / stacks.length) * 100}%` }}
        >
          <ChartTooltip
            title={active.stack.name}
            lines={[{ name: active.name, value: formatCount(active.value), number: active.number }]}
            hint={onSegmentClick && hint}
          />
        </div>
      )}
    </div>
  )
}

const centerOf = ({ left, width }: { left: number; width: number }) => left + width / 2
