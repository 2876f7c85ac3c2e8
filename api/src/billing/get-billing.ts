import { isSuspended } from '@gable/shared/agency/suspension.ts'
import {
  type AutoRecharge,
  type Billing,
  type BillingState,
  defaultAutoRecharge,
} from '@gable/shared/billing/billing.ts'
import { findPack } from '@gable/shared/billing/packs.ts'
import { allowanceOf } from '@gable/shared/plans/plan.ts'
import { getBalance } from '../credits/ledger.ts'
import { getPlan } from '../plans/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listOpenOrders, sumRechargesOfMonth, toOrder } from './order-queries.ts'
import type { Payments } from './payments.ts'
import { listPlanOffers } from './plan-offers.ts'
import {
  countUsedFeatures,
  getBilledAgency,
  getRechargeThreshold,
  getSubscription,
  listReservations,
  type SubscriptionRow,
} from './subscription-queries.ts'

export async function getBilling(db: Db, scope: AccountScope, payments: Payments): Promise<Billing> {
  const { planId, freezesAt } = await getBilledAgency(db, scope)
  const plan = await getPlan(db, scope)
  const plans = await listPlanOffers(db, scope)
  const subscription = await getSubscription(db, scope)
  return {
    plan: { planName: plan.planName, priceCents: plans.find(({ isCurrent }) => isCurrent)?.priceCents ?? null },
    subscription: toSubscription(planId, freezesAt, subscription),
    allowances: (await countUsedFeatures(db, scope)).map(({ feature, used }) => ({
      feature,
      used,
      available: allowanceOf(plan, feature),
    })),
    balance: await getBalance(db, scope),
    reservations: await listReservations(db, scope),
    plans,
    openOrders: (await listOpenOrders(db, scope)).map(toOrder),
    provider: payments.provider,
    hasPortal: payments.openPortal !== undefined && Boolean(subscription?.customer_id),
    autoRecharge: {
      ...(await getAutoRecharge(db, scope)),
      problem: subscription?.recharge_problem ?? '',
      spentThisMonthCents: await sumRechargesOfMonth(db, scope),
    },
  }
}

function toSubscription(
  planId: string | null,
  freezesAt: Date | null,
  subscription: SubscriptionRow | undefined,
): Billing['subscription'] {
  const ends = freezesAt ?? (subscription?.ends ? subscription.renews_at : null)
  return {
    state: getState(planId, freezesAt, subscription),
    renewsAt: ends || subscription?.state === 'CANCELED' ? null : (subscription?.renews_at?.toISOString() ?? null),
    endsAt: ends?.toISOString() ?? null,
  }
}

function getState(
  planId: string | null,
  freezesAt: Date | null,
  subscription: SubscriptionRow | undefined,
): BillingState {
  if (!planId) return 'NONE'
  if (isSuspended(freezesAt?.toISOString() ?? null)) return 'SUSPENDED'
  if (subscription?.state === 'PAST_DUE') return 'PAST_DUE'
  if (freezesAt || subscription?.ends) return 'ENDING'
  return subscription?.state ?? 'ACTIVE'
}

export async function getAutoRecharge(db: Db, scope: AccountScope): Promise<AutoRecharge> {
  const below = await getRechargeThreshold(db, scope)
  const subscription = await getSubscription(db, scope)
  return {
    isOn: below !== null,
    below: below ?? defaultAutoRecharge.below,
    packId: findPack(subscription?.recharge_pack ?? null)?.id ?? defaultAutoRecharge.packId,
    monthlyLimitCents: subscription?.recharge_monthly_cents ?? defaultAutoRecharge.monthlyLimitCents,
  }
}
