import { leadStages } from '@gable/shared/activity/entry.ts'
import { type ColumnLengths, columnLength } from '@gable/shared/leads/column-length.ts'
import type { LeadColumn } from '@gable/shared/leads/lead.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type LeadFilters, listLeads, matchesFilters, selectLeads } from './queries.ts'

/** Every column with its first leads, empty columns included. */
export async function getBoard(
  db: Db,
  scope: AccountScope,
  { lengths, ...filters }: LeadFilters & { lengths: ColumnLengths },
): Promise<LeadColumn[]> {
  const sums = await selectLeads(db, scope)
    .where(matchesFilters(filters))
    .select([
      'leads.stage',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(leads.value_cents), 0)::float8`.as('valueCents'),
    ])
    .groupBy('leads.stage')
    .execute()
  const leads = await listLeads(db, scope, (leads) =>
    leads
      .where('leads.id', 'in', selectFirstIds(db, scope, filters, lengths))
      .orderBy('leads.position')
      .orderBy('leads.id'),
  )
  return leadStages.map((stage) => {
    const { count = 0, valueCents = 0 } = sums.find((sum) => sum.stage === stage) ?? {}
    return { stage, count, valueCents, leads: leads.filter((lead) => lead.stage === stage) }
  })
}

const selectFirstIds = (db: Db, scope: AccountScope, filters: LeadFilters, lengths: ColumnLengths) => {
  const lengthRows = leadStages.map((stage) => sql`(${stage}::text, ${lengths[stage] ?? columnLength}::int)`)
  return db
    .selectFrom(
      sql<{ stage: string; length: number }>`(values ${sql.join(lengthRows)})`.as<'requested'>(
        sql`requested (stage, length)`,
      ),
    )
    .innerJoinLateral(
      () =>
        selectLeads(db, scope)
          .select('leads.id')
          .where(matchesFilters(filters))
          .where(sql<boolean>`leads.stage = requested.stage`)
          .orderBy('leads.position')
          .orderBy('leads.id')
          .limit(sql<number>`requested.length`)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select('first.id')
}
