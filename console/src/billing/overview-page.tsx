import type { Billing } from '@gable/shared/billing/billing.ts'
import { useSearchParams } from 'react-router-dom'
import { Callout } from '../design/feedback/callout.tsx'
import { Loading, Skeleton } from '../design/feedback/skeleton.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { AllowancesCard } from './allowances-card.tsx'
import { BillingLayout } from './billing-layout.tsx'
import { CreditsCard } from './credits-card.tsx'
import { OpenOrders } from './open-orders.tsx'
import { PlanCard } from './plan-card.tsx'
import { RechargeForm } from './recharge-form.tsx'
import { useBilling } from './use-billing.ts'

export function OverviewPage() {
  const response = useBilling()
  return (
    <BillingLayout>
      <DataBoundary
        response={response}
        errorTitle="Your billing could not be loaded"
        fallback={
          <Loading className="grid gap-4 lg:grid-cols-2">
            {['plan', 'credits', 'allowances', 'recharge'].map((card) => (
              <Skeleton key={card} className="h-64 rounded-lg" />
            ))}
          </Loading>
        }
      >
        {(billing) => <Overview billing={billing} onChange={() => void response.mutate()} />}
      </DataBoundary>
    </BillingLayout>
  )
}

function Overview({ billing, onChange }: { billing: Billing; onChange: () => void }) {
  const [params] = useSearchParams()
  // The page of the payment provider leads back here, often before it reported the payment.
  const awaited = billing.openOrders.find(({ _id }) => _id === params.get('order'))
  return (
    <div className="space-y-4">
      {awaited && (
        <Callout title="Your payment is being confirmed" announce>
          {awaited.description} will be added in a moment. You can leave this page.
        </Callout>
      )}
      <OpenOrders orders={billing.openOrders.filter(({ _id }) => _id !== awaited?._id)} onChange={onChange} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <PlanCard billing={billing} onChange={onChange} />
        <CreditsCard billing={billing} onChange={onChange} />
        <AllowancesCard allowances={billing.allowances} />
        <RechargeForm billing={billing} onSaved={onChange} />
      </div>
    </div>
  )
}
