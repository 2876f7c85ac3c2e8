import type { CreditBalance } from '@gable/shared/credits/credits.ts'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { type Db, withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { eventually } from '../testing/eventually.ts'
import { startLiveServer } from '../testing/live-server.ts'
import { test, type World } from '../testing/world.ts'
import { captureCredits, getBalance, grantCredits, releaseCredits, reserveCredits } from './ledger.ts'
import { recountBalance } from './ledger-queries.ts'

const cause = { type: 'postcard', id: 'p1', note: 'Just sold' } as const

async function openLedger({ factory, product, owner }: World, credits = 0) {
  const { accountId } = await factory.createAgency()
  const scope = mintAccountScope(accountId)
  const run = <T>(work: (db: Db) => Promise<T>) => withAccount(product.db, scope, work)
  const ledger = {
    accountId,
    scope,
    run,
    reserve: (keys: string[], amount = 10) =>
      run((db) =>
        reserveCredits(
          db,
          scope,
          keys.map((key) => ({ key, amount, cause })),
        ),
      ),
    capture: (...keys: string[]) => run((db) => captureCredits(db, scope, keys)),
    release: (...keys: string[]) => run((db) => releaseCredits(db, scope, keys, 'Not printed')),
    grant: (key: string, amount: number, type: 'grant' | 'correction' = 'grant') =>
      run((db) => grantCredits(db, scope, { key, amount, cause: { type } })),
    balance: () => run((db) => getBalance(db, scope)),
    listEntries: () =>
      owner.db.selectFrom('credit_entries').selectAll().where('account_id', '=', accountId).orderBy('number').execute(),
  }
  if (credits > 0) await ledger.grant('start', credits)
  return ledger
}

const balanceOf = (available: number, reserved: number, spent: number): CreditBalance => ({
  available,
  reserved,
  spent,
  granted: available + reserved + spent,
})

describe('moving credits', () => {
  test('an account starts without credits', async ({ world }) => {
    const ledger = await openLedger(world)
    expect(await ledger.balance()).toEqual(balanceOf(0, 0, 0))
    expect(await ledger.reserve(['a'])).toEqual(new Set())
  })

  test('credits are reserved in order, as far as they reach', async ({ world }) => {
    const ledger = await openLedger(world, 25)
    expect(await ledger.reserve(['a', 'b', 'c', 'd'])).toEqual(new Set(['a', 'b']))
    expect(await ledger.balance()).toEqual(balanceOf(5, 20, 0))
    await ledger.grant('more', 10)
    expect(await ledger.reserve(['a', 'b', 'c', 'd'])).toEqual(new Set(['a', 'b', 'c']))
  })

  test('every movement happens once for its key', async ({ world }) => {
    const ledger = await openLedger(world, 100)
    expect(await ledger.grant('start', 100)).toBe(false)
    await ledger.reserve(['a', 'a', 'b'])
    await ledger.reserve(['a'])
    await ledger.capture('a', 'a')
    await ledger.capture('a')
    expect(await ledger.balance()).toEqual(balanceOf(80, 10, 10))
    await ledger.release('a', 'b')
    await ledger.release('a', 'b')
    expect(await ledger.balance()).toEqual(balanceOf(100, 0, 0))
  })

  test('a captured key still counts as reserved; a released one is over', async ({ world }) => {
    const ledger = await openLedger(world, 100)
    await ledger.reserve(['sent', 'canceled'])
    await ledger.capture('sent')
    await ledger.release('canceled')
    await ledger.capture('canceled', 'never reserved')
    await ledger.release('never reserved')
    expect(await ledger.reserve(['sent', 'canceled'])).toEqual(new Set(['sent']))
    expect(await ledger.balance()).toEqual(balanceOf(90, 0, 10))
  })

  test('a correction may take back what is available, and no more', async ({ world }) => {
    const ledger = await openLedger(world, 30)
    expect(await ledger.grant('too-many', -20, 'correction')).toBe(true)
    await expect(ledger.grant('far-too-many', -20, 'correction')).rejects.toThrow('Only 10 credits are available')
    expect(await ledger.balance()).toEqual(balanceOf(10, 0, 0))
  })

  test('only positive whole amounts are granted or reserved', async ({ world }) => {
    const ledger = await openLedger(world, 30)
    for (const amount of [0, -5, 1.5, Number.NaN]) {
      await expect(ledger.grant(`of ${amount}`, amount)).rejects.toThrow('positive whole number')
      await expect(ledger.reserve([`of ${amount}`], amount)).rejects.toThrow('positive whole number')
    }
    expect(await ledger.balance()).toEqual(balanceOf(30, 0, 0))
  })
})

describe('the entries', () => {
  test('say what moved why, and what was available afterwards', async ({ world }) => {
    const ledger = await openLedger(world, 100)
    await ledger.reserve(['a', 'b'])
    await ledger.capture('a')
    await ledger.release('a')
    const entries = await ledger.listEntries()
    const rows = entries.map((e) => [
      e.number,
      e.key,
      e.kind,
      e.from_account,
      e.to_account,
      e.amount,
      e.available_after,
    ])
    expect(rows).toEqual([
      [1, 'start', 'GRANT', 'granted', 'available', 100, 100],
      [2, 'a', 'RESERVE', 'available', 'reserved', 10, 90],
      [3, 'b', 'RESERVE', 'available', 'reserved', 10, 80],
      [4, 'a', 'CAPTURE', 'reserved', 'spent', 10, 80],
      [5, 'a', 'RELEASE', 'spent', 'available', 10, 90],
    ])
    expect(entries[3]).toMatchObject({ cause_type: 'postcard', cause_id: 'p1', note: 'Just sold' })
    expect(entries[4]).toMatchObject({ cause_type: 'postcard', cause_id: 'p1', note: 'Not printed' })
  })

  test('cannot be changed or deleted, not even by the owner of the database', async ({ world }) => {
    const ledger = await openLedger(world, 100)
    const { db } = world.owner
    const changes = [
      () => db.updateTable('credit_entries').set({ amount: 5 }).where('account_id', '=', ledger.accountId).execute(),
      () => db.deleteFrom('credit_entries').where('account_id', '=', ledger.accountId).execute(),
      () => world.owner.pool.query('truncate credit_entries'),
    ]
    for (const change of changes) await expect(change()).rejects.toThrow('Credit entries are never changed')
    await expect(ledger.run((db) => db.deleteFrom('credit_entries').execute())).rejects.toThrow('permission denied')
    await expect(ledger.run((db) => db.deleteFrom('credit_balances').execute())).rejects.toThrow('permission denied')
  })

  test('of one account are hidden from another', async ({ world }) => {
    const [ours, theirs] = [await openLedger(world, 100), await openLedger(world)]
    expect(await theirs.run((db) => db.selectFrom('credit_entries').selectAll().execute())).toEqual([])
    expect(await theirs.run((db) => getBalance(db, ours.scope))).toEqual(balanceOf(0, 0, 0))
  })
})

test('of thirty that spend ten credits of a hundred at once, exactly ten succeed', async ({ world }) => {
  const ledger = await openLedger(world, 100)
  const keys = Array.from({ length: 30 }, (_, n) => `postcard ${n}`)
  const reserved = await Promise.all(keys.map((key) => ledger.reserve([key])))
  expect(reserved.filter(({ size }) => size === 1)).toHaveLength(10)
  expect(await ledger.balance()).toEqual(balanceOf(0, 100, 0))
})

test('callers with the same keys in any order wait for each other and never deadlock', async ({ world }) => {
  const ledger = await openLedger(world, 1000)
  const keys = Array.from({ length: 5 }, (_, n) => `postcard ${n}`)
  const work = (own: string[]) =>
    ledger.run(async (db) => {
      for (const key of own) await reserveCredits(db, ledger.scope, [{ key, amount: 10, cause }])
      await captureCredits(db, ledger.scope, own.toReversed())
    })
  await Promise.all(Array.from({ length: 12 }, (_, n) => work(n % 2 ? keys : keys.toReversed())))
  expect(await ledger.balance()).toEqual(balanceOf(950, 0, 50))
})

type Step = { act: 'grant' | 'correct' | 'reserve' | 'capture' | 'release'; keys: number[]; amount: number }
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('grant', 'correct', 'reserve', 'reserve', 'capture', 'release'),
  keys: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 5 }),
  amount: fc.integer({ min: 1, max: 40 }),
})

test('after anything in any order at once, the balance is the sum of the entries and never below zero', async ({
  world,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const ledger = await openLedger(world)
      const take = async ({ act, keys, amount }: Step) => {
        const names = keys.map(String)
        if (act === 'grant') return ledger.grant(String(keys), amount)
        if (act === 'correct') return ledger.grant(String(keys), -amount, 'correction').catch(() => false)
        return act === 'reserve' ? ledger.reserve(names, amount) : ledger[act](...names)
      }
      await Promise.all(steps.map(take))
      const balance = await ledger.balance()
      expect(await ledger.run((db) => recountBalance(db, ledger.scope))).toEqual(balance)
      const entries = await ledger.listEntries()
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1))
      expect(entries.at(-1)?.available_after ?? 0).toBe(balance.available)
    }),
    { numRuns: 15 },
  )
})

test('a movement reaches open consoles with the new balance once it is committed', async ({ world }) => {
  const live = await startLiveServer(world)
  const ledger = await openLedger(world)
  const stream = await live.connect(ledger.accountId)
  await ledger.grant('start', 250)
  await ledger.grant('start', 250)
  await ledger.reserve(['a'])
  await eventually(() =>
    expect(stream.messages).toEqual([
      { kind: 'credits', balance: 250 },
      { kind: 'credits', balance: 240 },
    ]),
  )
})
