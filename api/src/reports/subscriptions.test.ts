import { getNextReportTime } from '@gable/shared/reports/schedule.ts'
import { dayLength, hourLength, toDay } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Email } from '../platform/mail/email.ts'
import { createLog } from '../platform/observe/log.ts'
import { createTasks } from '../tasks.ts'
import { runJobs } from '../testing/jobs.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { seedVisits } from '../testing/visits.ts'
import { test, type World } from '../testing/world.ts'

const zone = 'America/New_York'

/** An agency with a widget that was seen three times last week. */
async function createVisitedAgency(world: World) {
  const agency = await world.factory.createAgency({ time_zone: zone, name: 'Birch Lane' })
  const asset = await world.factory.createAsset(agency)
  const lastWeek = getNextReportTime('WEEKLY', Date.now(), zone).getTime() - 14 * dayLength + hourLength
  await seedVisits(
    world.owner,
    agency.accountId,
    zone,
    Array.from({ length: 3 }, () => ({ ...asset, type: 'view' as const, at: lastWeek })),
  )
  const owner = await world.factory.createAgent(agency)
  const subscribe = (cadence: 'WEEKLY' | 'MONTHLY' | null, agent: SignedInAgent = owner) =>
    agent.call('PUT /agent/report-subscriptions/:report', { params: { report: 'widgets' }, body: { cadence } })
  return { agency, owner, subscribe }
}

/** Makes the subscriptions of an agency due, as on the Monday of this week at 8 AM. */
async function makeDue(world: World, accountId: string) {
  const dueAt = new Date(getNextReportTime('WEEKLY', Date.now(), zone).getTime() - 7 * dayLength)
  await world.owner.db
    .updateTable('report_subscriptions')
    .set({ next_at: dueAt })
    .where('account_id', '=', accountId)
    .execute()
}

async function runSchedule({ settings, owner, secret, product }: World) {
  const tasks = createTasks(settings, { owner, secret }, { send: async () => {}, close: () => {} })
  const signal = new AbortController().signal
  await tasks['schedule-reports']({ payload: {}, db: product.db, log: createLog({ LOG_LEVEL: 'silent' }), signal })
}

async function listEmails({ owner }: World, to: string): Promise<Email[]> {
  const { rows } = await sql<{ payload: Email }>`
    select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send-mail' and j.payload->>'to' = ${to}`.execute(owner.db)
  return rows.map(({ payload }) => payload)
}

test('a report is emailed once a week, with its figures and a link to it', async ({ world }) => {
  const { agency, owner, subscribe } = await createVisitedAgency(world)
  const { data, email, timeZone } = await subscribe('WEEKLY')
  expect({ email, timeZone }).toEqual({ email: owner.email, timeZone: zone })
  expect(data).toEqual([
    { report: 'widgets', cadence: 'WEEKLY', nextAt: getNextReportTime('WEEKLY', Date.now(), zone).toISOString() },
  ])
  await runSchedule(world)
  await runJobs(world, agency.accountId)
  expect(await listEmails(world, owner.email), 'nothing is due yet').toEqual([])

  await makeDue(world, agency.accountId)
  // Two workers, and one that died after it had enqueued the job.
  await runSchedule(world)
  await runSchedule(world)
  await runJobs(world, agency.accountId)
  await runSchedule(world)
  await runJobs(world, agency.accountId)
  const [sent, ...others] = await listEmails(world, owner.email)
  expect(others).toEqual([])
  expect(sent).toMatchObject({ subject: 'Widgets: your weekly report' })
  expect(sent?.text).toContain('Widgets had 3 views and brought 0 submissions.')
  expect(sent?.text).toContain('about Birch Lane')
  const link = /\/a\/\S+\/reports\/widgets\?from=(\S+)&till=(\S+)/.exec(sent?.text ?? '')
  expect(new Date(link?.[1] ?? '').getUTCDay()).toBe(1)
  expect(new Date(link?.[2] ?? '').getUTCDay()).toBe(0)
  expect((await owner.call('GET /agent/report-subscriptions')).data).toEqual(data)
})

test('the link in the email stops the report, but opening it changes nothing', async ({ world }) => {
  const { agency, owner, subscribe } = await createVisitedAgency(world)
  await subscribe('WEEKLY')
  await makeDue(world, agency.accountId)
  await runSchedule(world)
  await runJobs(world, agency.accountId)
  const { pathname } = new URL((await listEmails(world, owner.email))[0]?.unsubscribe ?? '')
  const count = async () => (await owner.call('GET /agent/report-subscriptions')).data.length

  const opened = await world.anonymous.send('GET', pathname)
  expect(opened.body).toContain('Stop this report?')
  expect(await count()).toBe(1)
  const stopped = await world.anonymous.send('POST', pathname, 'List-Unsubscribe=One-Click', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(stopped.statusCode).toBe(200)
  expect(stopped.body).toContain('You won’t get this report again')
  expect(await count()).toBe(0)
  expect((await world.anonymous.send('GET', pathname)).body).toContain('You won’t get this report again')
  expect((await world.anonymous.send('POST', `${pathname.slice(0, -4)}AAAA`)).statusCode).toBe(404)
})

test('an agent gets only reports that they may open, and stops their own alone', async ({ world }) => {
  const { agency, owner, subscribe } = await createVisitedAgency(world)
  const member = await world.factory.createAgent(agency, { role: 'AGENT' })
  await expect(subscribe('WEEKLY', member)).rejects.toMatchObject({ code: 'forbidden' })
  const admin = await world.factory.createAgent(agency, { role: 'ADMIN' })
  await subscribe('WEEKLY', admin)
  await subscribe('MONTHLY')
  expect((await subscribe(null, owner)).data).toEqual([])
  expect((await admin.call('GET /agent/report-subscriptions')).data).toHaveLength(1)

  await world.owner.db.updateTable('agents').set({ role: 'AGENT' }).where('id', '=', admin.agentId).execute()
  await makeDue(world, agency.accountId)
  await runSchedule(world)
  await runJobs(world, agency.accountId)
  expect(await listEmails(world, admin.email)).toEqual([])
})

test('a report without data, and one of a suspended account, is not emailed', async ({ world }) => {
  const agency = await world.factory.createAgency({ time_zone: zone })
  const owner = await world.factory.createAgent(agency)
  const params = { report: 'postcards' as const }
  await owner.call('PUT /agent/report-subscriptions/:report', { params, body: { cadence: 'WEEKLY' } })
  await makeDue(world, agency.accountId)
  await runSchedule(world)
  await runJobs(world, agency.accountId)
  expect(await listEmails(world, owner.email)).toEqual([])

  const visited = await createVisitedAgency(world)
  await visited.subscribe('WEEKLY')
  await makeDue(world, visited.agency.accountId)
  await world.owner.db
    .updateTable('agencies')
    .set({ soft_freeze_after: new Date(Date.now() - 60_000) })
    .where('account_id', '=', visited.agency.accountId)
    .execute()
  await runSchedule(world)
  await runJobs(world, visited.agency.accountId)
  expect(await listEmails(world, visited.owner.email)).toEqual([])
})

test('a deactivated agent gets no report, even one that is due already', async ({ world }) => {
  const { agency, owner, subscribe } = await createVisitedAgency(world)
  const colleague = await world.factory.createAgent(agency, { role: 'ADMIN' })
  await subscribe('WEEKLY', colleague)
  await makeDue(world, agency.accountId)
  await runSchedule(world)
  await owner.call('POST /agent/team/:userId/deactivated', {
    params: { userId: colleague.userId },
    body: { handOverTo: null },
  })
  await runJobs(world, agency.accountId)
  const emails = await listEmails(world, colleague.email)
  expect(emails.filter(({ subject }) => subject.includes('Widgets'))).toEqual([])
})

test('it is 8 AM in the time zone of the agent', async ({ world }) => {
  const { owner, subscribe } = await createVisitedAgency(world)
  await world.owner.db
    .updateTable('users')
    .set({ time_zone: 'America/Los_Angeles' })
    .where('id', '=', owner.userId)
    .execute()
  const { data, timeZone } = await subscribe('MONTHLY')
  expect(timeZone).toBe('America/Los_Angeles')
  const next = new Date(data[0]?.nextAt ?? '')
  expect(toDay(next.getTime(), timeZone).slice(8)).toBe('01')
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(next)
  expect(hour).toBe('08')
})
