import type { ContactLead } from '@gable/shared/contacts/contact.ts'
import { CalendarClock } from 'lucide-react'
import { formatDate } from '../../design/format/date-format.ts'
import { formatMoney } from '../../design/format/metric-format.ts'
import { Link } from '../../design/inputs/link.tsx'
import { toLeadPath } from '../../layout/paths/lead-paths.ts'
import { getTypeLabel, StageBadge } from '../../leads/lead-labels.tsx'
import { useAccountPath } from '../../platform/account.ts'
import { useApi } from '../../platform/use-api.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { useOpenContact } from './open-contact.ts'

/** The contact's leads, each with its stage and next action. */
export function ContactLeads() {
  const { contact } = useOpenContact()
  if (contact.leads.length === 0) return <p className="text-muted">No leads yet.</p>
  return (
    <ul className="divide-y divide-line">
      {contact.leads.map((lead) => (
        <li key={lead._id} className="py-2.5 first:pt-0 last:pb-0">
          <LeadSummary lead={lead} />
        </li>
      ))}
    </ul>
  )
}

/** The lead to work on: the newest one that is still open. Renders nothing if there is none. */
export function CurrentLead() {
  const { contact } = useOpenContact()
  const lead = contact.leads.find(({ stage }) => stage !== 'CLOSED' && stage !== 'LOST')
  if (!lead) return null
  return (
    <section
      aria-label="Current lead"
      className="mb-2 rounded-lg border border-line bg-surface px-4 py-2 sm:mb-4 sm:py-3"
    >
      <LeadSummary lead={lead} />
    </section>
  )
}

function LeadSummary({ lead }: { lead: ContactLead }) {
  const { data: config } = useApi('GET /agent/leads/field-config')
  const pathTo = useAccountPath()
  const timeZone = useTimeZone()
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <Link to={pathTo(toLeadPath(lead._id))} tone="plain" className="min-w-0 truncate">
          {getTypeLabel(config, lead)} lead
        </Link>
        <StageBadge stage={lead.stage} config={config} />
      </div>
      <p className="mt-0.5 text-muted text-table [overflow-wrap:anywhere]">
        {lead.valueCents !== null && <span className="tabular-nums">{formatMoney(lead.valueCents)} · </span>}
        {lead.agentName || 'Unassigned'} · {formatDate(lead.createdAt, timeZone)}
      </p>
      {(lead.nextAction || lead.nextActionAt) && (
        <p className="mt-1 flex items-start gap-1.5 text-label [overflow-wrap:anywhere]">
          <CalendarClock aria-hidden="true" className="mt-px size-3.5 shrink-0 text-faint" />
          <span>
            {lead.nextAction || 'Next action'}
            {lead.nextActionAt && ` · ${formatDate(lead.nextActionAt, timeZone)}`}
          </span>
        </p>
      )}
    </>
  )
}
