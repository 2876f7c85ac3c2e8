import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import { demoPlans, type PlanId } from './plans.ts'
import type { Rng } from './rng.ts'

interface BillingInput {
  accountId: string
  planId: PlanId
  agencyName: string
  /** Who ordered. */
  agentId: string | null
  rng: Rng
  now: Date
}

const renewsInDays = 12

/** Three paid months of the plan, a welcome gift, and a pack of credits that was bought by invoice. */
export async function seedBilling(db: Db, input: BillingInput) {
  const { accountId, planId, agencyName, agentId, rng, now } = input
  const before = (days: number) => new Date(now.getTime() - days * dayLength)
  const { name, priceCents } = demoPlans[planId]
  const months = [3, 2, 1].map((month) => ({ kind: 'PLAN' as const, at: before(month * 30 - renewsInDays) }))
  const pack = { kind: 'CREDITS' as const, at: before(38) }
  const orders = [...months, pack]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ kind, at }) => ({
      account_id: accountId,
      id: rng.uuid(at),
      kind,
      credits: kind === 'CREDITS' ? 2500 : null,
      plan_id: kind === 'PLAN' ? planId : null,
      description: kind === 'CREDITS' ? '2,500 credits' : `${name} plan, one month`,
      amount_cents: kind === 'CREDITS' ? 240_00 : priceCents,
      provider: 'INVOICE' as const,
      state: 'PAID' as const,
      ordered_by: agentId,
      bill_to: JSON.stringify({ name: agencyName, address: '' }),
      created_at: at,
      due_at: new Date(at.getTime() + 14 * dayLength),
      paid_at: new Date(at.getTime() + 2 * dayLength),
      note: 'Bank transfer',
    }))
  await db.insertInto('orders').values(orders).execute()
  await db
    .insertInto('subscriptions')
    .values({ account_id: accountId, renews_at: before(-renewsInDays) })
    .execute()
  const bought = orders.find(({ kind }) => kind === 'CREDITS')
  await seedCredits(db, accountId, [
    { at: before(88), key: 'welcome', amount: 250, type: 'grant', note: 'Welcome to Gable' },
    {
      at: bought?.paid_at ?? now,
      key: `order ${bought?.id}`,
      amount: 2500,
      type: 'purchase',
      note: '2,500 credits',
      causeId: bought?.id ?? null,
    },
  ])
}

interface SeedGrant {
  at: Date
  key: string
  amount: number
  type: 'grant' | 'purchase'
  note: string
  causeId?: string | null
}

/** Entries with dates in the past, oldest first, and the balance that they sum up to. */
async function seedCredits(db: Db, accountId: string, grants: readonly SeedGrant[]) {
  let available = 0
  const entries = grants.map(({ at, key, amount, type, note, causeId = null }, index) => {
    available += amount
    return {
      account_id: accountId,
      number: index + 1,
      at,
      key,
      kind: 'GRANT' as const,
      from_account: 'granted' as const,
      to_account: 'available' as const,
      amount,
      available_after: available,
      cause_type: type,
      cause_id: causeId,
      note,
    }
  })
  await db.insertInto('credit_entries').values(entries).execute()
  await db
    .insertInto('credit_balances')
    .values({ account_id: accountId, available, granted: available, last_entry: entries.length })
    .execute()
}
