import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Letter } from '../platform/mail/letter.ts'
import { createLog } from '../platform/observe/log.ts'
import { openPage, pageOf } from '../testing/visitors.ts'
import { test, type World } from '../testing/world.ts'
import { announceSubmission } from './announce.ts'
import { askForForgotten } from './news-queries.ts'

const origin = { console: 'https://console.example', pictures: 'https://pages.example' }

/** Carries out the job as a worker would. */
const announce = ({ product }: World, accountId: string, submissionId: string) =>
  announceSubmission(origin)({
    payload: { accountId, submissionId },
    db: product.db,
    log: createLog({ LOG_LEVEL: 'silent' }),
    signal: new AbortController().signal,
  })

const lettersTo = async ({ owner }: World, emails: string[]) => {
  const { rows } = await sql<{ payload: Letter }>`
    select payload from graphile_worker._private_jobs where payload->>'to' = any(${emails})`.execute(owner.db)
  return rows.map(({ payload }) => payload)
}

const jobsFor = async ({ owner }: World, submissionId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where task_identifier = 'announce-submission' and p.payload->>'submissionId' = ${submissionId}`.execute(owner.db)
  return rows[0]?.count
}

test('whoever runs the agency is written to once about a lead that is nobody’s yet', async ({ world }) => {
  const page = await openPage(world)
  const { accountId } = page.agency
  const owner = await world.founding.member(page.agency)
  const admin = await world.founding.member(page.agency, undefined, { role: 'ADMIN' })
  const agent = await world.founding.member(page.agency, undefined, { role: 'AGENT' })
  const invited = await world.founding.member(page.agency, undefined, { role: 'ADMIN', onboarding_step: 'INVITED' })
  const id = newId()
  await page.send({ id, details: { firstName: 'Nora <b>', lastName: 'Field', email: 'nora@example.com', phone: '' } })
  await world.app.newsdesk.drained()
  expect(await jobsFor(world, id)).toBe(1)

  await announce(world, accountId, id)
  await announce(world, accountId, id)
  const letters = await lettersTo(
    world,
    [owner, admin, agent, invited].map(({ email }) => email),
  )
  expect(letters.map(({ to }) => to).sort()).toEqual([owner.email, admin.email].sort())
  const [letter] = letters
  expect(letter?.subject).toBe('New submission: Nora <b> Field — Address search')
  expect(letter?.text).toContain('Email: nora@example.com\nProperty: 12 Oak Street, Dover, NH 03820')
  expect(letter?.text).toContain(`https://console.example/a/${accountId}/submissions?submission=${id}`)
  expect(letter?.html).not.toContain('Nora <b>')
})

test('a lead that is somebody’s is announced to that one alone', async ({ world }) => {
  const agency = await world.founding.agency()
  const [owner, agent] = [
    await world.founding.member(agency),
    await world.founding.member(agency, undefined, { role: 'AGENT' }),
  ]
  const page = await pageOf(world, agency, await world.founding.subject(agency, { agent_id: agent.agentId }))
  const id = newId()
  await page.send({ id })
  await announce(world, agency.accountId, id)
  expect((await lettersTo(world, [owner.email, agent.email])).map(({ to }) => to)).toEqual([agent.email])
})

test('nobody is written to about spam', async ({ world }) => {
  const page = await openPage(world)
  const owner = await world.founding.member(page.agency)
  const id = newId()
  await page.send({ id, elapsed: 3 })
  await announce(world, page.agency.accountId, id)
  expect(await lettersTo(world, [owner.email])).toEqual([])
})

test('webhooks hear of the submission, the contact and the lead, and of a contact only when it is news', async ({
  world,
}) => {
  const page = await openPage(world)
  const { accountId } = page.agency
  const { agentId } = await world.founding.member(page.agency)
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
  const heard = async () =>
    (
      await world.owner.db
        .selectFrom('webhook_deliveries')
        .select('event_type')
        .where('account_id', '=', accountId)
        .orderBy('event_type')
        .execute()
    ).map((delivery) => delivery.event_type)
  await page.send({ details: nora })
  expect(await heard()).toEqual(['contact.created', 'lead.created', 'submission.received'])
  await page.send({ details: nora })
  await page.send({ details: { ...nora, phone: '603 555 0142' } })
  expect((await heard()).filter((type) => type.startsWith('contact'))).toEqual(['contact.created', 'contact.updated'])
  await page.send({ elapsed: 1 })
  expect((await heard()).filter((type) => type === 'submission.received')).toHaveLength(3)
})

test('a submission whose process died before it told of it is found a minute later, and asked for once', async ({
  world,
}) => {
  const page = await openPage(world)
  const [forgotten, announced, young] = [newId(), newId(), newId()]
  for (const id of [forgotten, announced, young]) await page.send({ id })
  await world.app.newsdesk.drained()
  await announce(world, page.agency.accountId, announced)
  await sql`delete from graphile_worker._private_jobs`.execute(world.owner.db)
  await sql`update submissions set received_at = now() - interval '2 minutes'
    where id = any(${[forgotten, announced]})`.execute(world.owner.db)
  await askForForgotten(world.owner)
  await askForForgotten(world.owner)
  expect(await Promise.all([forgotten, announced, young].map((id) => jobsFor(world, id)))).toEqual([1, 0, 0])
})
