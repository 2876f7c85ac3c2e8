import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { LeadStage } from '@gable/shared/activity/entry.ts'
import { columnMaximum } from '@gable/shared/leads/column-length.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead, LeadColumn } from '@gable/shared/leads/lead.ts'
import { useEffect, useId, useRef } from 'react'
import { cx } from '../../design/class-names.ts'
import { formatCount, formatMoney } from '../../design/format/metric-format.ts'
import { Link } from '../../design/inputs/link.tsx'
import { useAccountPath } from '../../platform/account.ts'
import { stageLabel } from '../lead-words.tsx'
import { BoardCard } from './board-card.tsx'

export interface ColumnProps {
  column: LeadColumn
  config: LeadFieldConfig | undefined
  heldId: string | undefined
  hrefTo: (id: string) => string
  onTake: (lead: Lead) => void
  onMoveTo: (lead: Lead, stage: LeadStage) => void
  onMore: () => void
}

export function BoardColumn({ column, config, heldId, hrefTo, onTake, onMoveTo, onMore }: ColumnProps) {
  const { stage, count, valueCents, leads } = column
  const { setNodeRef, isOver } = useDroppable({ id: columnId(stage), data: { stage } })
  const titleId = useId()
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={titleId}
      className={cx(
        'flex min-h-0 min-w-0 flex-col rounded-lg border bg-sunken',
        isOver ? 'border-line-strong' : 'border-line',
      )}
    >
      <header className="flex items-baseline gap-2 px-3 pt-3 pb-2">
        <h2 id={titleId} className="min-w-0 truncate font-semibold text-table">
          {stageLabel(config, stage)}
        </h2>
        <span className="text-label text-muted tabular-nums">
          {formatCount(count)}
          <span className="sr-only"> {count === 1 ? 'lead' : 'leads'}</span>
        </span>
        <span className="ml-auto text-label text-muted tabular-nums">{formatMoney(valueCents)}</span>
      </header>
      <SortableContext items={leads.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
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
              isHeld={heldId === lead._id}
              onTake={() => onTake(lead)}
              onMoveTo={(to) => onMoveTo(lead, to)}
            />
          ))}
          {leads.length === 0 && <li className="px-1 py-3 text-center text-faint text-label">No leads here</li>}
          {leads.length < count && <Foot column={column} onMore={onMore} />}
        </ul>
      </SortableContext>
    </section>
  )
}

export const columnId = (stage: LeadStage) => `column ${stage}`

/** Asks for more when it comes into view; past what a board can show, the list goes on. */
function Foot({ column: { stage, leads, count }, onMore }: { column: LeadColumn; onMore: () => void }) {
  const pathTo = useAccountPath()
  const foot = useRef<HTMLLIElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  const isFull = leads.length >= columnMaximum
  // Once per length: what is asked for is on its way until the column has grown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isFull || !foot.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current()
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [isFull, leads.length])
  return (
    <li ref={foot} className="px-1 py-3 text-center text-label text-muted">
      {isFull ? (
        <Link to={pathTo(`leads/list?stage=${stage}`)}>See all {formatCount(count)} in the list</Link>
      ) : (
        'Loading more…'
      )}
    </li>
  )
}
