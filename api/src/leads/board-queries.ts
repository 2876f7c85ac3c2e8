import { leadStages } from '@gable/shared/activity/entry.ts'
import { type ColumnLengths, columnLength } from '@gable/shared/leads/column-length.ts'
import type { LeadColumn } from '@gable/shared/leads/lead.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { bareLeads, isSought, type LeadFilters, leadRows } from './queries.ts'

/** Every column, from the first of its leads; empty ones too. */
export async function readBoard(
  db: Db,
  scope: AccountScope,
  { lengths, ...filters }: LeadFilters & { lengths: ColumnLengths },
): Promise<LeadColumn[]> {
  const sums = await bareLeads(db, scope)
    .where(isSought(filters))
    .select([
      'leads.stage',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(leads.value_cents), 0)::float8`.as('valueCents'),
    ])
    .groupBy('leads.stage')
    .execute()
  const leads = await leadRows(db, scope, (leads) =>
    leads
      .where('leads.id', 'in', firstOfEach(db, scope, filters, lengths))
      .orderBy('leads.position')
      .orderBy('leads.id'),
  )
  return leadStages.map((stage) => {
    const { count = 0, valueCents = 0 } = sums.find((sum) => sum.stage === stage) ?? {}
    return { stage, count, valueCents, leads: leads.filter((lead) => lead.stage === stage) }
  })
}

const firstOfEach = (db: Db, scope: AccountScope, filters: LeadFilters, lengths: ColumnLengths) => {
  const wanted = leadStages.map((stage) => sql`(${stage}::text, ${lengths[stage] ?? columnLength}::int)`)
  return db
    .selectFrom(
      sql<{ stage: string; length: number }>`(values ${sql.join(wanted)})`.as<'wanted'>(sql`wanted (stage, length)`),
    )
    .innerJoinLateral(
      () =>
        bareLeads(db, scope)
          .select('leads.id')
          .where(isSought(filters))
          .where(sql<boolean>`leads.stage = wanted.stage`)
          .orderBy('leads.position')
          .orderBy('leads.id')
          .limit(sql<number>`wanted.length`)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select('first.id')
}
