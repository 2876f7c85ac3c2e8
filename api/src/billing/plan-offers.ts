import type { PlanOffer } from '@gable/shared/billing/billing.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { countUsedFeatures, getBilledAgency, getSubscription, listPricedPlans } from './subscription-queries.ts'

/** All plans, smallest first, and whether the account fits into them. */
export async function listPlanOffers(db: Db, scope: AccountScope): Promise<PlanOffer[]> {
  const { planId, freezesAt } = await getBilledAgency(db, scope)
  const subscription = await getSubscription(db, scope)
  const isPaid = !freezesAt && !subscription?.ends && (subscription?.state ?? 'ACTIVE') === 'ACTIVE'
  const used = await countUsedFeatures(db, scope)
  const plans = await listPricedPlans(db)
  return plans.map(({ id, planName, priceCents, features }) => ({
    _id: id,
    planName,
    priceCents,
    isCurrent: id === planId,
    isPaid: id === planId && isPaid,
    exceeded: used.filter(({ feature, used }) => used > (features[feature] ?? 0)).map(({ feature }) => feature),
  }))
}
