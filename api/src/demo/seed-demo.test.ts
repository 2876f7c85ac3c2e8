import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import { moduleRules } from '@gable/shared/contact-dashboard/rules/module-rules.ts'
import { demoAssets } from '@gable/shared/demo/assets.ts'
import { demoAccounts, demoInvitation, demoPassword, demoPeople } from '@gable/shared/demo/people.ts'
import { Id } from '@gable/shared/http/fields.ts'
import { isId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import { verifyPassword } from '../identity/password.ts'
import { type Db, openOwnerDatabase } from '../platform/database.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { findCounterMismatches } from './counter-mismatches.ts'
import { seedDemo } from './seed-demo.ts'

const test = base.extend<{ db: Db }>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
    async ({}, use) => {
      // It is seeded already.
      const database = await createTestDatabase({ hasDemo: true })
      const owner = openOwnerDatabase(database.url)
      await seedDemo(owner)
      await use(owner.db)
      await owner.close()
      await database.drop()
    },
    { scope: 'file' },
  ],
})

const listRows = async (db: Db, query: ReturnType<typeof sql>) => (await query.execute(db)).rows

test('every listed demo user exists once after seeding twice and can sign in with the demo password', async ({
  db,
}) => {
  const emails = demoPeople.map(({ email }) => email)
  const found = await db.selectFrom('users').select(['email', 'password_hash']).where('email', 'in', emails).execute()
  expect(found.map(({ email }) => email).sort()).toEqual([...emails].sort())
  for (const hash of new Set(found.map(({ password_hash }) => password_hash)))
    expect(await verifyPassword(hash, demoPassword)).toBe(true)
})

test('demo users have the roles and onboarding steps that their descriptions promise', async ({ db }) => {
  const memberships = await db
    .selectFrom('agents')
    .innerJoin('agencies', 'agencies.account_id', 'agents.account_id')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .where('users.email', 'like', '%@gable.test')
    .select(['users.email', 'agencies.name', 'agents.role', 'agents.onboarding_step', 'agencies.plan_id'])
    .orderBy('users.email')
    .orderBy('agencies.name')
    .execute()
  expect(memberships.map((row) => Object.values(row).join(' · '))).toEqual([
    'agent@gable.test · Harbor & Hill Realty · AGENT · COMPLETED · growth',
    'both@gable.test · Harbor & Hill Realty · ADMIN · COMPLETED · growth',
    'both@gable.test · Larkspur Homes · AGENT · COMPLETED · starter',
    'demo@gable.test · Harbor & Hill Realty · OWNER · COMPLETED · growth',
    'early@gable.test · Birch Lane Group · AGENT · PERSONAL_DETAILS · starter',
    'former@gable.test · Larkspur Homes · AGENT · COMPLETED · starter',
    'former@gable.test · Marsh & Pine · AGENT · COMPLETED · ',
    'founder@gable.test · Birch Lane Group · OWNER · ACCOUNT_ONBOARDING_DETAILS · starter',
    'frozen@gable.test · Old Mill Realty · OWNER · COMPLETED · starter',
    'lapsed@gable.test · Marsh & Pine · OWNER · COMPLETED · ',
    'new@gable.test · Harbor & Hill Realty · AGENT · INVITED · growth',
    'rival@gable.test · Larkspur Homes · OWNER · COMPLETED · starter',
    'solo@gable.test · Quince Street Homes · OWNER · COMPLETED · solo-without-widgets',
  ])
})

test('the pending invitation is found by its token', async ({ db }) => {
  const [account = '', secret = ''] = demoInvitation.token.split('.')
  const found = await listRows(
    db,
    sql`select email, accepted_at from invitations
      where account_id = ${account}::uuid and token_hash = sha256(${secret}::bytea)`,
  )
  expect(found).toEqual([{ email: 'newcomer@gable.test', accepted_at: null }])
})

test('the counters match a recount of the events', async ({ db }) => {
  for (const accountId of Object.values(demoAccounts)) expect(await findCounterMismatches(db, accountId)).toEqual([])
  const counted = await db
    .selectFrom('counter_total')
    .select('subject_id')
    .where('subject', '<>', 'content')
    .distinct()
    .execute()
  expect(counted.map(({ subject_id }) => subject_id).sort()).toEqual(demoAssets.map(({ id }) => id).sort())
})

test('every submission in the activity is counted once for its asset and has a lead', async ({ db }) => {
  const recorded = sql`select account_id, (detail->>'submissionId')::uuid as id, at, detail->>'subject' as subject,
    (detail->>'subjectId')::uuid as subject_id from timeline_entries where event_group = 'FORM_SUBMISSION'`
  const counted = sql`select account_id, id, at, subject, subject_id from events where type = 'submission'`
  expect(await listRows(db, sql`(${recorded} except ${counted}) union all (${counted} except ${recorded})`)).toEqual([])
  const withoutLead = sql`select entry.id from timeline_entries entry
    left join leads on leads.account_id = entry.account_id and leads.id = (entry.detail->>'leadId')::uuid
      and leads.contact_id = entry.contact_id and leads.created_at = entry.at
    where event_group = 'FORM_SUBMISSION' and leads.id is null`
  expect(await listRows(db, withoutLead)).toEqual([])
  expect((await listRows(db, counted)).length).toBeGreaterThan(100)
})

test('every dashboard visit is counted once', async ({ db }) => {
  const recorded = sql`select account_id, (detail->>'dashboardId')::uuid, (detail->>'visitId')::uuid, at from timeline_entries
    where event_group = 'DASHBOARD' and kind in ('VIEWED', 'CLICKED')`
  const counted = sql`select account_id, subject_id, visit_id, at from events
    where subject = 'contact-dashboard' and type <> 'submission'`
  expect(
    await listRows(db, sql`(${recorded} except all ${counted}) union all (${counted} except all ${recorded})`),
  ).toEqual([])
})

test('the last activity of a contact is its newest activity entry', async ({ db }) => {
  const wrong = sql`select id from contacts left join (
      select account_id, contact_id, max(at) as at from timeline_entries group by 1, 2
    ) newest on newest.account_id = contacts.account_id and newest.contact_id = contacts.id
    where last_activity_at is distinct from newest.at`
  expect(await listRows(db, wrong)).toEqual([])
})

test('no event lies in the future, and partitions exist for the coming months', async ({ db }) => {
  expect(await listRows(db, sql`select id from events where at > now()`)).toEqual([])
  const insert = sql`insert into events (account_id, id, at, type, subject, subject_id, visit_id)
    select ${demoAccounts.larkspur}, gen_random_uuid(), now() + ahead * interval '1 month', 'view', 'widget',
      gen_random_uuid(), gen_random_uuid() from generate_series(0, 3) as ahead`
  await expect(
    db.transaction().execute(async (db) => {
      await insert.execute(db)
      throw new Error('the insert succeeded')
    }),
  ).rejects.toThrow('the insert succeeded')
})

test('every id is one that requests accept', async ({ db }) => {
  const tables = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'id' and a.atttypid = 'uuid'::regtype`.execute(db)
  expect(tables.rows.length).toBeGreaterThan(20)
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)}`.execute(db)
    expect(rows.filter(({ id }) => !Id.safeParse(id).success || !isId(id)).slice(0, 3), name).toEqual([])
  }
})

test('ids sort by time', async ({ db }) => {
  const rows = {
    contacts: 'created_at',
    properties: 'created_at',
    leads: 'created_at',
    timeline_entries: 'at',
    events: 'at',
  }
  for (const [table, time] of Object.entries(rows)) {
    const outOfOrder = sql`select id from (
        select id, ${sql.ref(time)} as at, lag(${sql.ref(time)}) over (partition by account_id order by id) as before
        from ${sql.table(table)}
      ) as row where at < before`
    expect(await listRows(db, outOfOrder), table).toEqual([])
  }
})

test('demo properties have comparables, and every figure is marked as sample data', async ({ db }) => {
  const [found] = await listRows(
    db,
    sql`select
      (select count(*)::int from properties h where not exists (select from comparables c
        where c.account_id = h.account_id and c.property_id = h.id) and h.latitude is not null) as isolated,
      (select count(*)::int from comparables where provider = '' or source not like 'Sample%') as unlabeled,
      (select count(*)::int from value_estimates where source not like 'Sample%') as unlabeled_estimates,
      (select count(*)::int from mortgages where source not like 'Sample%' or as_of is null) as undated,
      (select count(distinct program)::int from market_rates) as programs,
      (select count(*)::int from market_score_rates where source not like 'Sample%') as unlabeled_score_rates,
      (select count(*)::int from market_property_taxes
        where source not like 'Sample%' or key <> county_key(county)) as unlabeled_taxes`,
  )
  expect(found).toEqual({
    isolated: 0,
    unlabeled: 0,
    unlabeled_estimates: 0,
    undated: 0,
    programs: 3,
    unlabeled_score_rates: 0,
    unlabeled_taxes: 0,
  })
})

test('the demo agency has an MLS with listings of its agents and of others', async ({ db }) => {
  const [listings] = await listRows(
    db,
    sql`select count(*)::int as count, count(*) filter (where is_own)::int as own, count(agent_id)::int as agents,
      count(*) filter (where status = 'CLOSED' and close_price_cents is not null)::int as sold,
      count(*) filter (where modified_at > now() or listed_on > current_date)::int as future from mls_listings`,
  )
  expect(listings).toMatchObject({ count: 40, own: 10, agents: 10, future: 0 })
  expect((listings as { sold: number }).sold).toBeGreaterThan(20)
  const files = await db.selectFrom('mls_sync_runs').select(['kind', 'state', 'added']).execute()
  expect(files).toEqual([{ kind: 'CSV', state: 'DONE', added: 40 }])
})

test('the modules of the demo dashboards are valid, and their lender exists', async ({ db }) => {
  const dashboards = await db.selectFrom('assets').select('settings').where('kind', '=', 'contact-dashboard').execute()
  const modules = dashboards.flatMap(({ settings }) => (settings as { modules?: DashboardModule[] }).modules ?? [])
  expect(new Set(modules.map(({ moduleType }) => moduleType))).toContain('LENDER')
  const vendorIds = (await db.selectFrom('vendors').select('id').execute()).map(({ id }) => id)
  for (const { moduleType, settings } of modules.filter(({ isActive }) => isActive)) {
    expect(moduleRules[moduleType].safeParse(settings).error, moduleType).toBeUndefined()
    if (moduleType === 'LENDER') expect(vendorIds).toContain(settings.vendor)
  }
})

test('owners correct their figures, and most wait for their agent', async ({ db }) => {
  expect(
    await listRows(
      db,
      sql`select state, count(*)::int from owner_corrections where account_id = ${demoAccounts.harborAndHill}
        group by state order by state`,
    ),
  ).toEqual([
    { state: 'ACCEPTED', count: 1 },
    { state: 'DECLINED', count: 1 },
    { state: 'PENDING', count: 2 },
  ])
})
