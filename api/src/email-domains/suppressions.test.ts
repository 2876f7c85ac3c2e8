import { expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { test, type World } from '../testing/world.ts'
import { listSuppressed, type NewSuppression } from './suppression-queries.ts'
import { suppressEmail } from './suppressions.ts'

async function createAgency(world: World) {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const scope = mintAccountScope(owner.accountId ?? '')
  const suppress = (suppression: NewSuppression) =>
    withAccount(world.product.db, scope, (db) => suppressEmail(db, scope, suppression))
  const find = (...emails: string[]) =>
    withAccount(world.product.db, scope, async (db) => [...(await listSuppressed(db, scope, emails))])
  const add = (email: string) => owner.call('POST /agent/suppressions', { body: { email } })
  const remove = (email: string) => owner.call('POST /agent/suppressions/removed', { body: { email } })
  const list = (query = {}) => owner.call('GET /agent/suppressions', { query })
  return { owner, suppress, find, add, remove, list }
}

test('an address is found however it is written, in one account only', async ({ world }) => {
  const [ours, theirs] = [await createAgency(world), await createAgency(world)]
  await ours.suppress({ email: 'Nora@Example.com', reason: 'BOUNCE', detail: '550 no such user' })
  expect(await ours.find('NORA@example.COM', 'omar@example.com')).toEqual([['nora@example.com', 'BOUNCE']])
  expect(await ours.find()).toEqual([])
  expect(await theirs.find('nora@example.com')).toEqual([])
  expect((await theirs.list()).total).toBe(0)
  await expect(theirs.remove('nora@example.com')).rejects.toMatchObject({ code: 'not_found' })
})

test('a graver reason replaces another, and is never replaced by a lesser one', async ({ world }) => {
  const { suppress, list, add } = await createAgency(world)
  const email = 'nora@example.com'
  await add(email)
  await suppress({ email, reason: 'BOUNCE', detail: '550 no such user' })
  await suppress({ email, reason: 'COMPLAINT', detail: 'Reported to Yahoo' })
  await suppress({ email, reason: 'BOUNCE', detail: 'later' })
  await add(email)
  expect(await list()).toMatchObject({
    data: [{ email, reason: 'COMPLAINT', detail: 'Reported to Yahoo' }],
    total: 1,
  })
})

test('addresses can be added, searched, paged and removed', async ({ world }) => {
  const { add, remove, list, suppress } = await createAgency(world)
  expect(await add(' Nora@Example.com ')).toMatchObject({ email: 'nora@example.com', reason: 'MANUAL' })
  await suppress({ email: 'omar@other.example', reason: 'BOUNCE', detail: '' })
  await suppress({ email: '100%@example.com', reason: 'BOUNCE', detail: '' })
  const search = async (text: string) => (await list({ search: text })).data.map(({ email }) => email)
  expect(await search('OMAR@')).toEqual(['omar@other.example'])
  expect(await search('%')).toEqual(['100%@example.com'])
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 1 })))
  expect(new Set(pages.flatMap(({ data }) => data.map(({ email }) => email))).size).toBe(3)
  expect(await remove('nora@example.com')).toEqual({ email: 'nora@example.com' })
  expect((await list()).total).toBe(2)
  for (const wrong of ['', 'nora', 'a@b c.com', `${'a'.repeat(250)}@example.com`])
    await expect(add(wrong)).rejects.toMatchObject({ code: 'invalid' })
})

test('somebody who reported spam cannot be put back on the list', async ({ world }) => {
  const { suppress, remove, find } = await createAgency(world)
  await suppress({ email: 'nora@example.com', reason: 'COMPLAINT', detail: '' })
  await expect(remove('nora@example.com')).rejects.toMatchObject({ code: 'conflict' })
  expect(await find('nora@example.com')).toHaveLength(1)
})
