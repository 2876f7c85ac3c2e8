import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Letter } from '../platform/mail/letter.ts'
import { createLog } from '../platform/observe/log.ts'
import { filledIn, openPage } from '../testing/visitors.ts'
import { test, type World } from '../testing/world.ts'
import { announceSubmission } from './announce.ts'

const price = { label: 'Home price', value: '$450,000' }
const payment = { label: 'Monthly payment', value: '$2,843' }

const openCalculator = (world: World) => openPage(world, { type: 'HOME_SALE_CALC', name: 'What is left?' })

/** What the agency reads of one submission. */
async function readBy(world: World, { agency }: Awaited<ReturnType<typeof openCalculator>>, submissionId: string) {
  const agent = await world.founding.person(agency)
  return agent.call('GET /agent/submissions/:submissionId', { params: { submissionId } })
}

test('what a visitor worked out stands below the answers, in its order', async ({ world }) => {
  const page = await openCalculator(world)
  const id = newId()
  expect((await page.send({ id, figures: [price, payment] })).statusCode).toBe(200)
  const { answers } = await readBy(world, page, id)
  expect(answers).toEqual([{ label: expect.any(String), value: '3-6 Months' }, price, payment])
  const { entries } = await page.stored()
  const history = entries.find(({ event_group }) => event_group === 'FORM_SUBMISSION')
  expect(history?.detail).toMatchObject({ answers })
})

test('a form in which nothing was worked out is sent as before', async ({ world }) => {
  const page = await openCalculator(world)
  const id = newId()
  await page.send({ id, figures: [] })
  expect((await readBy(world, page, id)).answers).toHaveLength(1)
})

test('figures are kept as lines that can be read, and what says nothing is left out', async ({ world }) => {
  const page = await openCalculator(world)
  const id = newId()
  await page.send({
    id,
    figures: [
      { label: '  Home\n price\u0000 ', value: '\u0007$450,000\t' },
      { label: 'Half \ud83c a house', value: 'x' },
      { label: ' ', value: '$1' },
      { label: 'Left', value: '\u0000' },
    ],
  })
  expect((await readBy(world, page, id)).answers.slice(1)).toEqual([
    price,
    { label: 'Half \ufffd a house', value: 'x' },
  ])
})

test('however much is sent as figures, no lead is lost by it and no more is kept than any calculator tells', async ({
  world,
}) => {
  const page = await openCalculator(world)
  const id = newId()
  const long = { label: `${'x'.repeat(79)}🏡🏡`, value: '9'.repeat(10_000) }
  const sent = await page.send({ id, figures: [long, ...Array.from({ length: 60 }, () => price)] })
  expect(sent.statusCode).toBe(200)
  const { answers } = await readBy(world, page, id)
  expect(answers).toHaveLength(1 + 20)
  expect(answers[1]).toEqual({ label: `${'x'.repeat(79)}🏡`, value: '9'.repeat(80) })
})

test.for([
  { figures: 'price' },
  { figures: [{ label: 1, value: 2 }] },
  { figures: [{ label: 'Home price' }] },
  { figures: Array.from({ length: 101 }, () => price) },
])('figures that are none are refused: %j', async (figures, { world }) => {
  const page = await openCalculator(world)
  expect((await page.post({ ...filledIn(page.journey), ...figures })).statusCode).toBe(422)
  expect((await page.stored()).submissions).toEqual([])
})

test('in the letter and to webhooks figures are told as answers are, and markup in them stays text', async ({
  world,
}) => {
  const page = await openCalculator(world)
  const { accountId } = page.agency
  const owner = await world.founding.member(page.agency)
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
  await page.send({ id, figures: [markup, payment] })

  await announceSubmission({ console: 'https://console.example', pictures: 'https://pages.example' })({
    payload: { accountId, submissionId: id },
    db: world.product.db,
    log: createLog({ LOG_LEVEL: 'silent' }),
    signal: new AbortController().signal,
  })
  const { rows } = await sql<{ payload: Letter }>`
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
  expect((await readBy(world, page, id)).answers.slice(1)).toEqual([markup, payment])
})
