import type { RecordedLoan } from '@gable/shared/properties/equity.ts'
import { recentDays } from '@gable/shared/reports/likely-to-sell.ts'
import type { Day } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { PropertyFigures } from './calculate-figures.ts'

/** Accounts with figures to calculate. Reads all accounts. */
export async function listAccountsToCalculate(db: Db): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select a.account_id as "accountId" from agencies a
    where exists (select from property_figure_marks m where m.account_id = a.account_id)
      or exists (select from property_figures f where f.account_id = a.account_id and f.valid_until <= ${utcToday})`.execute(
    db,
  )
  return rows.map(({ accountId }) => accountId)
}

/** The page of a property calculates by UTC days. */
const utcToday = sql`(now() at time zone 'UTC')::date`

/** Makes jobs of one account wait for each other: the later one must write what it read last. */
export const lockFigures = (db: Db, { accountId }: AccountScope) =>
  sql`select pg_advisory_xact_lock(hashtext('property figures'), hashtext(${accountId}))`.execute(db)

/**
 * While a first contact sync brings people in, their homes would be calculated beside it, and again. It may have to wait
 * for its CRM, so figures wait half an hour at most.
 */
export async function isReceivingContacts(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const run = await db
    .selectFrom('sync_runs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'RUNNING')
    .where('kind', '=', 'FIRST')
    .where('phase', '=', 'PEOPLE')
    .where('started_at', '>', sql<Date>`now() - interval '30 minutes'`)
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}

/** Takes the marks of some properties. What is stored from now on marks them again. */
export async function takeMarkedProperties(db: Db, { accountId }: AccountScope, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      delete from property_figure_marks where account_id = ${accountId} and id in (
        select id from property_figure_marks where account_id = ${accountId} order by id limit ${limit})
      returning property_id
    ) select distinct property_id as id from taken`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listExpiredProperties(db: Db, { accountId }: AccountScope, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select property_id as id from property_figures where account_id = ${accountId} and valid_until <= ${utcToday}
    order by valid_until limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

interface OwnedProperty {
  id: string
  contactId: string
  ownerId: string | null
  source: string
  city: string
  latitude: number | null
  longitude: number | null
  lastSoldOn: Day | null
  isHidden: boolean
  ownerBalance: number | null
  recentVisits: number
  recentInquiries: number
  loans: RecordedLoan[]
}

/** The properties with an active contact, and the contact that the contact list would show first. */
export async function listOwnedProperties(
  db: Db,
  { accountId }: AccountScope,
  ids: readonly string[],
): Promise<OwnedProperty[]> {
  const { rows } = await sql<OwnedProperty>`
    with owners as materialized (
      select l.property_id, c.id, c.owner_id, c.source, c.is_non_marketing,
        row_number() over (partition by l.property_id order by l.claimed_at is null, l.created_at, c.id) as place
      from contact_properties l join contacts c on c.account_id = ${accountId} and c.id = l.contact_id
      where l.account_id = ${accountId} and l.property_id = any(${ids}::uuid[]) and c.archived_at is null
    ), engaged as materialized (
      select o.property_id, sum(e.visits + e.clicks + e.scans)::int as visits,
        sum(e.submissions + e.replies)::int as inquiries
      from owners o join contact_engagement e on e.account_id = ${accountId} and e.contact_id = o.id
        and e.day > (select (now() at time zone time_zone)::date from agencies where account_id = ${accountId}) - ${recentDays}::int
      group by 1
    ), hidden as materialized (select property_id from owners where is_non_marketing)
    select h.id, o.id as "contactId", o.owner_id as "ownerId", o.source, h.city, h.latitude, h.longitude,
      h.last_sold_on as "lastSoldOn", hidden.property_id is not null as "isHidden",
      (select value::float8 from owner_corrections k where k.account_id = ${accountId} and k.property_id = h.id
        and k.state = 'ACCEPTED' and k.field = 'loanBalance' order by k.decided_at desc limit 1) as "ownerBalance",
      coalesce(engaged.visits, 0) as "recentVisits", coalesce(engaged.inquiries, 0) as "recentInquiries",
      (select coalesce(json_agg(json_build_object('date', m.mortgage_date, 'amount', m.amount_cents / 100.0,
          'termMonths', m.term_months, 'annualRate', m.annual_rate, 'loanType', m.loan_type)
          order by m.mortgage_date desc, m.id), '[]')
        from mortgages m where m.account_id = ${accountId} and m.property_id = h.id) as loans
    from properties h
      join owners o on o.property_id = h.id and o.place = 1
      left join engaged on engaged.property_id = h.id
      left join (select distinct property_id from hidden) hidden on hidden.property_id = h.id
    where h.account_id = ${accountId} and h.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** The estimates of two years, as the page of a property reads them. */
export const listEstimates = (db: Db, { accountId }: AccountScope, ids: readonly string[]) =>
  db
    .selectFrom('value_estimates')
    .select(['property_id', 'provider', 'median_cents', 'low_cents', 'high_cents'])
    .select(['confidence', 'deviation', 'value_date', 'source'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`property_id = any(${[...ids]}::uuid[])`)
    .where('value_date', '>', sql<string>`current_date - interval '2 years'`)
    .orderBy('value_date')
    .orderBy('provider')
    .execute()

type CalculatedProperty = Omit<OwnedProperty, 'lastSoldOn' | 'loans' | 'ownerBalance' | `recent${string}`> &
  PropertyFigures

/** Replaces the figures of properties. Those without an active contact lose theirs. */
export async function writeFigures(
  db: Db,
  { accountId }: AccountScope,
  ids: readonly string[],
  calculated: readonly CalculatedProperty[],
) {
  await sql`delete from property_figures where account_id = ${accountId} and property_id = any(${ids}::uuid[])`.execute(
    db,
  )
  await sql`
    insert into property_figures (account_id, property_id, contact_id, owner_id, source, city, latitude, longitude,
      is_hidden, value, valued_on, value_year_ago, loan, equity, equity_share, rate, rate_gap, years_owned, score, reasons, valid_until)
    select ${accountId}, id, "contactId", "ownerId", source, city, latitude, longitude, "isHidden", value, "valuedOn", "valueYearAgo",
      loan, equity, "equityShare", rate, "rateGap", "yearsOwned", score, reasons, "validUntil"
    from jsonb_to_recordset(${JSON.stringify(calculated)}::jsonb) as f(id uuid, "contactId" uuid, "ownerId" uuid, source text,
      city text, latitude float8, longitude float8, "isHidden" boolean, value int, "valuedOn" date, "valueYearAgo" int, loan int, equity int,
      "equityShare" float8, rate float8, "rateGap" float8, "yearsOwned" int, score int, reasons text[], "validUntil" date)
    order by id`.execute(db)
}
