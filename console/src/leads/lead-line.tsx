import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { isClosed } from '@gable/shared/leads/stages.ts'
import { formatMoney } from '../design/format/metric-format.ts'
import { formatDue, isOverdue } from './due.ts'
import { getTypeLabel } from './lead-labels.tsx'
import { TimeInStage } from './time-in-stage.tsx'
import { useCurrentMinute } from './use-current-minute.ts'
import { useLeadTimeZone } from './use-leads.ts'

/** What matters about a lead in one line, for cards on a phone: when it is due, or else how long it has been waiting. */
export function LeadLine({ lead, config }: { lead: Lead; config: LeadFieldConfig | undefined }) {
  const timeZone = useLeadTimeZone()
  const now = useCurrentMinute()
  const { nextActionAt, stage, valueCents } = lead
  const dueAt = isClosed(stage) ? null : nextActionAt
  return (
    <>
      {dueAt ? (
        <span className={isOverdue(dueAt, now) ? 'text-danger-ink' : undefined}>{formatDue(dueAt, timeZone, now)}</span>
      ) : (
        <>
          <TimeInStage lead={lead} /> in stage
        </>
      )}
      {` · ${getTypeLabel(config, lead)}`}
      {valueCents !== null && ` · ${formatMoney(valueCents)}`}
    </>
  )
}
