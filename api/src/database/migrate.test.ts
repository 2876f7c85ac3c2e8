import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openOwnerDatabase } from '../platform/database.ts'
import { toDatabaseUrl } from '../testing/database-server.ts'
import { runSql } from '../testing/run-sql.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'

const names = Object.keys(migrations)
const accountId = newId()

test('every migration applies to an empty database and to the version before it', async () => {
  await withEmptyDatabase(async (owner) => {
    for (const name of names) expect(await migrate(owner, name)).toEqual([name])
    expect(await migrate(owner)).toEqual([])
  })
})

test('renaming keeps the rows of the version before, their triggers and the account isolation', async () => {
  await withEmptyDatabase(async (owner) => {
    await migrate(owner, '028-unknown-property-types')
    await sql
      .raw(`
      insert into agencies (account_id, name, onboarding_details) values ('${accountId}', 'Harbor & Hill', '{}');
      insert into users (id, email, first_name, last_name) values ('${newId()}', 'ada@example.com', 'Ada', 'Moss'),
        ('${newId()}', 'new@example.com', '', '');
      insert into subjects (account_id, id, kind, type, name) values ('${accountId}', '${newId()}', 'widget', 'SEARCH', 'Search');
      insert into contacts (account_id, id, first_name, source) values ('${accountId}', '${newId()}', 'Nora', 'Import');`)
      .execute(owner.db)
    await migrate(owner)
    const { db } = owner
    expect(await db.selectFrom('users').select(['full_name', 'display_name']).orderBy('email').execute()).toEqual([
      { full_name: 'Ada Moss', display_name: 'Ada Moss' },
      { full_name: '', display_name: 'new@example.com' },
    ])
    expect(await db.selectFrom('assets').select('name').execute()).toEqual([{ name: 'Search' }])
    await db
      .updateTable('contacts')
      .set({ email: 'nora@example.com', tags: ['Sphere'] })
      .execute()
    const { search } = await db.selectFrom('contacts').select('search').executeTakeFirstOrThrow()
    expect(search).toContain('nora@example.com')
    expect(await db.selectFrom('contact_emails').select('email').execute()).toEqual([{ email: 'nora@example.com' }])
    expect(await db.selectFrom('contact_tags').select('name').execute()).toEqual([{ name: 'Sphere' }])
    const countAs = (account: string) =>
      db.transaction().execute(async (db) => {
        await sql`set local role gable_app`.execute(db)
        await sql`select set_config('gable.account_id', ${account}, true)`.execute(db)
        const assets = await db.selectFrom('assets').select('id').execute()
        const contacts = await db.selectFrom('account_contacts').select('id').execute()
        return [assets.length, contacts.length]
      })
    expect(await countAs(accountId)).toEqual([1, 1])
    expect(await countAs(newId())).toEqual([0, 0])
  })
})

test('landing pages of the version before get a version and a readable address', async () => {
  await withEmptyDatabase(async (owner) => {
    await migrate(owner, '069-app-keys')
    const names = ['Sell with us!', 'Sell with us', 'Preview', '日本', `O'Neill ${'x'.repeat(80)}`]
    const rivalId = newId()
    const toRow = (name: string, index: number, account = accountId) =>
      `('${account}', '${newId()}', 'landing-page', 'JOURNEY', '${name.replace("'", "''")}', '{"heading": "${index}"}')`
    await sql
      .raw(`
      insert into agencies (account_id, name, onboarding_details)
        values ('${accountId}', 'Harbor & Hill', '{}'), ('${rivalId}', 'Larkspur', '{}');
      insert into assets (account_id, id, kind, type, name, settings)
        values ${names.map((name, index) => toRow(name, index)).join(', ')};
      insert into assets (account_id, id, kind, type, name, settings, created_at)
        values ${toRow('Sell with us', 9, rivalId).replace(/\)$/, ", now() + interval '1 day')")};`)
      .execute(owner.db)
    await migrate(owner)
    const { db } = owner
    const versions = await db.selectFrom('landing_page_versions').select(['version', 'settings']).execute()
    expect(versions.map(({ version }) => version)).toEqual(Array(6).fill(1))
    const slugs = await db
      .selectFrom('landing_page_slugs')
      .select('slug')
      .where('account_id', '=', accountId)
      .orderBy('slug')
      .execute()
    expect(slugs.map(({ slug }) => slug)).toEqual([`oneill-${'x'.repeat(51)}`, 'sell-with-us', 'sell-with-us-2'])
    const shared = await db.selectFrom('shared_page_slugs').selectAll().where('slug', '=', 'sell-with-us').execute()
    expect(shared).toMatchObject([{ agency: accountId }])
  })
})

test('the heading of a saved value comparison counts no sources, unless the agency wrote its own', async () => {
  await withEmptyDatabase(async (owner) => {
    await migrate(owner, '088-mls-run-began')
    const [standard, own] = ['What three sources say your home is worth', 'Our three favorite sources']
    const toRow = (mainHeading: string) =>
      `('${accountId}', '${newId()}', 'contact-dashboard', 'DASHBOARD', '${mainHeading}', '${JSON.stringify({ modules: [{ settings: { mainHeading } }] })}')`
    await sql
      .raw(`
      insert into agencies (account_id, name, onboarding_details) values ('${accountId}', 'Harbor & Hill', '{}');
      insert into assets (account_id, id, kind, type, name, settings) values ${toRow(standard)}, ${toRow(own)};`)
      .execute(owner.db)
    await migrate(owner)
    const headings = await owner.db
      .selectFrom('assets')
      .select(['name', sql<string>`settings #>> '{modules,0,settings,mainHeading}'`.as('heading')])
      .where('kind', '=', 'contact-dashboard')
      .execute()
    expect(new Map(headings.map(({ name, heading }) => [name, heading]))).toEqual(
      new Map([
        [standard, 'What each source says your home is worth'],
        [own, own],
      ]),
    )
  })
})

test('empty tags are removed from contacts, their earlier versions and the list of bulk changes', async () => {
  await withEmptyDatabase(async (owner) => {
    await migrate(owner, '029-trade-names')
    const [userId, agentId, noraId, tomId, importId] = [newId(), newId(), newId(), newId(), newId()]
    const toBulkRow = (change: object) => `('${accountId}', '${newId()}', '${agentId}', '${JSON.stringify(change)}')`
    const snapshot = { kept: { tags: ['', 'Sphere'] }, gone: { tags: [] }, after: { tags: ['', 'Sphere'] } }
    await sql
      .raw(`
      insert into agencies (account_id, name, onboarding_details) values ('${accountId}', 'Harbor & Hill', '{}');
      insert into users (id, email) values ('${userId}', 'ada@example.com');
      insert into agents (account_id, id, user_id, role) values ('${accountId}', '${agentId}', '${userId}', 'OWNER');
      insert into contacts (account_id, id, first_name, source, tags) values
        ('${accountId}', '${noraId}', 'Nora', 'Import', '{Sphere,""}'), ('${accountId}', '${tomId}', 'Tom', 'Import', '{}');
      insert into bulk_changes (account_id, id, agent_id, change) values ${toBulkRow({ action: 'TAG', tag: '' })},
        ${toBulkRow({ action: 'TAG', tag: 'Sphere' })}, ${toBulkRow({ action: 'ARCHIVE' })};
      insert into contact_merges (account_id, id, kept_id, merged_id, agent_id, before, moved)
        values ('${accountId}', '${newId()}', '${noraId}', '${tomId}', '${agentId}', '${JSON.stringify(snapshot)}', '{}');
      insert into imports (account_id, id, agent_id, file_name, bytes) values ('${accountId}', '${importId}', '${agentId}', 'list.csv', 1);
      insert into import_rows (account_id, import_id, row, outcome, before)
        values ('${accountId}', '${importId}', 2, 'UPDATED', '{"tags": ["Sphere", ""]}'), ('${accountId}', '${importId}', 3, 'NEW', null);`)
      .execute(owner.db)
    await migrate(owner)
    const { db } = owner
    const contacts = await db.selectFrom('contacts').select('tags').orderBy('first_name').execute()
    expect(contacts).toEqual([{ tags: ['Sphere'] }, { tags: [] }])
    expect(await db.selectFrom('contact_tags').select('name').execute()).toEqual([{ name: 'Sphere' }])
    const changes = await db.selectFrom('bulk_changes').select('change').orderBy(sql`change ->> 'action'`).execute()
    expect(changes).toEqual([{ change: { action: 'ARCHIVE' } }, { change: { action: 'TAG', tag: 'Sphere' } }])
    const merges = await db.selectFrom('contact_merges').select('before').execute()
    expect(merges).toEqual([
      { before: { kept: { tags: ['Sphere'] }, gone: { tags: [] }, after: { tags: ['Sphere'] } } },
    ])
    const rows = await db.selectFrom('import_rows').select('before').orderBy('row').execute()
    expect(rows).toEqual([{ before: { tags: ['Sphere'] } }, { before: null }])
  })
})

test('a chosen onboarding call that is still to come is kept, once per time', async () => {
  await withEmptyDatabase(async (owner) => {
    await migrate(owner, '030-empty-tags')
    const [userId, past] = [newId(), newId()]
    // Ids of one millisecond have no order of their own.
    const [first = '', second = ''] = [newId(), newId()].sort()
    const toAgency = (id: string, call: string) => `
      insert into agencies (account_id, name, onboarding_details) values ('${id}', 'Agency', '{"call": "${call}", "industry": {}}');
      insert into agents (account_id, id, user_id, role) values ('${id}', '${newId()}', '${userId}', 'OWNER');`
    const upcoming = new Date(Date.now() + 86_400_000).toISOString()
    await sql
      .raw(`
      insert into users (id, email) values ('${userId}', 'ada@example.com');
      ${toAgency(first, upcoming)} ${toAgency(second, upcoming)} ${toAgency(past, '2025-01-06T15:00:00.000Z')}`)
      .execute(owner.db)
    await migrate(owner)
    const calls = await owner.db.selectFrom('onboarding_calls').select(['account_id', 'starts_at']).execute()
    expect(calls).toEqual([{ account_id: first, starts_at: new Date(upcoming) }])
    expect(await owner.db.selectFrom('booked_call_times').select('starts_at').execute()).toHaveLength(1)
    const agencies = await owner.db.selectFrom('agencies').select('onboarding_details').execute()
    expect(agencies).toEqual(Array(3).fill({ onboarding_details: { industry: {} } }))
  })
})

test('earlier imports can be undone if nothing changed their contacts, and stopped ones show what they imported', async () => {
  await withEmptyDatabase(async (owner) => {
    await migrate(owner, '032-import-reading')
    const [userId, agentId, noraId, tomId, propertyId] = [newId(), newId(), newId(), newId(), newId()]
    const [doneId, stoppedId] = [newId(), newId()]
    const insertImport = (id: string, state: string, reached: number) =>
      `insert into imports (account_id, id, agent_id, file_name, bytes, state, reached, counts) values
        ('${accountId}', '${id}', '${agentId}', 'list.csv', 1, '${state}', ${reached}, '{"NEW": 3, "UPDATED": 1, "UNCHANGED": 0, "SKIPPED": 0, "INVALID": 0}')`
    await sql
      .raw(`
      insert into agencies (account_id, name, onboarding_details) values ('${accountId}', 'Harbor & Hill', '{}');
      insert into users (id, email) values ('${userId}', 'ada@example.com');
      insert into agents (account_id, id, user_id, role) values ('${accountId}', '${agentId}', '${userId}', 'OWNER');
      insert into contacts (account_id, id, first_name, email, source, updated_at) values
        ('${accountId}', '${noraId}', 'Nora', 'nora@example.com', 'Import', '2026-01-02'), ('${accountId}', '${tomId}', 'Tom', null, 'Import', '2026-01-03');
      ${insertImport(doneId, 'DONE', 3)}; ${insertImport(stoppedId, 'CANCELLED', 1)};
      insert into import_rows (account_id, import_id, row, outcome, contact_id, stamp, before, property_id, made_property) values
        ('${accountId}', '${doneId}', 2, 'NEW', '${noraId}', '2026-01-02', null, '${propertyId}', true),
        ('${accountId}', '${doneId}', 3, 'UPDATED', '${tomId}', '2026-01-02', '{"addedEmails": [], "addedPhones": []}', null, false);
      insert into import_rows (account_id, import_id, row, outcome) values
        ('${accountId}', '${stoppedId}', 2, 'NEW'), ('${accountId}', '${stoppedId}', 3, 'UPDATED');`)
      .execute(owner.db)
    await migrate(owner)
    const rows = await owner.db
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', doneId)
      .orderBy('row')
      .execute()
    expect(rows).toMatchObject([
      {
        after: { first_name: 'Nora', addedEmails: ['nora@example.com'] },
        property_ids: [propertyId],
        new_property_ids: [propertyId],
      },
      { after: null, before: {}, property_ids: null },
    ])
    const stopped = await owner.db.selectFrom('imports').selectAll().where('id', '=', stoppedId).executeTakeFirst()
    expect(stopped).toMatchObject({ counts: { NEW: 2, UPDATED: 0 }, remaining: { NEW: 1, UPDATED: 1 } })
  })
})

test('a failing migration is rolled back completely and named in the error', async () => {
  await withEmptyDatabase(async (owner) => {
    const broken = {
      ...migrations,
      '999-broken': {
        up: async (db: typeof owner.db) => {
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
  })
})

test('two processes that start at the same time both succeed, and each migration runs once', async () => {
  await withEmptyDatabase(async (owner, url) => {
    const other = openOwnerDatabase(url)
    const [one, two] = await Promise.all([migrate(owner), migrate(other)])
    await other.close()
    expect([...one, ...two].sort()).toEqual(names)
  })
})

async function withEmptyDatabase(work: (owner: ReturnType<typeof openOwnerDatabase>, url: string) => Promise<void>) {
  const { url } = inject('databaseServer')
  const name = `gable_empty_${process.pid}_${Math.floor(performance.now() * 1000)}`
  await runSql(url, `create database ${name}`)
  const owner = openOwnerDatabase(toDatabaseUrl(url, name))
  try {
    await work(owner, toDatabaseUrl(url, name))
  } finally {
    await owner.close()
    await runSql(url, `drop database ${name} with (force)`)
  }
}
