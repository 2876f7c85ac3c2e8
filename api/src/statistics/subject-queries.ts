import type { SubjectKind } from '@gable/shared/assets/subject.ts'
import type { Contract } from '@gable/shared/contract.ts'
import type { Received } from '@gable/shared/http/endpoint.ts'
import type { CountedSubject, SubjectSort } from '@gable/shared/statistics/statistics.ts'
import { sql } from 'kysely'
import { withCounts } from '../assets/counted-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** Whoever manages marketing sees what belongs to the account; a personal page is seen by its own agent alone. */
export const subjectsSeenBy = (db: Db, { accountId, agentId, permissions }: Scope) =>
  db
    .selectFrom('subjects')
    .where('subjects.account_id', '=', accountId)
    .where(({ eb, or }) => {
      const own = eb('subjects.agent_id', '=', agentId)
      return permissions.includes('MANAGE_MARKETING_SETTINGS') ? or([own, eb('subjects.agent_id', 'is', null)]) : own
    })

export type ListedBy = Received<Contract['GET /agent/statistics']>['query']

export async function listCounted(db: Db, scope: Scope, { search, kind, page, pageSize, sort, sortOrder }: ListedBy) {
  const found = subjectsSeenBy(db, scope)
    .$if(search !== '', (query) => query.where(sql<boolean>`strpos(lower(subjects.name), lower(${search})) > 0`))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as SubjectKind))
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await withTotals(found)
    .orderBy(orders[sort], (by) => (sortOrder === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy(orders.name)
    .orderBy('subjects.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { data: rows.map(countedSubject), total: Number(total) }
}

export async function findCounted(db: Db, scope: Scope, id: string): Promise<CountedSubject | undefined> {
  const row = await withTotals(subjectsSeenBy(db, scope).where('subjects.id', '=', id)).executeTakeFirst()
  return row && countedSubject(row)
}

const withTotals = (subjects: ReturnType<typeof subjectsSeenBy>) =>
  withCounts(subjects).select([
    'subjects.id as _id',
    'subjects.kind',
    'subjects.type',
    'subjects.name',
    'subjects.status',
    'counted.views',
    'counted.entrances',
    'counted.clicks',
    'counted.leads',
    'counted.latest',
  ])

type Row = Awaited<ReturnType<ReturnType<typeof withTotals>['execute']>>[number]

const countedSubject = ({ views, entrances, clicks, leads, latest, ...subject }: Row): CountedSubject => ({
  ...subject,
  views: views ?? 0,
  entrances: entrances ?? 0,
  clicks: clicks ?? 0,
  leads: leads ?? 0,
  latestActivity: latest?.toISOString() ?? null,
})

const orders: Record<SubjectSort, ReturnType<typeof sql>> = {
  name: sql`lower(subjects.name)`,
  views: sql`counted.views`,
  // What follows a view on a dashboard is a click.
  entrances: sql`case when subjects.kind = 'contact-dashboard' then counted.clicks else counted.entrances end`,
  leads: sql`counted.leads`,
  latestActivity: sql`counted.latest`,
}
