import { describe, expect } from 'vitest'
import { encryptCredential } from '../connected-apps/credential-encryption.ts'
import { createLog } from '../platform/observe/log.ts'
import { createTasks } from '../tasks.ts'
import { createSyncedAgency, getJobTime, runSyncJob } from '../testing/contact-sync.ts'
import type { FollowUpBossFault } from '../testing/follow-up-boss/faults.ts'
import { followUpBossKey } from '../testing/follow-up-boss/state.ts'
import { test } from '../testing/synced-world.ts'
import type { World } from '../testing/world.ts'
import { createCrmFactory } from './create-crm.ts'

/** The app is asked again as if the time had passed. */
const skipWaiting = ({ owner }: World) => owner.db.updateTable('sync_states').set({ not_before: null }).execute()

describe('an app that', () => {
  test.for([401, 403])(
    'answers %i stops the sync, its owner hears of it, and it continues with a key that works',
    async (status, { world, boss }) => {
      boss.addPerson({ lastName: 'Field' })
      const { admin, agency, appId, params, sync, listNames } = await createSyncedAgency(world, boss)
      boss.faults.push({ status })
      const { state, stateReason } = await sync()
      expect(state).toBe('NEEDS_ATTENTION')
      expect(stateReason).toContain('Follow Up Boss')
      const emails: string[] = []
      const tasks = createTasks(world.settings, world, { send: async () => {}, close: () => {} })
      await tasks['send-app-notice']({
        payload: { accountId: agency.accountId, appId, reason: stateReason },
        db: world.product.db,
        log: createLog({ LOG_LEVEL: 'silent' }),
        signal: new AbortController().signal,
      })
      const { rows } = await world.owner.pool.query(
        `select payload->>'to' as to from graphile_worker._private_jobs where payload->>'to' = $1`,
        [admin.email],
      )
      emails.push(...rows.map(({ to }) => to))
      expect(emails).toContain(admin.email)
      boss.requests.length = 0
      await sync()
      expect(boss.requests).toEqual([])
      await world.owner.db
        .updateTable('connected_apps')
        .set({ state: 'ACTIVE', state_reason: '' })
        .where('id', '=', appId)
        .execute()
      await sync()
      expect(await listNames()).toEqual(['Nora Field'])
      expect(await admin.call('GET /agent/connected-apps/:appId/contact-sync', { params })).toMatchObject({
        state: 'ACTIVE',
      })
    },
  )

  test('limits requests is asked again when it says so, and the sync continues where it was', async ({
    world,
    boss,
  }) => {
    for (let n = 0; n < 250; n++) boss.addPerson()
    const { agency, appId, settings, sync, listRuns } = await createSyncedAgency(world, boss)
    boss.faults.push({ status: 429, headers: { 'retry-after': '120' }, path: /next=/ })
    await sync()
    expect((await listRuns())[0]).toMatchObject({
      state: 'RUNNING',
      read: 100,
      reason: 'Follow Up Boss limits requests',
    })
    const waits = ((await getJobTime(world, appId))?.getTime() ?? 0) - Date.now()
    expect(waits).toBeGreaterThan(100_000)
    boss.requests.length = 0
    await runSyncJob(world, settings, { accountId: agency.accountId, appId })
    expect(boss.requests).toEqual([])
    await skipWaiting(world)
    await sync()
    expect((await listRuns())[0]).toMatchObject({ state: 'DONE', read: 250, counts: { CREATED: 250 } })
    expect(boss.requests.filter((request) => request.includes('sort=id'))).toHaveLength(2)
  })

  test.for<[string, FollowUpBossFault]>([
    ['500', { status: 500 }],
    ['HTML', { kind: 'HTML' }],
    ['half a JSON', { kind: 'HALF' }],
    ['200 MB', { kind: 'HUGE' }],
    ['something else', { body: '[1,2,3]' }],
    ['people without a list', { body: '{"people":{"id":1}}' }],
  ])('answers with %s loses nothing: the sync waits and continues', async ([, fault], { world, boss }) => {
    for (let n = 0; n < 120; n++) boss.addPerson()
    const { sync, listRuns, listNames } = await createSyncedAgency(world, boss)
    boss.faults.push({ ...fault, path: /next=/ } as FollowUpBossFault)
    const { waitsUntil } = await sync()
    expect(waitsUntil).not.toBeNull()
    expect((await listRuns())[0]).toMatchObject({
      state: 'RUNNING',
      read: 100,
      reason: expect.stringContaining('Follow Up Boss'),
    })
    await skipWaiting(world)
    await sync()
    expect((await listRuns())[0]).toMatchObject({ state: 'DONE', read: 120 })
    expect((await listNames({ pageSize: 100 })).length).toBe(100)
  })

  test('never answers is left after a time', async ({ world, boss }) => {
    const { appId } = await createSyncedAgency(world, boss)
    const createCrm = createCrmFactory({ ...world.settings, FOLLOW_UP_BOSS_URL: boss.origin }, world.secret)
    const credential = encryptCredential(followUpBossKey, appId, world.secret)
    boss.faults.push({ kind: 'NEVER' })
    const crm = createCrm({ id: appId, credential }, new AbortController().signal, 50)
    await expect(crm.getCatalog()).rejects.toMatchObject({ kind: 'UNAVAILABLE' })
  })

  test('tells the same page again, or goes round in circles, is not read forever', async ({ world, boss }) => {
    for (let n = 0; n < 250; n++) boss.addPerson()
    const { sync, listRuns } = await createSyncedAgency(world, boss)
    for (let n = 0; n < 50; n++) boss.faults.push({ kind: 'LOOP', path: /sort=id/ })
    await sync()
    expect((await listRuns())[0]).toMatchObject({
      state: 'FAILED',
      reason: expect.stringContaining('the same page twice'),
    })
    boss.faults.length = 0
    await skipWaiting(world)
    await sync()
    expect((await listRuns())[0]).toMatchObject({ state: 'DONE', read: 250 })
    expect(boss.people.size).toBe(250)
  })

  test('tells entries that are no people, or strange ones, is read all the same', async ({ world, boss }) => {
    boss.addPerson({ lastName: 'Good' })
    const people = [
      { id: 'x' },
      null,
      {
        id: 7001,
        firstName: 'A'.repeat(5000),
        emails: [{ value: 'not an email' }],
        tags: ['t'.repeat(500), '\u202eflip'],
      },
      {
        id: 7002,
        name: 'Only Name',
        emails: null,
        phones: [{ value: '12' }],
        updated: 'yesterday',
        custom: { a: [1] },
      },
      { id: 7003 },
    ]
    const { sync, listRuns, listNames } = await createSyncedAgency(world, boss)
    boss.faults.push({ body: JSON.stringify({ _metadata: { total: 5 }, people }), path: /sort=id/ })
    await sync()
    expect((await listRuns())[0]?.counts).toMatchObject({ CREATED: 2, SKIPPED: 1, FAILED: 2 })
    expect((await listNames()).sort()).toEqual(['A'.repeat(64), 'Only Name'])
  })

  test('refuses one contact fails that one, who can be tried again', async ({ world, boss }) => {
    const { admin, appId, addContact, sync, listRows, listRuns } = await createSyncedAgency(world, boss)
    await addContact('Tom Reed', { emailId: 'tom@example.com' })
    await addContact('Una Vale', { emailId: 'una@example.com' })
    boss.faults.push({ status: 400, method: 'POST', path: /^people/ })
    await sync()
    const [failed] = await listRows({ outcome: 'FAILED' })
    expect(failed).toMatchObject({ direction: 'OUT', reason: 'Follow Up Boss rejected it: Please try again later' })
    expect(boss.people.size).toBe(1)
    const [run] = await listRuns()
    const retry = () =>
      admin.call('POST /agent/connected-apps/:appId/sync-runs/:runId/retried', {
        params: { appId, runId: run?._id ?? '' },
        body: {},
      })
    expect(await retry()).toEqual({ retried: 1 })
    expect(await retry()).toEqual({ retried: 0 })
    await sync({ isRequested: false })
    expect(boss.people.size).toBe(2)
    expect((await listRuns())[0]).toMatchObject({ kind: 'RETRY', counts: { CREATED: 1 } })
  })

  test('took a new person without an answer does not get them twice', async ({ world, boss }) => {
    const { addContact, sync } = await createSyncedAgency(world, boss)
    await addContact('Tom Reed', { emailId: 'tom@example.com' })
    boss.faults.push({ kind: 'TAKEN_THEN_500', method: 'POST', path: /^people/ })
    await sync()
    expect(boss.people.size).toBe(1)
    await skipWaiting(world)
    const { linked } = await sync()
    expect(boss.people.size).toBe(1)
    expect(linked).toBe(1)
  })
})

test('the key is in no answer, no report and no audit entry', async ({ world, boss }) => {
  boss.addPerson()
  const { admin, params, sync } = await createSyncedAgency(world, boss)
  boss.faults.push({ status: 401 })
  await sync()
  const answers = [
    await admin.call('GET /agent/connected-apps/:appId/contact-sync', { params }),
    await admin.call('GET /agent/connected-apps/:appId/sync-runs', { params }),
    await world.owner.db.selectFrom('audit_entries').selectAll().execute(),
    await world.owner.db.selectFrom('sync_runs').selectAll().execute(),
  ]
  expect(JSON.stringify(answers)).not.toContain(followUpBossKey)
})
