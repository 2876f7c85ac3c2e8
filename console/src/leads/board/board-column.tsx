import { columnMaximum } from '@gable/shared/leads/column-length.ts'
import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead, LeadColumn } from '@gable/shared/leads/lead.ts'
import { startTransition, useEffect, useId, useRef, useState } from 'react'
import { DropCards, DropColumn } from '../../design/data/board/drag-board.tsx'
import { formatCount, formatMoney } from '../../design/format/metric-format.ts'
import { Link } from '../../design/inputs/link.tsx'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import type { RowMenuHandle } from '../../design/overlays/row-menu.tsx'
import { useAccountPath } from '../../platform/account.ts'
import { getStageLabel } from '../lead-labels.tsx'
import { BoardCard } from './board-card.tsx'

interface ColumnProps {
  column: LeadColumn
  config: LeadFieldConfig | undefined
  pickedUpId: string | undefined
  hrefTo: (id: string) => string
  menu: RowMenuHandle<Lead>
  onPickUp: (lead: Lead) => void
  onShowMore: () => void
}

export function BoardColumn({ column, config, pickedUpId, hrefTo, menu, onPickUp, onShowMore }: ColumnProps) {
  const { stage, count, valueCents, leads } = column
  const isCompact = useIsNarrow()
  const titleId = useId()
  const shown = useScreenfulFirst(leads, isCompact)
  return (
    <DropColumn column={stage} labelledBy={titleId}>
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
          {shown.map((lead) => (
            <BoardCard
              key={lead._id}
              lead={lead}
              config={config}
              href={hrefTo(lead._id)}
              menu={menu}
              isPickedUp={pickedUpId === lead._id}
              isCompact={isCompact}
              onPickUp={() => onPickUp(lead)}
            />
          ))}
          {leads.length === 0 && <li className="px-1 py-3 text-center text-faint text-label">No leads</li>}
          {shown === leads && leads.length < count && <ColumnEnd column={column} onMore={onShowMore} />}
        </ul>
      </DropCards>
    </DropColumn>
  )
}

/** Paints the cards that fit on the screen first, and the others a moment later. */
function useScreenfulFirst(leads: Lead[], isCompact: boolean): Lead[] {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => startTransition(() => setPainted(true)), [])
  if (isPainted) return leads
  const { header, card } = isCompact ? leastHeights.compact : leastHeights.full
  const fitting = Math.ceil((window.innerHeight - header) / card)
  return leads.length > fitting ? leads.slice(0, fitting) : leads
}

/** What is above the first card, and the height of a card with the least on it. */
const leastHeights = { compact: { header: 180, card: 56 }, full: { header: 180, card: 120 } }

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
