import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../design/class-names.ts'
import { Avatar } from '../../design/data/avatar.tsx'
import { Badge } from '../../design/data/badge.tsx'
import { formatMoney } from '../../design/format/metric-format.ts'
import { DueLine } from '../due-line.tsx'
import { getLeadName } from '../lead-filters.ts'
import { getTypeLabel } from '../lead-labels.tsx'
import { LeadLine } from '../lead-line.tsx'
import { TimeInStage } from '../time-in-stage.tsx'

interface LeadCardProps {
  lead: Lead
  config: LeadFieldConfig | undefined
  href?: string | undefined
  /** Grip and menu. */
  handles?: ReactNode
  /** Under the pointer. The card in the column shows where it would land. */
  isDragged?: boolean
  /** Two lines, for phones. */
  isCompact?: boolean
}

export function LeadCard({ lead, config, href, handles, isDragged = false, isCompact = false }: LeadCardProps) {
  const name = getLeadName(lead)
  return (
    <article
      aria-label={name}
      className={cx(
        'group/card relative rounded-lg border bg-surface p-3 text-table',
        isDragged
          ? 'cursor-grabbing border-transparent bg-raised shadow-float'
          : 'border-line group-data-[dragging]/drag:border-dashed group-data-[dragging]/drag:opacity-50',
      )}
    >
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 break-words font-medium leading-5">
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={href} draggable={false} className="rounded-sm hover:underline">
              <bdi>{name}</bdi>
            </Link>
          )}
        </p>
        {handles && <div className="-my-1 -mr-1.5 flex shrink-0 items-center">{handles}</div>}
      </div>
      {isCompact ? (
        <p className="truncate text-label text-muted">
          <LeadLine lead={lead} config={config} />
        </p>
      ) : (
        <Details lead={lead} config={config} />
      )}
    </article>
  )
}

type DetailsProps = Pick<LeadCardProps, 'lead' | 'config'>

function Details({ lead, config }: DetailsProps) {
  return (
    <>
      {lead.address && <p className="mt-0.5 truncate text-label text-muted">{lead.address}</p>}
      <div className="mt-2 flex items-center justify-between gap-2">
        <Badge>{getTypeLabel(config, lead)}</Badge>
        {lead.valueCents !== null && <span className="font-medium tabular-nums">{formatMoney(lead.valueCents)}</span>}
      </div>
      {(lead.nextAction || lead.nextActionAt) && (
        <div className="mt-2">
          <DueLine lead={lead} />
        </div>
      )}
      {lead.stage === 'LOST' && lead.lostReason && (
        <p className="mt-2 break-words text-label text-muted">Lost: {lead.lostReason}</p>
      )}
      <div className="mt-2 flex items-center justify-between gap-2 text-label text-muted">
        <span className="flex min-w-0 items-center gap-1.5">
          {lead.agentName && <Avatar name={lead.agentName} size="sm" />}
          <span className="truncate">{lead.agentName ?? 'Unassigned'}</span>
        </span>
        <span className="shrink-0">
          <TimeInStage lead={lead} /> in stage
        </span>
      </div>
    </>
  )
}
