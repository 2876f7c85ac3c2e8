import type { Order } from '@gable/shared/billing/billing.ts'
import type { NewOrder } from '@gable/shared/billing/endpoints.ts'
import { findPack } from '@gable/shared/billing/packs.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import {
  getOpenPlanOrder,
  getOrder,
  insertOrder,
  lockOrder,
  type OrderRow,
  type OrderToInsert,
  toOrder,
  updateOrder,
} from './order-queries.ts'
import type { Payments } from './payments.ts'
import { listPlanOffers } from './plan-offers.ts'
import { getBilledAgency, getSubscription } from './subscription-queries.ts'

const daysToPay = 14

/** Orders once for each ID, and opens the checkout for it. The price is taken from here, never from the request. */
export async function createOrder(db: Db, scope: Scope, payments: Payments, input: NewOrder): Promise<Order> {
  const { row, customerId } = await withAccount(db, scope, async (db) => ({
    row: await insertOrGetOrder(db, scope, payments, input),
    customerId: (await getSubscription(db, scope))?.customer_id ?? null,
  }))
  if (row.state !== 'OPEN' || row.checkout_url) return toOrder(row)
  const { accountId } = scope
  const checkout = await payments.openCheckout({ accountId, order: toOrder(row), planId: row.plan_id, customerId })
  if (!checkout) return toOrder(row)
  return withAccount(db, scope, async (db) => {
    await updateOrder(db, scope, row.id, { checkout_id: checkout.id, checkout_url: checkout.url })
    return toOrder(orNotFound(await getOrder(db, scope, row.id), 'order'))
  })
}

async function insertOrGetOrder(db: Db, scope: Scope, { provider }: Payments, input: NewOrder): Promise<OrderRow> {
  const existing = await getOrder(db, scope, input._id)
  if (existing) return existing
  const { billTo } = await getBilledAgency(db, scope)
  const dueAt = provider === 'INVOICE' ? new Date(Date.now() + daysToPay * dayLength) : null
  const inserted = await insertOrder(db, scope, {
    ...(input.kind === 'CREDITS' ? describePack(input.packId) : await describePlan(db, scope, input.planId)),
    id: input._id,
    provider,
    orderedBy: scope.agentId,
    billTo,
    dueAt,
  })
  if (inserted) await publishLiveEvent(db, scope, { kind: 'billing' })
  const row = await getOrder(db, scope, input._id)
  return row ?? getSameOpenPlanOrder(db, scope, input)
}

type OrderedItem = Pick<OrderToInsert, 'kind' | 'credits' | 'planId' | 'description' | 'amountCents'>

export function describePack(packId: string): OrderedItem {
  const { credits, priceCents } = orNotFound(findPack(packId), 'pack of credits')
  const description = `${credits.toLocaleString('en-US')} credits`
  return { kind: 'CREDITS', credits, planId: null, description, amountCents: priceCents }
}

async function describePlan(db: Db, scope: Scope, planId: string): Promise<OrderedItem> {
  const plan = orNotFound(
    (await listPlanOffers(db, scope)).find(({ _id }) => _id === planId),
    'plan',
  )
  if (plan.isPaid) throw new Problem('conflict', `You already have the plan ${plan.planName}.`)
  if (plan.priceCents === null)
    throw new Problem('conflict', `The plan ${plan.planName} has no price yet. Please contact support.`)
  if (plan.exceeded.length > 0)
    throw new Problem('conflict', `You use more than the plan ${plan.planName} includes. Reduce that first.`)
  const description = `${plan.planName} plan, one month`
  return { kind: 'PLAN', credits: null, planId, description, amountCents: plan.priceCents }
}

/** Another tab ordered a plan at the same time, or before. */
async function getSameOpenPlanOrder(db: Db, scope: Scope, input: NewOrder): Promise<OrderRow> {
  const open = await getOpenPlanOrder(db, scope)
  if (open && input.kind === 'PLAN' && open.plan_id === input.planId) return open
  throw new Problem(
    'conflict',
    open
      ? `You already ordered ${open.description} (${toOrder(open).number}). Cancel that order first.`
      : 'Your order was changed at the same time. Please try again.',
  )
}

/** Its checkout is closed first, so that nobody pays it any more. */
export async function cancelOrder(db: Db, scope: Scope, payments: Payments, orderId: string): Promise<Order> {
  const order = await withAccount(db, scope, async (db) => orNotFound(await getOrder(db, scope, orderId), 'order'))
  if (order.state === 'OPEN' && order.checkout_id && order.provider === payments.provider)
    await payments.closeCheckout(order.checkout_id)
  return withAccount(db, scope, async (db) => {
    const { state } = orNotFound(await lockOrder(db, scope, orderId), 'order')
    if (state === 'PAID') throw new Problem('conflict', 'This order is already paid.')
    if (state === 'OPEN') {
      await updateOrder(db, scope, orderId, { state: 'CANCELED', note: 'Canceled by the buyer' })
      await publishLiveEvent(db, scope, { kind: 'billing' })
    }
    return toOrder(orNotFound(await getOrder(db, scope, orderId), 'order'))
  })
}
