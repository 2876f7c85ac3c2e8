import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { Check, Phone } from 'lucide-react'
import { CallIconLink } from '../../calls/call-icon-link.tsx'
import { placeCall } from '../../calls/current-call.ts'
import type { CompactCard } from '../../design/data/table/compact-card-row.tsx'
import { hasOpenTask } from '../has-open-task.ts'
import { getLeadName } from '../lead-filters.ts'
import { StageBadge } from '../lead-labels.tsx'
import { LeadLine } from '../lead-line.tsx'
import { toCallTarget } from '../to-call-target.ts'

interface LeadListCardOptions {
  config: LeadFieldConfig | undefined
  onDone: (lead: Lead) => void
}

/** A lead on a phone: swipe right to call, left to mark it done. */
export function toLeadListCard(lead: Lead, { config, onDone }: LeadListCardOptions): CompactCard {
  const target = toCallTarget(lead)
  return {
    title: <bdi>{getLeadName(lead)}</bdi>,
    aside: <StageBadge stage={lead.stage} config={config} />,
    subtitle: <LeadLine lead={lead} config={config} />,
    action: target && <CallIconLink target={target} />,
    swipe: {
      right: target && { label: 'Call', icon: Phone, run: () => placeCall(target) },
      left: hasOpenTask(lead) ? { label: 'Done', icon: Check, run: () => onDone(lead) } : undefined,
    },
  }
}
