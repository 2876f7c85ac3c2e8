import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect } from 'vitest'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { createLog } from '../platform/observe/log.ts'
import { createRecord, type ResoFault, resoFaults, resoToken, startResoServer } from '../testing/reso-server.ts'
import { test, type World } from '../testing/world.ts'
import { startRun } from './complete-run.ts'
import { syncMls } from './sync-mls.ts'

let mls: Awaited<ReturnType<typeof startResoServer>>
beforeEach(async () => {
  mls = await startResoServer()
  return () => mls.close()
})

/** Runs the jobs of the MLS alone, so that emails stay in the queue. */
async function connect(world: World) {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const { accountId } = agency
  const { _id: connectionId } = await owner.call('POST /agent/mls/connections', {
    body: {
      ...({ kind: 'RESO', name: 'Test MLS', baseUrl: mls.baseUrl, authKind: 'BEARER', secret: resoToken } as const),
      attribution: 'Data of Test MLS',
      officeIds: [],
    },
  })
  async function run(timeoutMs?: number) {
    const perform = syncMls({ policy: 'anywhere', secret: world.secret, consoleOrigin: 'http://console', timeoutMs })
    for (let round = 0; round < 20; round++) {
      const { rows } = await sql<{ id: string; payload: never }>`
        delete from graphile_worker._private_jobs where payload->>'connectionId' = ${connectionId}
        returning id::text, payload`.execute(world.owner.db)
      if (rows.length === 0) break
      const job = {
        db: world.product.db,
        log: createLog({ LOG_LEVEL: 'silent' }),
        signal: new AbortController().signal,
      }
      for (const { payload } of rows) await perform({ ...job, payload })
    }
    return (await owner.call('GET /agent/mls/connections/:connectionId', { params: { connectionId } })).latestRun
  }
  return {
    owner,
    run,
    start: (kind: 'CHANGES' | 'RECONCILE') =>
      withJobAccount(world.product.db, { accountId }, (db, scope) =>
        startRun(db, scope, { connectionId, kind, requestedBy: null }),
      ),
    list: async () => (await owner.call('GET /agent/mls/listings', { query: { scope: 'all', pageSize: 100 } })).data,
    listEmails: async () =>
      (
        await sql<{ to: string; text: string }>`select payload->>'to' as to, payload->>'text' as text
          from graphile_worker._private_jobs where payload->>'subject' = 'Test MLS needs attention'
            and payload->>'to' = ${owner.email}`.execute(world.owner.db)
      ).rows,
  }
}

const recently = (minutes: number) => new Date(Date.now() - 30 * dayLength + minutes * 60_000).toISOString()
const createRecent = (n: number) => createRecord(String(n), { ModificationTimestamp: recently(n) })

describe('the nightly comparison', () => {
  test('removes listings that the MLS has no more, and reads what was missed', async ({ world }) => {
    mls.put(...[1, 2, 3].map(createRecent))
    const { run, start, list } = await connect(world)
    expect(await run()).toMatchObject({ state: 'DONE', added: 3 })
    mls.listings.delete('2')
    mls.put(createRecent(4))
    await start('RECONCILE')
    await run()
    expect((await list()).map(({ mlsNumber }) => mlsNumber).sort()).toEqual(['M1', 'M3', 'M4'])
  })

  test('removes nothing when the MLS suddenly lists far less', async ({ world }) => {
    mls.put(...Array.from({ length: 50 }, (_, n) => createRecent(n)))
    const { run, start, list } = await connect(world)
    await run()
    for (let n = 0; n < 40; n++) mls.listings.delete(String(n))
    await start('RECONCILE')
    const latest = await run()
    expect(latest?.error).toContain('Nothing was removed')
    expect(await list()).toHaveLength(50)
  })
})

describe('an MLS', () => {
  test.for([401, 403])('that refuses with %i emails who connected it, once', async (status, { world }) => {
    const { run, start, listEmails, owner } = await connect(world)
    mls.faults.push(resoFaults.status(status))
    expect(await run()).toMatchObject({ state: 'FAILED' })
    const emails = await listEmails()
    expect(emails).toMatchObject([{ to: owner.email, text: expect.stringContaining(`status ${status}`) }])
    await start('CHANGES')
    await run()
    expect(await listEmails()).toHaveLength(1)
  })

  test('that never answers delays its listings', async ({ world }) => {
    mls.put(createRecent(1))
    const { run, list } = await connect(world)
    mls.faults.push(resoFaults.never)
    expect(await run(300)).toMatchObject({ state: 'DONE', added: 1 })
    expect(await list()).toHaveLength(1)
  })

  test('that sends a page twice stores each listing once', async ({ world }) => {
    mls.put(...Array.from({ length: 5 }, (_, n) => createRecent(n)))
    mls.state.pageMaximum = 2
    const page = {
      value: [createRecent(0), createRecent(1)],
      '@odata.nextLink': `${mls.baseUrl}/Property?$skip=2`,
    }
    const same: ResoFault = resoFaults.body(page)
    mls.faults.push(same, same)
    const { run, list } = await connect(world)
    expect(await run()).toMatchObject({ state: 'DONE', added: 5 })
    expect((await list()).map(({ mlsNumber }) => mlsNumber).sort()).toEqual(['M0', 'M1', 'M2', 'M3', 'M4'])
  })
})
