import { grantCredits } from '../credits/ledger.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockOrder, updateOrder } from './order-queries.ts'
import { lockSubscription, updatePlanOfAgency, updateSubscription } from './subscription-queries.ts'

interface Payment {
  /** How it was paid: a reference of the operator, or the payment provider. */
  note: string
  externalId?: string
  customerId?: string
  subscriptionId?: string
  at?: Date
}

type Settlement = { state: 'settled'; replacedSubscriptionId: string | null } | { state: 'settled before' | 'unknown' }

/**
 * The order is paid: credits are granted, or the plan takes effect. Once, however often it is reported. An order that was
 * canceled while somebody paid it is honored.
 */
export async function settleOrder(
  db: Db,
  scope: AccountScope,
  orderId: string,
  { note, externalId, customerId, subscriptionId, at = new Date() }: Payment,
): Promise<Settlement> {
  const order = await lockOrder(db, scope, orderId)
  if (!order) return { state: 'unknown' }
  if (order.state === 'PAID') return { state: 'settled before' }
  await updateOrder(db, scope, orderId, { state: 'PAID', paid_at: at, note, external_id: externalId ?? null })
  const subscription = await lockSubscription(db, scope)
  if (customerId) await updateSubscription(db, scope, { customer_id: customerId })
  if (order.plan_id) {
    await updatePlanOfAgency(db, scope, order.plan_id)
    await updateSubscription(db, scope, {
      state: 'ACTIVE',
      ends: false,
      renews_at: addMonth(at),
      subscription_id: subscriptionId ?? null,
      reported_at: null,
    })
  }
  await publishLiveEvent(db, scope, { kind: 'billing' })
  if (order.credits) {
    const cause = { type: 'purchase', id: orderId, note: order.description } as const
    await grantCredits(db, scope, { key: `order ${orderId}`, amount: order.credits, cause })
  }
  const replaced =
    order.plan_id && subscription.subscription_id !== subscriptionId ? subscription.subscription_id : null
  return { state: 'settled', replacedSubscriptionId: replaced }
}

/** The same day of the next month, or its last day. */
function addMonth(date: Date): Date {
  const next = new Date(date)
  next.setUTCMonth(date.getUTCMonth() + 1)
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0)
  return next
}
