import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createLog } from '../platform/observe/log.ts'
import { test, type World } from '../testing/world.ts'
import { createDomainContext } from './domain-context.ts'
import { createEmailDomainTasks } from './domain-jobs.ts'
import { pauseIfReputationFails } from './reputation.ts'
import { getSendingState } from './sending-state.ts'

/** An agency with an email, whose counters a test fills. */
async function createSender(world: World) {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const accountId = owner.accountId ?? ''
  const scope = mintAccountScope(accountId)
  const id = newId()
  await world.owner.db
    .insertInto('contents')
    .values({
      account_id: accountId,
      id,
      medium: 'EMAIL',
      template_type: 'REGULAR',
      template_id: 'blank',
      title: 'Spring',
      lead_type: 'HV',
      intent: 'Nurture' as never,
      draft_settings: '{}',
      published_version: null,
      created_by: null,
      triggered_by: null,
    })
    .execute()
  const inAccount = <T>(work: Parameters<typeof withAccount<T>>[2]) => withAccount(world.product.db, scope, work)
  const count = (counts: Record<string, number>, at = new Date()) =>
    inAccount((db) => {
      const rows = Object.entries(counts).map(([type, count]) => ({
        subject: 'content',
        subject_id: id,
        type,
        at: at.toISOString(),
        count,
      }))
      return sql`select add_to_counters(${accountId}, ${JSON.stringify(rows)}::jsonb)`.execute(db)
    })
  const judge = () => inAccount((db) => pauseIfReputationFails(db, scope))
  const getState = () => inAccount((db) => getSendingState(db, scope))
  const takeNotices = async () => {
    const { rows } = await world.owner.pool.query<{ payload: { level: string; reason: string; accountId: string } }>(
      `delete from graphile_worker._private_jobs where payload->>'accountId' = $1 and payload->>'level' is not null returning payload`,
      [accountId],
    )
    return rows.map(({ payload }) => payload)
  }
  return { owner, count, judge, getState, takeNotices }
}

const getReputation = (owner: Awaited<ReturnType<typeof createSender>>['owner']) =>
  owner.call('GET /agent/email-reputation')

test('rates are those of the last thirty days', async ({ world }) => {
  const { owner, count } = await createSender(world)
  expect(await getReputation(owner)).toMatchObject({ bounceRate: 0, complaintRate: 0, pausedAt: null, pauseReason: '' })
  await count({ sent: 400, bounce: 6, complaint: 1, open: 90 })
  await count({ sent: 1000, bounce: 900 }, new Date(Date.now() - 40 * dayLength))
  const { days, ...rates } = await getReputation(owner)
  expect(rates).toMatchObject({ bounceRate: 1.5, complaintRate: 0.25 })
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ sent: 400, bounced: 6, complained: 1 })
})

test('people are warned once before sending pauses', async ({ world }) => {
  const { count, judge, getState, takeNotices } = await createSender(world)
  await count({ sent: 199, bounce: 9 })
  await judge()
  expect(await takeNotices()).toEqual([])
  await count({ sent: 1 })
  await judge()
  await judge()
  expect(await takeNotices()).toMatchObject([{ level: 'WARNED', reason: '4.5% of emails bounced. The limit is 5%.' }])
  expect((await getState()).pausedAt).toBeNull()
})

test('too many bounces or complaints pause sending until somebody resumes it', async ({ world }) => {
  for (const [counts, reason] of [
    [{ sent: 200, bounce: 11 }, '5.5% of emails bounced. The limit is 5%.'],
    [{ sent: 600, complaint: 2 }, '0.33% of emails were reported as spam. The limit is 0.3%.'],
  ] as const) {
    const { owner, count, judge, getState, takeNotices } = await createSender(world)
    await count(counts)
    await Promise.all([judge(), judge(), judge()])
    expect((await getState()).pausedAt).toBeInstanceOf(Date)
    expect(await getReputation(owner)).toMatchObject({ pausedAt: expect.any(String), pauseReason: reason })
    expect(await takeNotices()).toMatchObject([{ level: 'PAUSED', reason }])
    const resumed = await owner.call('POST /agent/email-reputation/resumed')
    expect(resumed).toMatchObject({ pausedAt: null, pauseReason: '' })
    await judge()
    expect((await getState()).pausedAt).toBeNull()
    await count(counts)
    await judge()
    expect((await getState()).pausedAt).toBeInstanceOf(Date)
  }
})

test('everyone who may change the settings gets an email about a pause', async ({ world }) => {
  const { owner } = await createSender(world)
  const agency = { accountId: owner.accountId ?? '' }
  const admin = await world.factory.createMember(agency, undefined, { role: 'ADMIN' })
  await world.factory.createMember(agency, undefined, { role: 'AGENT' })
  await world.factory.createMember(agency, undefined, { role: 'ADMIN', onboarding_step: 'INVITED' })
  const tasks = createEmailDomainTasks(world.owner, createDomainContext(world.settings, world.secret))
  await tasks['send-reputation-notice']({
    db: world.product.db,
    log: createLog({ LOG_LEVEL: 'silent' }),
    signal: new AbortController().signal,
    payload: { ...agency, level: 'PAUSED', reason: '6% of emails bounced.' },
  })
  const { rows } = await world.owner.pool.query<{ to: string; text: string }>(
    `select payload->>'to' as "to", payload->>'text' as text from graphile_worker._private_jobs
     where payload->>'subject' = 'Sending emails is paused'`,
  )
  expect(rows.map(({ to }) => to)).toEqual([owner.email, admin.email])
  expect(rows[0]?.text).toContain('6% of emails bounced.')
  expect(rows[0]?.text).toContain(`/a/${owner.accountId}/settings/email-domain-url/`)
})

test('sending rules have defaults and can be changed', async ({ world }) => {
  const { owner, getState } = await createSender(world)
  expect(await owner.call('GET /agent/sending-rules')).toEqual({ weeklyLimit: 2, quietFrom: 20, quietTill: 8 })
  const body = { weeklyLimit: 5, quietFrom: 0, quietTill: 0 }
  expect(await owner.call('PUT /agent/sending-rules', { body })).toEqual(body)
  expect(await getState()).toMatchObject(body)
  const rival = await world.factory.createAgent(await world.factory.createAgency())
  expect((await rival.call('GET /agent/sending-rules')).weeklyLimit).toBe(2)
  for (const wrong of [{ weeklyLimit: 0 }, { weeklyLimit: 1.5 }, { quietFrom: 24 }, { quietTill: -1 }])
    await expect(owner.call('PUT /agent/sending-rules', { body: { ...body, ...wrong } })).rejects.toMatchObject({
      code: 'invalid',
    })
})
