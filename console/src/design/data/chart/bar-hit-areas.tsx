import { type KeyboardEvent, useState } from 'react'
import { cx } from '../../class-names.ts'
import { formatCount } from '../../format/metric-format.ts'
import { type ChartData, describePeriod, hasValueAt } from './chart-data.ts'
import { ChartTooltip } from './chart-tooltip.tsx'

interface BarHitAreasProps {
  title: string
  data: ChartData
  format?: (value: number) => string
  onBarClick: ((index: number) => void) | undefined
  hint: string | undefined
}

/**
 * One button per bar over the full height of the plot, so that a low bar is as easy to click as a high one.
 * A single tab stop; arrow keys move between the bars.
 */
export function BarHitAreas({ title, data, format = formatCount, onBarClick, hint }: BarHitAreasProps) {
  const [activeIndex, setActiveIndex] = useState<number>()
  const [tabStop, setTabStop] = useState(data.buckets.length - 1)
  const count = data.buckets.length
  const activeBucket = activeIndex === undefined ? undefined : data.buckets[activeIndex]

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = { ArrowLeft: tabStop - 1, ArrowRight: tabStop + 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = Math.min(count - 1, Math.max(0, target))
    setTabStop(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[data-bar]')[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div
      role="group"
      aria-label={title}
      onKeyDown={handleKeyDown}
      className="absolute top-[5px] right-0 bottom-[30px] left-11 flex"
    >
      {data.buckets.map((bucket, index) => (
        <HitArea
          key={bucket.name}
          label={describePeriod(data, index, format)}
          isTabStop={index === Math.min(tabStop, count - 1)}
          onClick={onBarClick && hasValueAt(data, index) ? () => onBarClick(index) : undefined}
          onEnter={() => setActiveIndex(index)}
          onLeave={() => setActiveIndex(undefined)}
          onFocus={() => {
            setTabStop(index)
            setActiveIndex(index)
          }}
        />
      ))}
      {activeBucket && activeIndex !== undefined && (
        <div
          aria-hidden
          className={cx(
            'pointer-events-none absolute top-0 z-sticky',
            (activeIndex + 0.5) / count > 0.5 && '-translate-x-full',
          )}
          style={{ left: `${((activeIndex + 0.5) / count) * 100}%` }}
        >
          <div className="px-3">
            <ChartTooltip
              title={activeBucket.name}
              lines={getTooltipLines(data, activeIndex, format)}
              hint={onBarClick && hasValueAt(data, activeIndex) ? hint : undefined}
            />
          </div>
        </div>
      )}
    </div>
  )
}

interface HitAreaProps {
  label: string
  isTabStop: boolean
  onClick: (() => void) | undefined
  onEnter: () => void
  onLeave: () => void
  onFocus: () => void
}

function HitArea({ label, isTabStop, onClick, onEnter, onLeave, onFocus }: HitAreaProps) {
  return (
    <button
      type="button"
      data-bar
      aria-label={label}
      aria-disabled={onClick ? undefined : true}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onClick}
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
      onFocus={onFocus}
      onBlur={onLeave}
      className={cx(
        'min-w-0 flex-1 rounded-sm hover:bg-ink/5 focus-visible:outline-offset-[-2px]',
        !onClick && 'cursor-default',
      )}
    />
  )
}

const getTooltipLines = (data: ChartData, index: number, format: (value: number) => string) =>
  data.series.map((series, number) => ({ name: series.name, value: format(series.values[index] ?? 0), number }))
