import type { CountedFeature } from '@gable/shared/plans/plan.ts'
import type { Db } from '../platform/database.ts'

interface DemoPlan {
  name: string
  /** For a month. */
  priceCents: number
  flags: Record<'marketing' | 'data-enrichment' | 'conversational-ai' | 'custom-domain', boolean>
  allows: Partial<Record<CountedFeature, number>>
}

const everything = { marketing: true, 'data-enrichment': true, 'conversational-ai': true, 'custom-domain': true }

export const demoPlans = {
  starter: {
    name: 'Starter',
    priceCents: 99_00,
    flags: { ...everything, 'conversational-ai': false, 'custom-domain': false },
    allows: { widgets: 3, 'landing-pages': 3, 'personalized-urls': 1, 'team-members': 5, contacts: 2500 },
  },
  growth: {
    name: 'Growth',
    priceCents: 299_00,
    flags: everything,
    allows: { widgets: 25, 'landing-pages': 25, 'personalized-urls': 10, 'team-members': 25, contacts: 25_000 },
  },
  brokerage: {
    name: 'Brokerage',
    priceCents: 899_00,
    flags: everything,
    allows: { widgets: 100, 'landing-pages': 100, 'personalized-urls': 20, 'team-members': 250, contacts: 250_000 },
  },
  'solo-without-widgets': {
    name: 'Solo',
    priceCents: 39_00,
    flags: { ...everything, 'data-enrichment': false, 'conversational-ai': false, 'custom-domain': false },
    allows: { 'landing-pages': 2, 'personalized-urls': 1, 'team-members': 1, contacts: 500 },
  },
} as const satisfies Record<string, DemoPlan>

export type PlanId = keyof typeof demoPlans

export const seedPlans = (db: Db) =>
  db
    .insertInto('plans')
    .values(
      Object.entries(demoPlans).map(([id, { name, priceCents, flags, allows }]) => ({
        id,
        plan_name: name,
        price_cents: priceCents,
        feature_flags: JSON.stringify(flags),
        numerical_feature_map: JSON.stringify(allows),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
