import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, type Db, openOwnerDatabase } from '../platform/database.ts'
import { toDatabaseUrl } from '../testing/database-server.ts'
import { runSql } from '../testing/run-sql.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'

const names = Object.keys(migrations)
const upgrades: { version: string; rows: string }[] = []
const applied: string[][] = []
let upgraded: Awaited<ReturnType<typeof createEmptyDatabase>>

// Migrating takes longer than everything else here: one database goes through all versions, and takes rows in some.
beforeAll(async () => {
  upgraded = await createEmptyDatabase()
  const { owner } = upgraded
  for (const name of names) {
    applied.push(await migrate(owner, name))
    for (const { version, rows } of upgrades) if (version === name) await sql.raw(rows).execute(owner.db)
  }
  applied.push(await migrate(owner))
})

afterAll(() => upgraded.drop())

/** Stores rows in a database of this version. The test finds them in one of the newest version. */
function testUpgrade(title: string, version: string, rows: string, check: (db: Db) => Promise<void>) {
  upgrades.push({ version, rows })
  test(title, () => check(upgraded.owner.db))
}

const insertAgency = (accountId: string, name = 'Harbor & Hill', details: object = {}) =>
  `insert into agencies (account_id, name, onboarding_details) values ('${accountId}', '${name}', '${JSON.stringify(details)}');`

test('every migration applies to the version before it', () => {
  expect(applied).toEqual([...names.map((name) => [name]), []])
})

const renamed = newId()
testUpgrade(
  'renaming keeps the rows of the version before, their triggers and the account isolation',
  '028-unknown-property-types',
  `${insertAgency(renamed)}
    insert into users (id, email, first_name, last_name) values ('${newId()}', 'ada@example.com', 'Ada', 'Moss'),
      ('${newId()}', 'new@example.com', '', '');
    insert into subjects (account_id, id, kind, type, name) values ('${renamed}', '${newId()}', 'widget', 'SEARCH', 'Search');
    insert into contacts (account_id, id, first_name, source) values ('${renamed}', '${newId()}', 'Nora', 'Import');`,
  async (db) => {
    const users = await db
      .selectFrom('users')
      .select(['full_name', 'display_name'])
      .where('email', 'in', ['ada@example.com', 'new@example.com'])
      .orderBy('email')
      .execute()
    expect(users).toEqual([
      { full_name: 'Ada Moss', display_name: 'Ada Moss' },
      { full_name: '', display_name: 'new@example.com' },
    ])
    const assets = await db.selectFrom('assets').select('name').where('account_id', '=', renamed).execute()
    expect(assets).toEqual([{ name: 'Search' }])
    await db
      .updateTable('contacts')
      .set({ email: 'nora@example.com', tags: ['Sphere'] })
      .where('account_id', '=', renamed)
      .execute()
    const { search } = await db
      .selectFrom('contacts')
      .select('search')
      .where('account_id', '=', renamed)
      .executeTakeFirstOrThrow()
    expect(search).toContain('nora@example.com')
    const emails = await db.selectFrom('contact_emails').select('email').where('account_id', '=', renamed).execute()
    expect(emails).toEqual([{ email: 'nora@example.com' }])
    const tags = await db.selectFrom('contact_tags').select('name').where('account_id', '=', renamed).execute()
    expect(tags).toEqual([{ name: 'Sphere' }])
    const countAs = (account: string) =>
      db.transaction().execute(async (db) => {
        await sql`set local role gable_app`.execute(db)
        await sql`select set_config('gable.account_id', ${account}, true)`.execute(db)
        const assets = await db.selectFrom('assets').select('id').execute()
        const contacts = await db.selectFrom('account_contacts').select('id').execute()
        return [assets.length, contacts.length]
      })
    expect(await countAs(renamed)).toEqual([1, 1])
    expect(await countAs(newId())).toEqual([0, 0])
  },
)

const withPages = newId()
const rivalWithPage = newId()
const toPage = (name: string, index: number, account = withPages) =>
  `('${account}', '${newId()}', 'landing-page', 'JOURNEY', '${name.replace("'", "''")}', '{"heading": "${index}"}')`
const pageNames = ['Sell with us!', 'Sell with us', 'Preview', '日本', `O'Neill ${'x'.repeat(80)}`]
testUpgrade(
  'landing pages of the version before get a version and a readable address',
  '069-app-keys',
  `${insertAgency(withPages)} ${insertAgency(rivalWithPage, 'Larkspur')}
    insert into assets (account_id, id, kind, type, name, settings)
      values ${pageNames.map((name, index) => toPage(name, index)).join(', ')};
    insert into assets (account_id, id, kind, type, name, settings, created_at)
      values ${toPage('Sell with us', 9, rivalWithPage).replace(/\)$/, ", now() + interval '1 day')")};`,
  async (db) => {
    const versions = await db
      .selectFrom('landing_page_versions')
      .select('version')
      .where('account_id', 'in', [withPages, rivalWithPage])
      .execute()
    expect(versions).toEqual(Array(6).fill({ version: 1 }))
    const slugs = await db
      .selectFrom('landing_page_slugs')
      .select('slug')
      .where('account_id', '=', withPages)
      .orderBy('slug')
      .execute()
    expect(slugs.map(({ slug }) => slug)).toEqual([`oneill-${'x'.repeat(51)}`, 'sell-with-us', 'sell-with-us-2'])
    const shared = await db.selectFrom('shared_page_slugs').selectAll().where('slug', '=', 'sell-with-us').execute()
    expect(shared).toMatchObject([{ agency: withPages }])
  },
)

const withDashboards = newId()
const [standardHeading, ownHeading] = ['What three sources say your home is worth', 'Our three favorite sources']
const toDashboard = (mainHeading: string) =>
  `('${withDashboards}', '${newId()}', 'contact-dashboard', 'DASHBOARD', '${mainHeading}', '${JSON.stringify({ modules: [{ settings: { mainHeading } }] })}')`
testUpgrade(
  'the heading of a saved value comparison counts no sources, unless the agency wrote its own',
  '088-mls-run-began',
  `${insertAgency(withDashboards)}
    insert into assets (account_id, id, kind, type, name, settings)
      values ${toDashboard(standardHeading)}, ${toDashboard(ownHeading)};`,
  async (db) => {
    const headings = await db
      .selectFrom('assets')
      .select(['name', sql<string>`settings #>> '{modules,0,settings,mainHeading}'`.as('heading')])
      .where('account_id', '=', withDashboards)
      .execute()
    expect(new Map(headings.map(({ name, heading }) => [name, heading]))).toEqual(
      new Map([
        [standardHeading, 'What each source says your home is worth'],
        [ownHeading, ownHeading],
      ]),
    )
  },
)

const withTags = newId()
const tags = { userId: newId(), agentId: newId(), noraId: newId(), tomId: newId(), importId: newId() }
const toBulkRow = (change: object) => `('${withTags}', '${newId()}', '${tags.agentId}', '${JSON.stringify(change)}')`
const mergeBefore = { kept: { tags: ['', 'Sphere'] }, gone: { tags: [] }, after: { tags: ['', 'Sphere'] } }
testUpgrade(
  'empty tags are removed from contacts, their earlier versions and the list of bulk changes',
  '029-trade-names',
  `${insertAgency(withTags)}
    insert into users (id, email) values ('${tags.userId}', 'tags@example.com');
    insert into agents (account_id, id, user_id, role) values ('${withTags}', '${tags.agentId}', '${tags.userId}', 'OWNER');
    insert into contacts (account_id, id, first_name, source, tags) values
      ('${withTags}', '${tags.noraId}', 'Nora', 'Import', '{Sphere,""}'), ('${withTags}', '${tags.tomId}', 'Tom', 'Import', '{}');
    insert into bulk_changes (account_id, id, agent_id, change) values ${toBulkRow({ action: 'TAG', tag: '' })},
      ${toBulkRow({ action: 'TAG', tag: 'Sphere' })}, ${toBulkRow({ action: 'ARCHIVE' })};
    insert into contact_merges (account_id, id, kept_id, merged_id, agent_id, before, moved)
      values ('${withTags}', '${newId()}', '${tags.noraId}', '${tags.tomId}', '${tags.agentId}', '${JSON.stringify(mergeBefore)}', '{}');
    insert into imports (account_id, id, agent_id, file_name, bytes)
      values ('${withTags}', '${tags.importId}', '${tags.agentId}', 'list.csv', 1);
    insert into import_rows (account_id, import_id, row, outcome, before) values
      ('${withTags}', '${tags.importId}', 2, 'UPDATED', '{"tags": ["Sphere", ""]}'), ('${withTags}', '${tags.importId}', 3, 'NEW', null);`,
  async (db) => {
    const contacts = await db
      .selectFrom('contacts')
      .select('tags')
      .where('account_id', '=', withTags)
      .orderBy('first_name')
      .execute()
    expect(contacts).toEqual([{ tags: ['Sphere'] }, { tags: [] }])
    const names = await db.selectFrom('contact_tags').select('name').where('account_id', '=', withTags).execute()
    expect(names).toEqual([{ name: 'Sphere' }])
    const changes = await db
      .selectFrom('bulk_changes')
      .select('change')
      .where('account_id', '=', withTags)
      .orderBy(sql`change ->> 'action'`)
      .execute()
    expect(changes).toEqual([{ change: { action: 'ARCHIVE' } }, { change: { action: 'TAG', tag: 'Sphere' } }])
    const merges = await db.selectFrom('contact_merges').select('before').where('account_id', '=', withTags).execute()
    expect(merges).toEqual([
      { before: { kept: { tags: ['Sphere'] }, gone: { tags: [] }, after: { tags: ['Sphere'] } } },
    ])
    const rows = await db
      .selectFrom('import_rows')
      .select('before')
      .where('account_id', '=', withTags)
      .orderBy('row')
      .execute()
    expect(rows).toEqual([{ before: { tags: ['Sphere'] } }, { before: null }])
  },
)

// Ids of one millisecond have no order of their own.
const [firstWithCall = '', secondWithCall = ''] = [newId(), newId()].sort()
const withPastCall = newId()
const upcomingCall = new Date(Date.now() + dayLength).toISOString()
const callsUserId = newId()
const toAgencyWithCall = (id: string, call: string) => `${insertAgency(id, 'Agency', { call, industry: {} })}
  insert into agents (account_id, id, user_id, role) values ('${id}', '${newId()}', '${callsUserId}', 'OWNER');`
testUpgrade(
  'a chosen onboarding call that is still to come is kept, once per time',
  '030-empty-tags',
  `insert into users (id, email) values ('${callsUserId}', 'calls@example.com');
    ${toAgencyWithCall(firstWithCall, upcomingCall)} ${toAgencyWithCall(secondWithCall, upcomingCall)}
    ${toAgencyWithCall(withPastCall, '2025-01-06T15:00:00.000Z')}`,
  async (db) => {
    const calls = await db.selectFrom('onboarding_calls').select(['account_id', 'starts_at']).execute()
    expect(calls).toEqual([{ account_id: firstWithCall, starts_at: new Date(upcomingCall) }])
    expect(await db.selectFrom('booked_call_times').select('starts_at').execute()).toHaveLength(1)
    const agencies = await db
      .selectFrom('agencies')
      .select('onboarding_details')
      .where('account_id', 'in', [firstWithCall, secondWithCall, withPastCall])
      .execute()
    expect(agencies).toEqual(Array(3).fill({ onboarding_details: { industry: {} } }))
  },
)

const withImports = newId()
const imports = { userId: newId(), agentId: newId(), noraId: newId(), tomId: newId(), propertyId: newId() }
const [doneId, stoppedId] = [newId(), newId()]
const insertImport = (id: string, state: string, reached: number) =>
  `insert into imports (account_id, id, agent_id, file_name, bytes, state, reached, counts) values
    ('${withImports}', '${id}', '${imports.agentId}', 'list.csv', 1, '${state}', ${reached}, '{"NEW": 3, "UPDATED": 1, "UNCHANGED": 0, "SKIPPED": 0, "INVALID": 0}')`
testUpgrade(
  'earlier imports can be undone if nothing changed their contacts, and stopped ones show what they imported',
  '032-import-reading',
  `${insertAgency(withImports)}
    insert into users (id, email) values ('${imports.userId}', 'imports@example.com');
    insert into agents (account_id, id, user_id, role) values ('${withImports}', '${imports.agentId}', '${imports.userId}', 'OWNER');
    insert into contacts (account_id, id, first_name, email, source, updated_at) values
      ('${withImports}', '${imports.noraId}', 'Nora', 'nora@example.com', 'Import', '2026-01-02'), ('${withImports}', '${imports.tomId}', 'Tom', null, 'Import', '2026-01-03');
    ${insertImport(doneId, 'DONE', 3)}; ${insertImport(stoppedId, 'CANCELLED', 1)};
    insert into import_rows (account_id, import_id, row, outcome, contact_id, stamp, before, property_id, made_property) values
      ('${withImports}', '${doneId}', 2, 'NEW', '${imports.noraId}', '2026-01-02', null, '${imports.propertyId}', true),
      ('${withImports}', '${doneId}', 3, 'UPDATED', '${imports.tomId}', '2026-01-02', '{"addedEmails": [], "addedPhones": []}', null, false);
    insert into import_rows (account_id, import_id, row, outcome) values
      ('${withImports}', '${stoppedId}', 2, 'NEW'), ('${withImports}', '${stoppedId}', 3, 'UPDATED');`,
  async (db) => {
    const rows = await db.selectFrom('import_rows').selectAll().where('import_id', '=', doneId).orderBy('row').execute()
    expect(rows).toMatchObject([
      {
        after: { first_name: 'Nora', addedEmails: ['nora@example.com'] },
        property_ids: [imports.propertyId],
        new_property_ids: [imports.propertyId],
      },
      { after: null, before: {}, property_ids: null },
    ])
    const stopped = await db.selectFrom('imports').selectAll().where('id', '=', stoppedId).executeTakeFirst()
    expect(stopped).toMatchObject({ counts: { NEW: 2, UPDATED: 0 }, remaining: { NEW: 1, UPDATED: 1 } })
  },
)

test('a failing migration is rolled back completely and named in the error', async () => {
  const database = await createTestDatabase()
  const owner = openOwnerDatabase(database.url)
  const broken = {
    ...migrations,
    '999-broken': {
      up: async (db: Db) => {
        await sql`create table partial (id int)`.execute(db)
        await sql`select nonsense`.execute(db)
      },
    },
  }
  await expect(migrate(owner, undefined, broken)).rejects.toThrow(
    /^Migration 999-broken failed and was rolled back: .*nonsense/,
  )
  const { rows } = await sql<{ name: string | null }>`select to_regclass('partial')::text as name`.execute(owner.db)
  expect(rows).toEqual([{ name: null }])
  await owner.close()
  await database.drop()
})

test('two processes that migrate an empty database at the same time both succeed, and each migration runs once', async () => {
  const { owner, url, drop } = await createEmptyDatabase()
  const other = openOwnerDatabase(url)
  const [one, two] = await Promise.all([migrate(owner), migrate(other)])
  await other.close()
  expect([...one, ...two].sort()).toEqual(names)
  await drop()
})

async function createEmptyDatabase(): Promise<{ owner: Database; url: string; drop: () => Promise<void> }> {
  const server = inject('databaseServer').url
  const name = `gable_empty_${process.pid}_${Math.floor(performance.now() * 1000)}`
  await runSql(server, `create database ${name}`)
  const url = toDatabaseUrl(server, name)
  const owner = openOwnerDatabase(url)
  return {
    owner,
    url,
    async drop() {
      await owner.close()
      await runSql(server, `drop database ${name} with (force)`)
    },
  }
}
