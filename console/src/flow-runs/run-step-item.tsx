import type { FlowRunStep } from '@gable/shared/flows/run.ts'
import { Badge } from '../design/data/badge.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { useAccountPath, usePermission } from '../platform/account.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { describeDelivery, outcomeLabels, outcomeTones } from './run-labels.ts'

/** A step that a contact took, and what became of it. */
export function RunStepItem({ step: { step, at, outcome, branchLabel, reason, delivery } }: { step: FlowRunStep }) {
  const timeZone = useTimeZone()
  return (
    <li className="space-y-1 py-3">
      <p className="flex items-start justify-between gap-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{step}</span>
        <Badge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Badge>
      </p>
      {branchLabel && <p className="[overflow-wrap:anywhere]">{branchLabel}</p>}
      {reason && <p className="[overflow-wrap:anywhere]">{reason}</p>}
      {delivery && <Delivery delivery={delivery} />}
      <p className="text-muted tabular-nums">{formatDateTime(at, timeZone)}</p>
    </li>
  )
}

function Delivery({ delivery }: { delivery: NonNullable<FlowRunStep['delivery']> }) {
  const pathTo = useAccountPath()
  const mayOpen = usePermission('ACCESS_ACCOUNT_SETTINGS')
  return (
    <p className="[overflow-wrap:anywhere]">
      {describeDelivery(delivery)}{' '}
      {mayOpen && (
        <Link to={pathTo(`settings/webhooks/${delivery.webhookId}?delivery=${delivery._id}`)}>View delivery</Link>
      )}
    </p>
  )
}
