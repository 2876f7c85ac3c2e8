import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Email } from '../platform/mail/email.ts'
import { createLog } from '../platform/observe/log.ts'
import { createPage, createSubmission } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'
import { announceSubmission } from './announce.ts'

const price = { label: 'Home price', value: '$450,000' }
const payment = { label: 'Monthly payment', value: '$2,843' }

const openCalculator = (world: World) => createPage(world, { type: 'HOME_SALE_CALC', name: 'What is left?' })

/** Reads one submission as an agent of the agency. */
async function getSubmissionAsAgent(
  world: World,
  { agency }: Awaited<ReturnType<typeof openCalculator>>,
  submissionId: string,
) {
  const agent = await world.factory.createAgent(agency)
  return agent.call('GET /agent/submissions/:submissionId', { params: { submissionId } })
}

test('calculator results are listed below the answers in their order', async ({ world }) => {
  const page = await openCalculator(world)
  const id = newId()
  expect((await page.submit({ id, figures: [price, payment] })).statusCode).toBe(200)
  const { answers } = await getSubmissionAsAgent(world, page, id)
  expect(answers).toEqual([{ label: expect.any(String), value: '3-6 Months' }, price, payment])
  const { entries } = await page.getStored()
  const history = entries.find(({ event_group }) => event_group === 'FORM_SUBMISSION')
  expect(history?.detail).toMatchObject({ answers })
})

test('a form without calculator results is stored as usual', async ({ world }) => {
  const page = await openCalculator(world)
  const id = newId()
  await page.submit({ id, figures: [] })
  expect((await getSubmissionAsAgent(world, page, id)).answers).toHaveLength(1)
})

test('calculator results are cleaned to single lines, and empty ones are dropped', async ({ world }) => {
  const page = await openCalculator(world)
  const id = newId()
  await page.submit({
    id,
    figures: [
      { label: '  Home\n price\u0000 ', value: '\u0007$450,000\t' },
      { label: 'Half \ud83c a house', value: 'x' },
      { label: ' ', value: '$1' },
      { label: 'Left', value: '\u0000' },
    ],
  })
  expect((await getSubmissionAsAgent(world, page, id)).answers.slice(1)).toEqual([
    price,
    { label: 'Half \ufffd a house', value: 'x' },
  ])
})

test('too many or too long calculator results are cut without losing the lead', async ({ world }) => {
  const page = await openCalculator(world)
  const id = newId()
  const long = { label: `${'x'.repeat(79)}🏡🏡`, value: '9'.repeat(10_000) }
  const response = await page.submit({ id, figures: [long, ...Array.from({ length: 60 }, () => price)] })
  expect(response.statusCode).toBe(200)
  const { answers } = await getSubmissionAsAgent(world, page, id)
  expect(answers).toHaveLength(1 + 20)
  expect(answers[1]).toEqual({ label: `${'x'.repeat(79)}🏡`, value: '9'.repeat(80) })
})

test.for([
  { figures: 'price' },
  { figures: [{ label: 1, value: 2 }] },
  { figures: [{ label: 'Home price' }] },
  { figures: Array.from({ length: 101 }, () => price) },
])('malformed calculator results are rejected: %j', async (figures, { world }) => {
  const page = await openCalculator(world)
  expect((await page.post({ ...createSubmission(page.journey), ...figures })).statusCode).toBe(422)
  expect((await page.getStored()).submissions).toEqual([])
})

test('emails and webhooks include calculator results, with markup as plain text', async ({ world }) => {
  const page = await openCalculator(world)
  const { accountId } = page.agency
  const owner = await world.factory.createMember(page.agency)
  await world.owner.db
    .insertInto('webhooks')
    .values({
      account_id: accountId,
      id: newId(),
      url: 'https://crm.example/in',
      event_types: ['submission.received'],
      secret: Buffer.from(''),
      created_by: owner.agentId,
    })
    .execute()
  const id = newId()
  const markup = { label: '<b>Home</b> price', value: '<img src=x onerror=alert(1)>' }
  await page.submit({ id, figures: [markup, payment] })

  await announceSubmission({ console: 'https://console.example', pictures: 'https://pages.example' })({
    payload: { accountId, submissionId: id },
    db: world.product.db,
    log: createLog({ LOG_LEVEL: 'silent' }),
    signal: new AbortController().signal,
  })
  const { rows } = await sql<{ payload: Email }>`
    select payload from graphile_worker._private_jobs where payload->>'to' = ${owner.email}`.execute(world.owner.db)
  expect(rows[0]?.payload.text).toContain('Monthly payment: $2,843')
  expect(rows[0]?.payload.text).toContain('<b>Home</b> price: <img src=x onerror=alert(1)>')
  expect(rows[0]?.payload.html).not.toContain('<img src=x')
  expect(rows[0]?.payload.html).not.toContain('<b>Home')

  const deliveries = await world.owner.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  expect(JSON.stringify(deliveries)).toContain('"label":"Monthly payment","value":"$2,843"')
  expect((await getSubmissionAsAgent(world, page, id)).answers.slice(1)).toEqual([markup, payment])
})
