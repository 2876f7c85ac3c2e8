import type { Order } from '@gable/shared/billing/billing.ts'
import { useState } from 'react'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { formatMoney } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useAccount } from '../platform/account.ts'
import { call } from '../platform/use-api.ts'
import { useBillingPaths } from './billing-paths.ts'

/** What was ordered and is not paid yet. */
export function OpenOrders({ orders, onChange }: { orders: readonly Order[]; onChange: () => void }) {
  const [canceled, setCanceled] = useState<Order>()
  const [isCanceling, setCanceling] = useState(false)
  if (orders.length === 0 && !canceled) return null
  return (
    <>
      {orders.map((order) => (
        <OpenOrder
          key={order._id}
          order={order}
          onCancel={() => {
            setCanceled(order)
            setCanceling(true)
          }}
        />
      ))}
      {canceled && (
        <ConfirmDialog
          open={isCanceling}
          onClose={() => setCanceling(false)}
          title={`Cancel ${canceled.number}?`}
          description={`${canceled.description} for ${formatMoney(canceled.amountCents)} will not be delivered.`}
          confirmLabel="Cancel Order"
          cancelLabel="Keep Order"
          tone="danger"
          onConfirm={async () => {
            await call('POST /agent/billing/orders/:orderId/canceled', { params: { orderId: canceled._id } })
            toast.success('Order canceled')
            onChange()
          }}
        />
      )}
    </>
  )
}

function OpenOrder({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const { timeZone } = useAccount().agency
  const { invoicePath } = useBillingPaths()
  const { number, description, amountCents, dueAt, isAutomatic, checkoutUrl } = order
  const isOverdue = dueAt !== null && Date.parse(dueAt) < Date.now()
  return (
    <Callout
      tone={isOverdue ? 'warning' : 'info'}
      title={`${description}, ${formatMoney(amountCents)}`}
      action={
        <>
          {checkoutUrl ? (
            <Button href={checkoutUrl}>Continue to payment</Button>
          ) : (
            <Button to={invoicePath(order)}>Open invoice</Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      {checkoutUrl
        ? 'The payment is not finished.'
        : `${isAutomatic ? 'Automatic invoice' : 'Invoice'} ${number}${dueAt ? ` ${isOverdue ? 'was' : 'is'} due on ${formatDate(dueAt, timeZone)}` : ''}. It takes effect when your payment is recorded.`}
    </Callout>
  )
}
