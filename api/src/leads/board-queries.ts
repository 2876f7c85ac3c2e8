import { columnLength, type LeadColumn } from '@gable/shared/leads/lead.ts'
import { leadStages } from '@gable/shared/timeline/entry.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { filtered, inWords, type LeadFilters, leadOf, leadsOf } from './queries.ts'

/** Every column, from the first of its leads; empty ones too. */
export async function readBoard(db: Db, scope: AccountScope, filters: LeadFilters): Promise<LeadColumn[]> {
  const sums = await filtered(leadsOf(db, scope), filters)
    .select([
      'leads.stage',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(leads.value_cents), 0)::float8`.as('valueCents'),
    ])
    .groupBy('leads.stage')
    .execute()
  const columns: LeadColumn[] = []
  for (const stage of leadStages) {
    const { count = 0, valueCents = 0 } = sums.find((sum) => sum.stage === stage) ?? {}
    const rows = count === 0 ? [] : await firstOf(db, scope, { ...filters, stages: [stage] })
    columns.push({ stage, count, valueCents, leads: rows.map(leadOf) })
  }
  return columns
}

const firstOf = (db: Db, scope: AccountScope, filters: LeadFilters) =>
  inWords(filtered(leadsOf(db, scope), filters))
    .orderBy('leads.position')
    .orderBy('leads.id')
    .limit(columnLength)
    .execute()
