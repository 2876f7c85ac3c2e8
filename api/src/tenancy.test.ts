import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { inAccount } from './platform/database.ts'
import { mintAccountScope } from './platform/mint.ts'
import type { World } from './testing/world.ts'
import { test } from './testing/world.ts'

/** Small tables that belong to no tenant: a copy on every machine, should the schema ever be spread over several. */
const referenceTables = [
  'address_streets',
  'address_words',
  'addresses',
  'attempts',
  'hosts',
  'magic_links',
  'market_estimates',
  'market_homes',
  'market_listings',
  'market_mortgages',
  'market_rates',
  'plans',
  'purls',
  'secrets',
  'security_events',
  'sessions',
  'unwanted_letters',
  'users',
]

interface Table {
  name: string
  isTenant: boolean
  isIsolated: boolean
  hasPolicy: boolean
}

async function tables({ owner }: World) {
  const { rows } = await sql<Table>`
    select c.relname as name, c.relrowsecurity as "isIsolated",
      exists (select from pg_attribute where attrelid = c.oid and attname = 'account_id') as "isTenant",
      exists (select from pg_policy where polrelid = c.oid and polname = 'own_account') as "hasPolicy"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely%'
    order by 1
  `.execute(owner.db)
  return rows
}

describe('the catalogue', () => {
  test('knows every table as a tenant one or as one of the few reference tables', async ({ world }) => {
    const plain = (await tables(world)).filter(({ isTenant }) => !isTenant)
    expect(plain.map(({ name }) => name)).toEqual(referenceTables)
  })

  test('has row-level security and the account policy on every tenant table', async ({ world }) => {
    const tenant = (await tables(world)).filter(({ isTenant }) => isTenant)
    expect(tenant.length).toBeGreaterThan(10)
    expect(tenant.filter(({ isIsolated, hasPolicy }) => !isIsolated || !hasPolicy)).toEqual([])
  })

  test('begins every key of a tenant table with the account', async ({ world }) => {
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

  test('lets tenant tables refer to one another only within the account', async ({ world }) => {
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
  test('hides another account from a query that forgot to ask for its own', async ({ world }) => {
    const [ours, theirs] = [await world.founding.agency(), await world.founding.agency()]
    const seen = await inAccount(world.product.db, mintAccountScope(ours.accountId), (db) =>
      db.selectFrom('agencies').select('account_id').execute(),
    )
    expect(seen).toEqual([{ account_id: ours.accountId }])
    expect(theirs.accountId).not.toBe(ours.accountId)
  })

  test('shows nothing to a connection that opened no account', async ({ world }) => {
    await world.founding.person(await world.founding.agency())
    expect(await world.product.db.selectFrom('agents').selectAll().execute()).toEqual([])
    expect(await world.product.db.selectFrom('agencies').selectAll().execute()).toEqual([])
  })

  test('refuses to write into another account', async ({ world }) => {
    const [ours, theirs] = [await world.founding.agency(), await world.founding.agency()]
    const write = inAccount(world.product.db, mintAccountScope(ours.accountId), (db) =>
      db.insertInto('contacts').values({ account_id: theirs.accountId, id: newId(), source: 'Import' }).execute(),
    )
    await expect(write).rejects.toThrow(/row-level security/)
  })

  test('cannot be switched off or stepped around by the role the product works as', async ({ world }) => {
    const { rows } = await sql<{ role: string; isSuper: boolean; mayBypass: boolean; owned: number }>`
      select current_user as role, rolsuper as "isSuper", rolbypassrls as "mayBypass",
        (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = current_user
    `.execute(world.product.db)
    expect(rows).toEqual([{ role: 'gable_app', isSuper: false, mayBypass: false, owned: 0 }])
    await expect(sql`alter table contacts disable row level security`.execute(world.product.db)).rejects.toThrow()
  })
})

describe('the scope alone', () => {
  test('keeps the queries to their account even for a role that sees everything', async ({ world }) => {
    const [ours, theirs] = [await world.founding.agency({ name: 'Ours' }), await world.founding.agency()]
    const { readAgency } = await import('./agency/queries.ts')
    const { readPlan } = await import('./plans/queries.ts')
    const scope = {
      ...mintAccountScope(ours.accountId),
      userId: '',
      agentId: newId(),
      role: 'OWNER',
      permissions: [],
    } as const
    expect(await readAgency(world.owner.db, scope)).toMatchObject({ _id: ours.accountId, name: 'Ours' })
    await world.owner.db
      .updateTable('agencies')
      .set({ plan_id: null })
      .where('account_id', '=', theirs.accountId)
      .execute()
    expect((await readPlan(world.owner.db, scope)).planName).toBe('Everything')
  })
})

describe('the audit trail', () => {
  test('keeps who changed what, by the names of the fields and not their contents', async ({ world }) => {
    const agency = await world.founding.agency()
    const owner = await world.founding.person(agency)
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

  test('holds nothing of a write that was refused', async ({ world }) => {
    const agency = await world.founding.agency()
    const owner = await world.founding.person(agency)
    const answer = await owner.send('PUT', '/api/agent/preferences', { WIDGET_LIST_PAGE_SIZE: 51 })
    expect(answer.statusCode).toBe(422)
    const trail = world.owner.db.selectFrom('audit_entries').selectAll().where('account_id', '=', agency.accountId)
    expect(await trail.execute()).toEqual([])
  })

  test('cannot be rewritten by the product', async ({ world }) => {
    const { accountId } = await world.founding.agency()
    const erase = inAccount(world.product.db, mintAccountScope(accountId), (db) =>
      db.deleteFrom('audit_entries').execute(),
    )
    await expect(erase).rejects.toThrow(/permission denied/)
  })
})
