import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { columnMaximum } from '@gable/shared/leads/column-length.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead, LeadColumn } from '@gable/shared/leads/lead.ts'
import { useEffect, useId, useRef } from 'react'
import { cx } from '../../design/class-names.ts'
import { DropCards, useDropColumn } from '../../design/data/board/drag-board.tsx'
import { formatCount, formatMoney } from '../../design/format/metric-format.ts'
import { Link } from '../../design/inputs/link.tsx'
import { useAccountPath } from '../../platform/account.ts'
import { getStageLabel } from '../lead-labels.tsx'
import { BoardCard } from './board-card.tsx'

export interface ColumnProps {
  column: LeadColumn
  config: LeadFieldConfig | undefined
  pickedUpId: string | undefined
  hrefTo: (id: string) => string
  onPickUp: (lead: Lead) => void
  onMoveTo: (lead: Lead, stage: LeadStage) => void
  onShowMore: () => void
}

export function BoardColumn({ column, config, pickedUpId, hrefTo, onPickUp, onMoveTo, onShowMore }: ColumnProps) {
  const { stage, count, valueCents, leads } = column
  const { ref, isOver } = useDropColumn(stage)
  const titleId = useId()
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      className={cx(
        'flex min-h-0 min-w-0 flex-col rounded-lg border bg-sunken',
        isOver ? 'border-line-strong' : 'border-line',
      )}
    >
      <header className="flex items-baseline gap-2 px-3 pt-3 pb-2">
        <h2 id={titleId} className="min-w-0 truncate font-semibold text-table">
          {getStageLabel(config, stage)}
        </h2>
        <span className="text-label text-muted tabular-nums">
          {formatCount(count)}
          <span className="sr-only"> {count === 1 ? 'lead' : 'leads'}</span>
        </span>
        <span className="ml-auto text-label text-muted tabular-nums">{formatMoney(valueCents)}</span>
      </header>
      <DropCards ids={leads.map(({ _id }) => _id)}>
        <ul
          aria-labelledby={titleId}
          className="relative min-h-24 flex-1 space-y-2 px-2 pb-2 md:overflow-y-auto md:overscroll-contain"
        >
          {leads.map((lead) => (
            <BoardCard
              key={lead._id}
              lead={lead}
              config={config}
              href={hrefTo(lead._id)}
              isPickedUp={pickedUpId === lead._id}
              onPickUp={() => onPickUp(lead)}
              onMoveTo={(target) => onMoveTo(lead, target)}
            />
          ))}
          {leads.length === 0 && <li className="px-1 py-3 text-center text-faint text-label">No leads</li>}
          {leads.length < count && <ColumnEnd column={column} onMore={onShowMore} />}
        </ul>
      </DropCards>
    </section>
  )
}

/** Loads more leads when it scrolls into view; past the maximum it links to the list. */
function ColumnEnd({ column: { stage, leads, count }, onMore }: { column: LeadColumn; onMore: () => void }) {
  const pathTo = useAccountPath()
  const end = useRef<HTMLLIElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  const isFull = leads.length >= columnMaximum
  // Once per length: the request is pending until the column has grown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isFull || !end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isFull, leads.length])
  return (
    <li ref={end} className="px-1 py-3 text-center text-label text-muted">
      {isFull ? (
        <Link to={pathTo(`leads/list?stage=${stage}`)}>View all {formatCount(count)} in the list</Link>
      ) : (
        'Loading more…'
      )}
    </li>
  )
}
