import { isId, newId } from '@gable/shared/ids.ts'
import * as z from 'zod'
import type { Db } from '../../platform/database.ts'
import { withJobAccount } from '../../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { Log } from '../../platform/observe/log.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getOrder, insertRenewal, updateOrder } from '../order-queries.ts'
import type { Payments } from '../payments.ts'
import { settleOrder } from '../settle-order.ts'
import { getBilledAgency, lockSubscription, suspendAgency, updateSubscription } from '../subscription-queries.ts'

/** What our requests put on everything that Stripe reports about. */
const Metadata = z.object({
  account_id: z.string().refine(isId),
  order_id: z.string().refine(isId),
  plan_id: z.string().optional(),
})

const Session = z.object({
  id: z.string(),
  payment_status: z.string(),
  amount_total: z.number(),
  currency: z.string(),
  customer: z.string().nullish(),
  subscription: z.string().nullish(),
  payment_intent: z.string().nullish(),
  metadata: Metadata,
})
const PaymentIntent = z.object({
  id: z.string(),
  amount_received: z.number(),
  currency: z.string(),
  customer: z.string().nullish(),
  metadata: Metadata,
})
const SubscriptionObject = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  items: z.object({ data: z.array(z.object({ current_period_end: z.number().optional() })) }),
  metadata: Metadata,
})
const Invoice = z.object({
  id: z.string(),
  billing_reason: z.string().nullish(),
  amount_paid: z.number(),
  parent: z
    .object({ subscription_details: z.object({ subscription: z.string(), metadata: Metadata }).nullish() })
    .nullish(),
})

const Event = z.object({ type: z.string(), created: z.number(), data: z.object({ object: z.unknown() }) })

interface StripeEventContext {
  db: Db
  payments: Payments
  log: Log
}

/** Carries out a message of Stripe. They arrive in any order, several times, and some are not about us. */
export async function handleStripeEvent(context: StripeEventContext, body: unknown): Promise<void> {
  const event = Event.safeParse(body)
  const handle = event.success ? handlers[event.data.type] : undefined
  if (event.success && handle) await handle(context, event.data.data.object, new Date(event.data.created * 1000))
}

type Handler = (context: StripeEventContext, object: unknown, at: Date) => Promise<void>

/** Objects without our metadata belong to something else that uses the same account of Stripe. */
const forObjects =
  <T extends { metadata: z.infer<typeof Metadata> }>(
    schema: z.ZodType<T>,
    handle: (context: StripeEventContext, object: T, at: Date) => Promise<void>,
  ): Handler =>
  async (context, object, at) => {
    const parsed = schema.safeParse(object)
    if (parsed.success) await handle(context, parsed.data, at)
  }

const handlers: Record<string, Handler> = {
  'checkout.session.completed': forObjects(Session, settleSession),
  'checkout.session.async_payment_succeeded': forObjects(Session, settleSession),
  'checkout.session.async_payment_failed': forObjects(Session, closeSession),
  'checkout.session.expired': forObjects(Session, closeSession),
  'payment_intent.succeeded': forObjects(PaymentIntent, settlePaymentIntent),
  'customer.subscription.updated': forObjects(SubscriptionObject, updateState),
  'customer.subscription.deleted': forObjects(SubscriptionObject, updateState),
  'invoice.paid': async (context, object, at) => {
    const invoice = Invoice.safeParse(object)
    if (invoice.success) await recordRenewal(context, invoice.data, at)
  },
}

async function settleSession(context: StripeEventContext, session: z.infer<typeof Session>, at: Date) {
  // A payment by bank takes days; another message follows.
  if (session.payment_status !== 'paid') return
  await settle(
    context,
    session.metadata,
    { cents: session.amount_total, currency: session.currency },
    {
      note: 'Card',
      at,
      ...((session.payment_intent ?? session.subscription) && {
        externalId: session.payment_intent ?? session.subscription ?? '',
      }),
      ...(session.customer && { customerId: session.customer }),
      ...(session.subscription && { subscriptionId: session.subscription }),
    },
  )
}

async function settlePaymentIntent(context: StripeEventContext, intent: z.infer<typeof PaymentIntent>, at: Date) {
  await settle(
    context,
    intent.metadata,
    { cents: intent.amount_received, currency: intent.currency },
    {
      note: 'Card',
      at,
      externalId: intent.id,
      ...(intent.customer && { customerId: intent.customer }),
    },
  )
}

async function settle(
  { db, payments, log }: StripeEventContext,
  { account_id: accountId, order_id: orderId }: z.infer<typeof Metadata>,
  paid: { cents: number; currency: string },
  payment: Parameters<typeof settleOrder>[3],
) {
  const settlement = await withJobAccount(db, { accountId }, async (db, scope) => {
    const order = await getOrder(db, scope, orderId)
    if (order && (order.amount_cents !== paid.cents || paid.currency !== 'usd')) {
      log.error({ orderId, expected: order.amount_cents, ...paid }, 'A payment does not match its order')
      return undefined
    }
    return settleOrder(db, scope, orderId, payment)
  })
  if (settlement?.state === 'unknown') log.error({ orderId }, 'A payment is for an unknown order')
  // The plan before must not be charged beside the new one.
  if (settlement?.state === 'settled' && settlement.replacedSubscriptionId)
    await payments.endSubscription(settlement.replacedSubscriptionId)
}

async function closeSession({ db }: StripeEventContext, { metadata }: z.infer<typeof Session>) {
  await withJobAccount(db, { accountId: metadata.account_id }, async (db, scope) => {
    const order = await getOrder(db, scope, metadata.order_id)
    if (order?.state !== 'OPEN') return
    await updateOrder(db, scope, order.id, { state: 'CANCELED', note: 'Not paid in time' })
    await publishLiveEvent(db, scope, { kind: 'billing' })
  })
}

async function updateState({ db }: StripeEventContext, object: z.infer<typeof SubscriptionObject>, at: Date) {
  await withJobAccount(db, { accountId: object.metadata.account_id }, async (db, scope) => {
    const subscription = await lockSubscription(db, scope)
    // A message about a plan before this one, or older than what is known.
    if (subscription.subscription_id !== object.id) return
    if (subscription.reported_at && subscription.reported_at > at) return
    const periodEnd = object.items.data[0]?.current_period_end
    const isOver = object.status === 'canceled' || object.status === 'unpaid'
    await updateSubscription(db, scope, {
      state: isOver ? 'CANCELED' : object.status === 'past_due' ? 'PAST_DUE' : 'ACTIVE',
      ends: object.cancel_at_period_end,
      reported_at: at,
      ...(periodEnd && { renews_at: new Date(periodEnd * 1000) }),
    })
    if (isOver) await suspendAgency(db, scope, new Date())
    await publishLiveEvent(db, scope, { kind: 'billing' })
  })
}

/** The first payment of a subscription is that of its order. */
async function recordRenewal({ db }: StripeEventContext, invoice: z.infer<typeof Invoice>, at: Date) {
  const details = invoice.parent?.subscription_details
  if (!details || invoice.billing_reason !== 'subscription_cycle' || invoice.amount_paid <= 0) return
  await withJobAccount(db, { accountId: details.metadata.account_id }, async (db, scope) => {
    const { subscription_id } = await lockSubscription(db, scope)
    if (subscription_id === details.subscription) await insertRenewalOrder(db, scope, invoice, at)
  })
}

async function insertRenewalOrder(db: Db, scope: AccountScope, invoice: z.infer<typeof Invoice>, paidAt: Date) {
  const { planId } = await getBilledAgency(db, scope)
  const item = { description: 'Plan renewal, one month', amountCents: invoice.amount_paid, externalId: invoice.id }
  if (planId && (await insertRenewal(db, scope, { id: newId(), planId, ...item, paidAt })))
    await publishLiveEvent(db, scope, { kind: 'billing' })
}
