import type { Billing, BillingState } from '@gable/shared/billing/billing.ts'
import { useState } from 'react'
import { Badge, type Tone } from '../design/data/badge.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { formatMoney } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useAccount } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import { useBillingPaths } from './billing-paths.ts'
import { PlanDialog } from './plan-dialog.tsx'

export function PlanCard({ billing, onChange }: { billing: Billing; onChange: () => void }) {
  const { plan, subscription, hasPortal } = billing
  const { timeZone } = useAccount().agency
  const { plans } = useBillingPaths()
  const [isChanging, setChanging] = useState(false)
  const { label, tone } = states[subscription.state]
  const { endsAt, renewsAt } = subscription
  const isSuspended = subscription.state === 'SUSPENDED'
  return (
    <Card title="Plan">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold text-figure">{plan.planName ?? 'No plan'}</p>
        <Badge tone={tone} dot>
          {label}
        </Badge>
      </div>
      <div className="mt-4">
        <DescriptionList
          items={[
            {
              label: 'Price',
              value: plan.priceCents === null ? 'As agreed with support' : `${formatMoney(plan.priceCents)} a month`,
            },
            endsAt
              ? { label: Date.parse(endsAt) < Date.now() ? 'Ended' : 'Ends', value: formatDate(endsAt, timeZone) }
              : { label: 'Renews', value: renewsAt ? formatDate(renewsAt, timeZone) : 'No date is set' },
          ]}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant={isSuspended ? 'primary' : 'secondary'} onClick={() => setChanging(true)}>
          {isSuspended ? 'Pay for a plan' : 'Change plan'}
        </Button>
        {!isSuspended && (
          <Button variant="quiet" to={plans}>
            Compare plans
          </Button>
        )}
        {hasPortal && <PortalButton />}
      </div>
      <PlanDialog open={isChanging} onClose={() => setChanging(false)} billing={billing} onOrdered={onChange} />
    </Card>
  )
}

function PortalButton() {
  const [isBusy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      const { url } = await call('POST /agent/billing/portal')
      location.assign(url)
    } catch (error) {
      showErrorToast(error)
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void open()}>
      Cards and receipts
    </Button>
  )
}

const states: Record<BillingState, { label: string; tone: Tone }> = {
  ACTIVE: { label: 'Active', tone: 'success' },
  PAST_DUE: { label: 'Payment overdue', tone: 'warning' },
  ENDING: { label: 'Ending', tone: 'warning' },
  SUSPENDED: { label: 'Suspended', tone: 'danger' },
  CANCELED: { label: 'Canceled', tone: 'neutral' },
  NONE: { label: 'No plan', tone: 'neutral' },
}
