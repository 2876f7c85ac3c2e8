import type { HomeActivity, HomeFigures, HomeLead } from '@gable/shared/home/endpoints.ts'
import { openStages } from '@gable/shared/leads/stages.ts'
import { sql } from 'kysely'
import { isSought, leadRows } from '../leads/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

const shown = 8

export const newestOpenLeads = (db: Db, scope: Scope): Promise<HomeLead[]> =>
  leadRows(db, scope, (leads) =>
    leads
      .where(isSought({ stages: openStages }))
      .orderBy('leads.created_at', 'desc')
      .orderBy('leads.id')
      .limit(shown),
  )

export async function newestActivity(db: Db, { accountId }: Scope): Promise<HomeActivity[]> {
  const rows = await db
    .selectFrom('timeline_entries as entry')
    .innerJoin('contacts', (join) =>
      join.onRef('contacts.account_id', '=', 'entry.account_id').onRef('contacts.id', '=', 'entry.contact_id'),
    )
    .select([
      'entry.id as _id',
      'entry.at',
      sql<HomeActivity['eventGroup']>`entry.event_group`.as('eventGroup'),
      'entry.kind',
      'entry.contact_id as contactId',
      sql<string>`coalesce(nullif(contacts.full_name, ''), contacts.email, contacts.phone, '')`.as('contactName'),
      'entry.detail',
    ])
    .where('entry.account_id', '=', accountId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id')
    .limit(shown + 2)
    .execute()
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}

/** One statement: the counts of people and leads, whole and by week. Weeks are the last seven days and those before. */
export async function countPeople(db: Db, { accountId }: Scope): Promise<Pick<HomeFigures, 'contacts' | 'leads'>> {
  const { rows } = await sql<Record<'total' | 'made' | 'madeBefore' | 'open' | 'asked' | 'askedBefore', number>>`
    select
      (select count(*)::int from contacts where account_id = ${accountId} and archived_at is null) as total,
      (select count(*)::int from contacts where account_id = ${accountId} and archived_at is null
        and created_at > now() - interval '7 days') as made,
      (select count(*)::int from contacts where account_id = ${accountId} and archived_at is null
        and created_at between now() - interval '14 days' and now() - interval '7 days') as "madeBefore",
      (select count(*)::int from leads where account_id = ${accountId} and ${isSought({ stages: openStages })}) as open,
      (select count(*)::int from leads where account_id = ${accountId} and ${isSought()}
        and created_at > now() - interval '7 days') as asked,
      (select count(*)::int from leads where account_id = ${accountId} and ${isSought()}
        and created_at between now() - interval '14 days' and now() - interval '7 days') as "askedBefore"
  `.execute(db)
  const { total = 0, made = 0, madeBefore = 0, open = 0, asked = 0, askedBefore = 0 } = rows[0] ?? {}
  return {
    contacts: { total, thisWeek: made, lastWeek: madeBefore },
    leads: { open, thisWeek: asked, lastWeek: askedBefore },
  }
}

/** Thirty days of the agency's own calendar, every day present. Reads counters, never events. */
export async function visitsByDay(db: Db, { accountId }: Scope): Promise<HomeFigures['days']> {
  const { rows } = await sql<HomeFigures['days'][number]>`
    with today as (select (now() at time zone time_zone)::date as day from agencies where account_id = ${accountId})
    select to_char(calendar.day, 'YYYY-MM-DD') as day,
      coalesce(sum(count) filter (where type = 'view'), 0)::int as views,
      coalesce(sum(count) filter (where type = 'entrance'), 0)::int as entrances,
      coalesce(sum(count) filter (where type = 'submission'), 0)::int as submissions
    from today, generate_series(today.day - 29, today.day, interval '1 day') as calendar(day)
    left join counter_daily counted on counted.account_id = ${accountId} and counted.day = calendar.day::date
    group by calendar.day order by calendar.day
  `.execute(db)
  return rows
}
