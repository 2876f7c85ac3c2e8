import { type KeyboardEvent, useState } from 'react'
import { cx } from '../../class-names.ts'
import { formatCount } from '../../format/metric-format.ts'
import { type Stack, spansOf } from './stack.ts'
import { Tip } from './tip.tsx'

interface SegmentHandlesProps {
  title: string
  stacks: readonly Stack[]
  names: readonly string[]
  end: number
  onSegment: ((stack: number, segment: number) => void) | undefined
  hint: string | undefined
}

/** A handle on each segment. One stop for the Tab key; the arrows walk all segments, bar by bar. */
export function SegmentHandles({ title, stacks, names, end, onSegment, hint }: SegmentHandlesProps) {
  const [at, setAt] = useState<number>()
  const [stop, setStop] = useState(0)
  const segments = stacks.flatMap((stack, row) => spansOf(stack, names, end).map((span) => ({ ...span, row, stack })))
  const current = at === undefined ? undefined : segments[at]

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = Math.min(segments.length - 1, Math.max(0, stop + step))
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div role="group" aria-label={title} onKeyDown={walk} className="absolute inset-x-0 top-[5px] bottom-[30px]">
      {segments.map((segment, index) => (
        <button
          key={`${segment.row} ${segment.index}`}
          type="button"
          aria-label={`${segment.stack.name}, ${segment.name}: ${formatCount(segment.value)}`}
          aria-disabled={onSegment ? undefined : true}
          tabIndex={index === Math.min(stop, segments.length - 1) ? 0 : -1}
          onClick={onSegment && (() => onSegment(segment.row, segment.index))}
          onMouseEnter={() => setAt(index)}
          onMouseLeave={() => setAt(undefined)}
          onBlur={() => setAt(undefined)}
          onFocus={() => {
            setStop(index)
            setAt(index)
          }}
          style={{
            left: `${segment.left}%`,
            width: `${segment.width}%`,
            top: `${((segment.row + 0.2) / stacks.length) * 100}%`,
            height: `${60 / stacks.length}%`,
          }}
          className={cx('absolute rounded-sm border-surface border-r hover:bg-ink/15', !onSegment && 'cursor-default')}
        />
      ))}
      {current && (
        <div
          aria-hidden
          className={cx('pointer-events-none absolute z-sticky', middle(current) > 50 && '-translate-x-full')}
          style={{ left: `${middle(current)}%`, top: `${((current.row + 0.9) / stacks.length) * 100}%` }}
        >
          <Tip
            title={current.stack.name}
            lines={[{ name: current.name, value: formatCount(current.value), number: current.number }]}
            hint={onSegment && hint}
          />
        </div>
      )}
    </div>
  )
}

const middle = ({ left, width }: { left: number; width: number }) => left + width / 2
