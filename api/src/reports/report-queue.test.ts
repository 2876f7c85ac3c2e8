import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test } from '../testing/world.ts'
import { readInTurn } from './read-in-turn.ts'
import { createReportQueue } from './report-queue.ts'

describe('reports', () => {
  test('of five years are read by a hundred people at once, and everyone else is served meanwhile', async ({
    world,
  }) => {
    const { agent } = await createAgencyWithContacts(world)
    const query = { from: '2022-01-01', till: '2026-11-01', by: 'DAY' as const }
    const reports = Array.from({ length: 100 }, (_, n) => {
      const name = (['engagement', 'database-insight', 'property-intelligence'] as const)[n % 3] ?? 'engagement'
      return agent.call(`GET /agent/reports/${name}`, { query })
    })
    let areRead = false
    const all = Promise.all(reports).then((read) => {
      areRead = true
      return read
    })
    for (let turn = 0; turn < 3; turn++) await agent.call('GET /session')
    expect(areRead).toBe(false)
    expect(await all).toHaveLength(100)
  })

  test('run few at once, and fewer of one agency', async () => {
    const queue = createReportQueue({ maxRunning: 3, maxRunningPerAccount: 2 })
    const order: string[] = []
    let running = 0
    const read = (account: string, name: string) =>
      queue.run(account, async () => {
        running++
        expect(running).toBeLessThanOrEqual(3)
        order.push(name)
        await new Promise(setImmediate)
        running--
      })
    await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => read('a', name)), read('b', 'b1')])
    // The other agency does not wait behind what one has asked for.
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  test('are refused when too many wait or the turn does not come, and go on afterwards', async () => {
    const queue = createReportQueue({ maxRunning: 1, maxRunningPerAccount: 1, maxWaiting: 1, maxWaitMs: 20 })
    let finish = () => {}
    const first = queue.run('a', () => new Promise<void>((resolve) => (finish = resolve)))
    const second = queue.run('a', async () => 'read')
    const message = 'Many reports are being read right now. Please try again in a minute.'
    await expect(queue.run('b', async () => 'read')).rejects.toMatchObject({ code: 'too_many', message })
    await expect(second).rejects.toMatchObject({ code: 'too_many', message })
    finish()
    await first
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run('a', async () => 'read')).toBe('read')
  })

  test('that take too long say so', async ({ world }) => {
    const { agency } = await createAgencyWithContacts(world)
    const scope = mintAccountScope(agency.accountId)
    const slow = readInTurn(world.app.reportQueue, world.product.db, scope, async (db) => {
      await sql`set local statement_timeout = '10ms'`.execute(db)
      await sql`select pg_sleep(60)`.execute(db)
    })
    await expect(slow).rejects.toMatchObject({
      code: 'too_many',
      message: 'This report took too long. Please choose a shorter period or fewer contacts.',
    })
    expect(await withAccount(world.product.db, scope, async () => 'served')).toBe('served')
  })
})

describe('a time zone that changes in mid-year', () => {
  test('moves what contacts did to the day of the new zone, and every sum stays', async ({ world }) => {
    const { agency, agent, addContact } = await createAgencyWithContacts(world)
    const { db } = world.owner
    const setZone = (time_zone: string) =>
      db.updateTable('agencies').set({ time_zone }).where('account_id', '=', agency.accountId).execute()
    await setZone('America/New_York')
    const { _id } = await addContact('Nora Field', { source: 'Widget' })
    // The evening of the last day of June in New York is the first day of July in Tokyo.
    for (const at of ['2026-06-30T23:30:00Z', '2026-07-01T02:00:00Z', '2026-07-15T12:00:00Z'])
      await db
        .insertInto('timeline_entries')
        .values({
          account_id: agency.accountId,
          id: newId(),
          at: new Date(at),
          contact_id: _id,
          detail: '{}',
          event_group: 'DASHBOARD',
          kind: 'VIEWED',
        })
        .execute()
    const readJune = async () => {
      const query = { from: '2026-06-01', till: '2026-06-30' }
      const { table } = await agent.call('GET /agent/reports/engagement', { query })
      return table.rows.map(({ cells }) => cells[2])
    }
    const readYear = async () => {
      const query = { from: '2026-01-01', till: '2026-12-31' }
      const { table } = await agent.call('GET /agent/reports/engagement', { query })
      return table.rows.map(({ cells }) => cells[2])
    }
    expect([await readJune(), await readYear()]).toEqual([['2 visits'], ['3 visits']])
    await setZone('Asia/Tokyo')
    expect([await readJune(), await readYear()]).toEqual([[], ['3 visits']])
    await setZone('America/New_York')
    expect([await readJune(), await readYear()]).toEqual([['2 visits'], ['3 visits']])
  })
})
