import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { useEffect, useRef } from 'react'
import { formatCount } from '../../design/format/metric-format.ts'
import { getStageLabel } from '../lead-labels.tsx'
import type { Columns } from './columns.ts'

interface StageSwitcherProps {
  columns: Columns
  config: LeadFieldConfig | undefined
  value: LeadStage
  onChange: (stage: LeadStage) => void
}

/** Selects the column to show on a phone. */
export function StageSwitcher({ columns, config, value, onChange }: StageSwitcherProps) {
  const strip = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const current = value && strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    // `scrollIntoView` would scroll the page as well.
    if (current && strip.current) strip.current.scrollLeft = current.offsetLeft - 40
  }, [value])
  return (
    <fieldset
      ref={strip}
      className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none]"
    >
      <legend className="sr-only">Stage</legend>
      {columns.map(({ stage, count }) => (
        <button
          key={stage}
          type="button"
          aria-pressed={stage === value}
          onClick={() => onChange(stage)}
          className="flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-surface px-3 font-medium text-muted text-table aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink touch:h-11"
        >
          {getStageLabel(config, stage)}
          <span className="tabular-nums">{formatCount(count)}</span>
        </button>
      ))}
    </fieldset>
  )
}
