import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { openDatabase, withAccount } from './platform/database.ts'
import { mintAccountScope } from './platform/mint.ts'
import type { World } from './testing/world.ts'
import { test } from './testing/world.ts'

/** Tables without a tenant: those of the directory, and what databases of accounts have copies of. */
const referenceTables = [
  'account_cells',
  'account_moves',
  'address_streets',
  'address_words',
  'addresses',
  'attempts',
  'authenticator_apps',
  'booked_call_times',
  'card_copies',
  'cells',
  'email_opt_outs',
  'hosts',
  'magic_links',
  'market_estimates',
  'market_listings',
  'market_mortgages',
  'market_properties',
  'market_property_taxes',
  'market_rates',
  'market_score_rates',
  'passkey_challenges',
  'passkeys',
  'pending_sign_ins',
  'plans',
  'purls',
  'recovery_codes',
  'secrets',
  'security_events',
  'sessions',
  'shared_page_slugs',
  'trusted_devices',
  'users',
]

interface Table {
  name: string
  isTenant: boolean
  isIsolated: boolean
  hasPolicy: boolean
}

async function listTables({ owner }: World) {
  const { rows } = await sql<Table>`
    select c.relname as name, c.relrowsecurity as "isIsolated",
      exists (select from pg_attribute where attrelid = c.oid and attname = 'account_id') as "isTenant",
      exists (select from pg_policy where polrelid = c.oid and polname = 'account_isolation') as "hasPolicy"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely%'
    order by 1
  `.execute(owner.db)
  return rows
}

describe('the schema', () => {
  test('has only tenant tables and the listed reference tables', async ({ world }) => {
    const references = (await listTables(world)).filter(({ isTenant }) => !isTenant)
    expect(references.map(({ name }) => name)).toEqual(referenceTables)
  })

  test('has row-level security and the account policy on every tenant table', async ({ world }) => {
    const tenant = (await listTables(world)).filter(({ isTenant }) => isTenant)
    expect(tenant.length).toBeGreaterThan(10)
    expect(tenant.filter(({ isIsolated, hasPolicy }) => !isIsolated || !hasPolicy)).toEqual([])
  })

  test('starts every unique key of a tenant table with the account', async ({ world }) => {
    const { rows } = await sql<{ key: string; first: string }>`
      select i.indexrelid::regclass::text as key, a.attname as first
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where n.nspname = 'public' and i.indisunique and c.relkind in ('r', 'p')
        and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'account_id')
    `.execute(world.owner.db)
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter(({ first }) => first !== 'account_id')).toEqual([])
  })

  test('has foreign keys between tenant tables only within an account', async ({ world }) => {
    const { rows } = await sql<{ name: string; first: string; to: string }>`
      select f.conname as name, a.attname as first, b.attname as to
      from pg_constraint f
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
      where f.contype = 'f'
        and exists (select from pg_attribute t where t.attrelid = f.conrelid and t.attname = 'account_id')
        and exists (select from pg_attribute t where t.attrelid = f.confrelid and t.attname = 'account_id')
    `.execute(world.owner.db)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ first, to }) => first !== 'account_id' || to !== 'account_id')).toEqual([])
  })
})

describe('row-level security alone', () => {
  test('hides other accounts from a query without an account filter', async ({ world }) => {
    const [ours, theirs] = [await world.factory.createAgency(), await world.factory.createAgency()]
    const seen = await withAccount(world.product.db, mintAccountScope(ours.accountId), (db) =>
      db.selectFrom('agencies').select('account_id').execute(),
    )
    expect(seen).toEqual([{ account_id: ours.accountId }])
    expect(theirs.accountId).not.toBe(ours.accountId)
  })

  test('shows no rows to a connection without an account', async ({ world }) => {
    await world.factory.createAgent(await world.factory.createAgency())
    const { db, close } = openDatabase(world.settings.DATABASE_URL ?? '')
    expect(await db.selectFrom('agents').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('agencies').selectAll().execute()).toEqual([])
    await close()
  })

  test('rejects writes to another account', async ({ world }) => {
    const [ours, theirs] = [await world.factory.createAgency(), await world.factory.createAgency()]
    const write = withAccount(world.product.db, mintAccountScope(ours.accountId), (db) =>
      db.insertInto('contacts').values({ account_id: theirs.accountId, id: newId(), source: 'Import' }).execute(),
    )
    await expect(write).rejects.toThrow(/row-level security/)
  })

  test('cannot be disabled or bypassed by the product role', async ({ world }) => {
    const { rows } = await sql<{ role: string; isSuper: boolean; canBypass: boolean; owned: number }>`
      select current_user as role, rolsuper as "isSuper", rolbypassrls as "canBypass",
        (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = current_user
    `.execute(world.product.db)
    expect(rows).toEqual([{ role: 'gable_app', isSuper: false, canBypass: false, owned: 0 }])
    await expect(sql`alter table contacts disable row level security`.execute(world.product.db)).rejects.toThrow()
  })
})

describe('the scope alone', () => {
  test('limits queries to their account even for a role that sees all rows', async ({ world }) => {
    const [ours, theirs] = [await world.factory.createAgency({ name: 'Ours' }), await world.factory.createAgency()]
    const { getAgency } = await import('./agency/queries.ts')
    const { getPlan } = await import('./plans/queries.ts')
    const scope = {
      ...mintAccountScope(ours.accountId),
      userId: '',
      agentId: newId(),
      role: 'OWNER',
      permissions: [],
    } as const
    expect(await getAgency(world.owner.db, scope)).toMatchObject({ _id: ours.accountId, name: 'Ours' })
    await world.owner.db
      .updateTable('agencies')
      .set({ plan_id: null })
      .where('account_id', '=', theirs.accountId)
      .execute()
    expect((await getPlan(world.owner.db, scope)).planName).toBe('Everything')
  })
})

describe('the audit trail', () => {
  test('stores who changed which fields, without their values', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const owner = await world.factory.createAgent(agency)
    await owner.call('PUT /agent/preferences', { body: { WIDGET_LIST_PAGE_SIZE: 50 } })
    const trail = await world.owner.db
      .selectFrom('audit_entries')
      .select(['user_id', 'action', 'fields'])
      .where('account_id', '=', agency.accountId)
      .execute()
    expect(trail).toEqual([
      { user_id: owner.userId, action: 'PUT /agent/preferences', fields: ['WIDGET_LIST_PAGE_SIZE'] },
    ])
  })

  test('has no entry for a rejected write', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const owner = await world.factory.createAgent(agency)
    const response = await owner.send('PUT', '/api/agent/preferences', { WIDGET_LIST_PAGE_SIZE: 51 })
    expect(response.statusCode).toBe(422)
    const trail = world.owner.db.selectFrom('audit_entries').selectAll().where('account_id', '=', agency.accountId)
    expect(await trail.execute()).toEqual([])
  })

  test('cannot be changed by the product role', async ({ world }) => {
    const { accountId } = await world.factory.createAgency()
    const deletion = withAccount(world.product.db, mintAccountScope(accountId), (db) =>
      db.deleteFrom('audit_entries').execute(),
    )
    await expect(deletion).rejects.toThrow(/permission denied/)
  })
})
