import { type KeyboardEvent, useState } from 'react'
import { cx } from '../../class-names.ts'
import { formatCount } from '../../format/metric-format.ts'
import { type ChartData, hasAny } from './data.ts'
import { Tip } from './tip.tsx'

interface BarHandlesProps {
  title: string
  data: ChartData
  onBar: ((index: number) => void) | undefined
  hint: string | undefined
}

/**
 * One band per bar over the whole height of the drawing, so that a low bar is as easy to hit as a high one.
 * One stop for the Tab key; arrows walk the bars.
 */
export function BarHandles({ title, data, onBar, hint }: BarHandlesProps) {
  const [at, setAt] = useState<number>()
  const [stop, setStop] = useState(data.buckets.length - 1)
  const count = data.buckets.length
  const bucket = at === undefined ? undefined : data.buckets[at]

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const goal = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: count - 1 }[event.key]
    if (goal === undefined) return
    event.preventDefault()
    const next = Math.min(count - 1, Math.max(0, goal))
    setStop(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[data-bar]')[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div
      role="group"
      aria-label={title}
      onKeyDown={walk}
      className="absolute top-[5px] right-0 bottom-[30px] left-11 flex"
    >
      {data.buckets.map((bucket, index) => (
        <Band
          key={bucket.name}
          label={`${bucket.name}: ${linesAt(data, index)
            .map((line) => `${line.value} ${line.name}`)
            .join(', ')}`}
          stop={index === Math.min(stop, count - 1)}
          onPress={onBar && hasAny(data, index) ? () => onBar(index) : undefined}
          onEnter={() => setAt(index)}
          onLeave={() => setAt(undefined)}
          onFocus={() => {
            setStop(index)
            setAt(index)
          }}
        />
      ))}
      {bucket && at !== undefined && (
        <div
          aria-hidden
          className={cx('pointer-events-none absolute top-0 z-sticky', (at + 0.5) / count > 0.5 && '-translate-x-full')}
          style={{ left: `${((at + 0.5) / count) * 100}%` }}
        >
          <div className="px-3">
            <Tip title={bucket.name} lines={linesAt(data, at)} hint={onBar && hasAny(data, at) ? hint : undefined} />
          </div>
        </div>
      )}
    </div>
  )
}

interface BandProps {
  label: string
  stop: boolean
  onPress: (() => void) | undefined
  onEnter: () => void
  onLeave: () => void
  onFocus: () => void
}

function Band({ label, stop, onPress, onEnter, onLeave, onFocus }: BandProps) {
  return (
    <button
      type="button"
      data-bar
      aria-label={label}
      aria-disabled={onPress ? undefined : true}
      tabIndex={stop ? 0 : -1}
      onClick={onPress}
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
      onFocus={onFocus}
      onBlur={onLeave}
      className={cx(
        'min-w-0 flex-1 rounded-sm hover:bg-ink/5 focus-visible:outline-offset-[-2px]',
        !onPress && 'cursor-default',
      )}
    />
  )
}

const linesAt = (data: ChartData, index: number) =>
  data.series.map((series, number) => ({ name: series.name, value: formatCount(series.values[index] ?? 0), number }))
