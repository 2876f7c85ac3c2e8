import type { AutoRecharge } from '@gable/shared/billing/billing.ts'
import { findPack } from '@gable/shared/billing/packs.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { getBalance } from '../credits/ledger.ts'
import type { Db } from '../platform/database.ts'
import { enqueue, type Job } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { describePack } from './create-order.ts'
import { getAutoRecharge } from './get-billing.ts'
import { getOpenRecharge, getOrder, insertOrder, sumRechargesOfMonth, toOrder, updateOrder } from './order-queries.ts'
import type { PayableOrder, Payments } from './payments.ts'
import { settleOrder } from './settle-order.ts'
import { getBilledAgency, lockSubscription, setRechargeThreshold, updateSubscription } from './subscription-queries.ts'

export async function updateAutoRecharge(db: Db, scope: AccountScope, change: AutoRecharge): Promise<AutoRecharge> {
  const pack = findPack(change.packId)
  if (change.isOn && pack && pack.priceCents > change.monthlyLimitCents)
    throw invalid({ monthlyLimitCents: 'The limit must be at least the price of the pack' })
  await updateSubscription(db, scope, {
    recharge_pack: change.packId,
    recharge_monthly_cents: change.monthlyLimitCents,
    recharge_problem: '',
  })
  await publishLiveEvent(db, scope, { kind: 'billing' })
  await setRechargeThreshold(db, scope, change.isOn ? change.below : null)
  // It may be low already.
  if (change.isOn) await enqueue(db, 'recharge-credits', { accountId: scope.accountId })
  return getAutoRecharge(db, scope)
}

/** Buys a pack of credits if the balance is low, within the monthly limit. A repeated job continues with the same order. */
export const rechargeCredits =
  (payments: Payments) =>
  async ({ db, payload }: Job<'recharge-credits'>) => {
    const payable = await withJobAccount(db, payload, (db, scope) => insertRecharge(db, scope, payments))
    if (!payable) return
    const result = await payments.charge(payable)
    if (result.state === 'later') return
    await withJobAccount(db, payload, async (db, scope) => {
      const { _id: orderId } = payable.order
      if (result.state === 'paid')
        return void (await settleOrder(db, scope, orderId, { note: 'Card, automatic', externalId: result.externalId }))
      await updateOrder(db, scope, orderId, { state: 'CANCELED', note: result.reason })
      await updateSubscription(db, scope, { recharge_problem: result.reason })
      await publishLiveEvent(db, scope, { kind: 'billing' })
      await setRechargeThreshold(db, scope, null)
    })
  }

/** Undefined when nothing is to be bought. */
async function insertRecharge(db: Db, scope: AccountScope, payments: Payments): Promise<PayableOrder | undefined> {
  const { accountId } = scope
  const { customer_id: customerId } = await lockSubscription(db, scope)
  const open = await getOpenRecharge(db, scope)
  if (open) return { accountId, order: toOrder(open), planId: null, customerId }
  const { isOn, below, packId, monthlyLimitCents } = await getAutoRecharge(db, scope)
  const { available } = await getBalance(db, scope)
  if (!isOn || available >= below) return undefined
  const item = describePack(packId)
  if ((await sumRechargesOfMonth(db, scope)) + item.amountCents > monthlyLimitCents) {
    await updateSubscription(db, scope, { recharge_problem: 'The monthly limit is reached.' })
    await publishLiveEvent(db, scope, { kind: 'billing' })
    return undefined
  }
  const { billTo } = await getBilledAgency(db, scope)
  const dueAt = payments.provider === 'INVOICE' ? new Date(Date.now() + 14 * dayLength) : null
  const { provider } = payments
  const id = await insertOrder(db, scope, {
    ...item,
    id: newId(),
    provider,
    isAutomatic: true,
    orderedBy: null,
    billTo,
    dueAt,
  })
  const order = id && (await getOrder(db, scope, id))
  if (!order) return undefined
  await updateSubscription(db, scope, { recharge_problem: '' })
  await publishLiveEvent(db, scope, { kind: 'billing' })
  return { accountId, order: toOrder(order), planId: null, customerId }
}
