import type { HomeActivity, HomeFigures, HomeLead } from '@gable/shared/home/endpoints.ts'
import { openStages } from '@gable/shared/leads/stages.ts'
import { sql } from 'kysely'
import { listLeads, matchesFilters } from '../leads/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

const listLength = 8

export const listNewestOpenLeads = (db: Db, scope: Scope): Promise<HomeLead[]> =>
  listLeads(db, scope, (leads) =>
    leads
      .where(matchesFilters({ stages: openStages }))
      .orderBy('leads.created_at', 'desc')
      .orderBy('leads.id')
      .limit(listLength),
  )

export async function listNewestActivity(db: Db, { accountId }: Scope): Promise<HomeActivity[]> {
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
    // Imported notes are old, whatever their date.
    .where(sql<boolean>`not (entry.event_group = 'NOTES' and entry.detail ? 'imported')`)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id')
    .limit(listLength + 2)
    .execute()
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
}

/** Weeks are the last seven days and the seven before. */
export async function countContactsAndLeads(
  db: Db,
  { accountId }: Scope,
): Promise<Pick<HomeFigures, 'contacts' | 'leads'>> {
  const { rows } = await sql<
    Record<'total' | 'added' | 'addedBefore' | 'open' | 'newLeads' | 'newLeadsBefore', number>
  >`
    select
      (select count(*)::int from contacts where account_id = ${accountId} and archived_at is null) as total,
      (select count(*)::int from contacts where account_id = ${accountId} and archived_at is null
        and created_at > now() - interval '7 days') as added,
      (select count(*)::int from contacts where account_id = ${accountId} and archived_at is null
        and created_at between now() - interval '14 days' and now() - interval '7 days') as "addedBefore",
      (select count(*)::int from leads where account_id = ${accountId} and ${matchesFilters({ stages: openStages })}) as open,
      (select count(*)::int from leads where account_id = ${accountId} and ${matchesFilters()}
        and created_at > now() - interval '7 days') as "newLeads",
      (select count(*)::int from leads where account_id = ${accountId} and ${matchesFilters()}
        and created_at between now() - interval '14 days' and now() - interval '7 days') as "newLeadsBefore"
  `.execute(db)
  const { total = 0, added = 0, addedBefore = 0, open = 0, newLeads = 0, newLeadsBefore = 0 } = rows[0] ?? {}
  return {
    contacts: { total, thisWeek: added, lastWeek: addedBefore },
    leads: { open, thisWeek: newLeads, lastWeek: newLeadsBefore },
  }
}

/**
 * The last thirty days in the agency's time zone, every day present. Reads counters, never events. A submission that an
 * email led to is counted for the email, too, and only once here.
 */
export async function listVisitsByDay(db: Db, { accountId }: Scope): Promise<HomeFigures['days']> {
  const { rows } = await sql<HomeFigures['days'][number]>`
    with today as (select (now() at time zone time_zone)::date as day from agencies where account_id = ${accountId})
    select to_char(calendar.day, 'YYYY-MM-DD') as day,
      coalesce(sum(counter.count) filter (where type = 'view'), 0)::int as views,
      coalesce(sum(counter.count) filter (where type = 'entrance'), 0)::int as entrances,
      coalesce(sum(counter.count) filter (where type = 'submission'), 0)::int as submissions
    from today, generate_series(today.day - 29, today.day, interval '1 day') as calendar(day)
    left join counter_daily counter on counter.account_id = ${accountId} and counter.day = calendar.day::date
      and counter.subject <> 'content'
    group by calendar.day order by calendar.day
  `.execute(db)
  return rows
}
