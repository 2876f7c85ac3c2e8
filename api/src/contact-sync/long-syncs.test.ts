import { expect, vi } from 'vitest'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observe/log.ts'
import { findDatabaseUrl } from '../testing/connect-as-owner.ts'
import { createSyncedAgency, getJobTime } from '../testing/contact-sync.ts'
import type { FollowUpBossServer } from '../testing/follow-up-boss/state.ts'
import { test } from '../testing/synced-world.ts'
import type { World } from '../testing/world.ts'
import { withLongSyncsInThread } from './long-syncs.ts'

// Each thread compiles the source, which is slow on a machine that runs other tests.
vi.setConfig({ testTimeout: 120_000 })

/** Two agencies with an app each. What takes longer than a moment continues in the thread. */
async function createAgencies(world: World, boss: FollowUpBossServer) {
  const { secret, product } = world
  const settings = { ...world.settings, FOLLOW_UP_BOSS_URL: boss.origin }
  const agencies = [await createSyncedAgency(world, boss), await createSyncedAgency(world, boss)]
  const urls = await Promise.all(agencies.map(({ agency: { accountId } }) => findDatabaseUrl(world, accountId)))
  // Each database has a worker with a thread of its own.
  const tasks = new Map(urls.map((url) => [url, withLongSyncsInThread({} as Tasks, settings, { url, secret }, 0)]))
  const run = (signal = new AbortController().signal) =>
    Promise.all(
      agencies.map(({ agency: { accountId }, appId }, n) => {
        const job = { payload: { accountId, appId }, db: product.db, log: createLog({ LOG_LEVEL: 'silent' }), signal }
        return tasks.get(urls[n] ?? '')?.['run-contact-sync'](job)
      }),
    )
  return { agencies, run }
}

test('a first sync that takes long is done in a thread, for one agency beside the other', async ({ world, boss }) => {
  for (let n = 0; n < 250; n++) boss.addPerson()
  const { agencies, run } = await createAgencies(world, boss)
  await run()
  for (const { listRuns } of agencies)
    expect((await listRuns())[0]).toMatchObject({ state: 'DONE', read: 250, counts: { CREATED: 250 } })
})

test('a long sync stops with its process, and another one continues', async ({ world, boss }) => {
  for (let n = 0; n < 120; n++) boss.addPerson()
  const { agencies, run } = await createAgencies(world, boss)
  const controller = new AbortController()
  boss.faults.push({ kind: 'NEVER', path: /next=/ })
  const stopped = run(controller.signal).catch(() => undefined)
  await expect.poll(() => boss.requests.some((request) => request.includes('next=')), { timeout: 60_000 }).toBe(true)
  controller.abort()
  await stopped
  for (const { appId } of agencies) expect(await getJobTime(world, appId)).toBeInstanceOf(Date)
  await run()
  for (const { listRuns } of agencies) expect((await listRuns())[0]).toMatchObject({ state: 'DONE', read: 120 })
})
