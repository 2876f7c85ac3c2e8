import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Email } from '../platform/mail/email.ts'
import { createLog } from '../platform/observe/log.ts'
import { createPage, openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'
import { announceSubmission } from './announce.ts'
import { enqueueUnannounced } from './notification-queries.ts'

const origin = { console: 'https://console.example', pictures: 'https://pages.example' }

/** Runs the job as a worker would. */
const announce = ({ product }: World, accountId: string, submissionId: string) =>
  announceSubmission(origin)({
    payload: { accountId, submissionId },
    db: product.db,
    log: createLog({ LOG_LEVEL: 'silent' }),
    signal: new AbortController().signal,
  })

const listEmailsTo = async ({ owner }: World, emails: string[]) => {
  const { rows } = await sql<{ payload: Email }>`
    select payload from graphile_worker._private_jobs where payload->>'to' = any(${emails})`.execute(owner.db)
  return rows.map(({ payload }) => payload)
}

const countJobsFor = async ({ owner }: World, submissionId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where task_identifier = 'announce-submission' and p.payload->>'submissionId' = ${submissionId}`.execute(owner.db)
  return rows[0]?.count
}

test('owners and admins get one email about an unassigned lead', async ({ world }) => {
  const page = await createPage(world)
  const { accountId } = page.agency
  const owner = await world.factory.createMember(page.agency)
  const admin = await world.factory.createMember(page.agency, undefined, { role: 'ADMIN' })
  const agent = await world.factory.createMember(page.agency, undefined, { role: 'AGENT' })
  const invited = await world.factory.createMember(page.agency, undefined, {
    role: 'ADMIN',
    onboarding_step: 'INVITED',
  })
  const id = newId()
  await page.submit({ id, details: { firstName: 'Nora <b>', lastName: 'Field', email: 'nora@example.com', phone: '' } })
  await world.app.submissionNotifier.drain()
  expect(await countJobsFor(world, id)).toBe(1)

  await announce(world, accountId, id)
  await announce(world, accountId, id)
  const sent = await listEmailsTo(
    world,
    [owner, admin, agent, invited].map((member) => member.email),
  )
  expect(sent.map(({ to }) => to).sort()).toEqual([owner.email, admin.email].sort())
  const [email] = sent
  expect(email?.subject).toBe('New submission: Nora <b> Field — Address search')
  expect(email?.text).toContain('Email: nora@example.com\nProperty: 12 Oak Street, Dover, NH 03820')
  expect(email?.text).toContain(`https://console.example/a/${accountId}/submissions?submission=${id}`)
  expect(email?.html).not.toContain('Nora <b>')
})

test('only the assigned agent gets an email about their lead', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const [owner, agent] = [
    await world.factory.createMember(agency),
    await world.factory.createMember(agency, undefined, { role: 'AGENT' }),
  ]
  const page = await openJourney(world, agency, await world.factory.createAsset(agency, { agent_id: agent.agentId }))
  const id = newId()
  await page.submit({ id })
  await announce(world, agency.accountId, id)
  expect((await listEmailsTo(world, [owner.email, agent.email])).map(({ to }) => to)).toEqual([agent.email])
})

test('spam sends no email', async ({ world }) => {
  const page = await createPage(world)
  const owner = await world.factory.createMember(page.agency)
  const id = newId()
  await page.submit({ id, elapsed: 3 })
  await announce(world, page.agency.accountId, id)
  expect(await listEmailsTo(world, [owner.email])).toEqual([])
})

test('webhooks get the submission, the lead, and the contact only if it is new or changed', async ({ world }) => {
  const page = await createPage(world)
  const { accountId } = page.agency
  const { agentId } = await world.factory.createMember(page.agency)
  await world.owner.db
    .insertInto('webhooks')
    .values({
      account_id: accountId,
      id: newId(),
      url: 'https://crm.example/in',
      event_types: ['submission.received', 'lead.created', 'contact.created', 'contact.updated'],
      secret: Buffer.from(''),
      created_by: agentId,
    })
    .execute()
  const nora = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }
  const listEventTypes = async () =>
    (
      await world.owner.db
        .selectFrom('webhook_deliveries')
        .select('event_type')
        .where('account_id', '=', accountId)
        .orderBy('event_type')
        .execute()
    ).map((delivery) => delivery.event_type)
  await page.submit({ details: nora })
  expect(await listEventTypes()).toEqual(['contact.created', 'lead.created', 'submission.received'])
  await page.submit({ details: nora })
  await page.submit({ details: { ...nora, phone: '603 555 0142' } })
  expect((await listEventTypes()).filter((type) => type.startsWith('contact'))).toEqual([
    'contact.created',
    'contact.updated',
  ])
  await page.submit({ elapsed: 1 })
  expect((await listEventTypes()).filter((type) => type === 'submission.received')).toHaveLength(3)
})

test('a submission whose process died before announcing it is announced once, a minute later', async ({ world }) => {
  const page = await createPage(world)
  const [unannounced, announced, recent] = [newId(), newId(), newId()]
  for (const id of [unannounced, announced, recent]) await page.submit({ id })
  await world.app.submissionNotifier.drain()
  await announce(world, page.agency.accountId, announced)
  await sql`delete from graphile_worker._private_jobs`.execute(world.owner.db)
  await sql`update submissions set received_at = now() - interval '2 minutes'
    where id = any(${[unannounced, announced]})`.execute(world.owner.db)
  await enqueueUnannounced(world.owner)
  await enqueueUnannounced(world.owner)
  expect(await Promise.all([unannounced, announced, recent].map((id) => countJobsFor(world, id)))).toEqual([1, 0, 0])
})
