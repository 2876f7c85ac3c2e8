import { newId } from '@gable/shared/ids.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { openPage } from '../testing/visitors.ts'
import { test } from '../testing/world.ts'

test.for([
  ['fills in the field nobody sees', { website: 'https://win.example' }, {}],
  ['is faster than a hand', { elapsed: 40 }, {}],
  [
    'is called like a link',
    { details: { firstName: 'www.win.example', lastName: 'X', email: 'x@example.com', phone: '' } },
    {},
  ],
  ['says that it is a machine', {}, { 'user-agent': 'Examplebot/2.1' }],
] as const)('a sender that %s is thanked, put aside and told to nobody', async ([, given, headers], { world }) => {
  const page = await openPage(world)
  const id = newId()
  const answer = await page.send({ id, ...given }, headers)
  expect(answer.json()).toMatchObject({ submissionId: id, address: '12 Oak Street, Dover, NH 03820' })
  const { submissions, consents, contacts, leads, homes, entries } = await page.stored()
  expect(submissions).toMatchObject([{ state: 'SPAM', spam_reason: expect.stringMatching(/\.$/), contact_id: null }])
  expect(consents).toMatchObject([{ submission_id: id, contact_id: null }])
  expect([contacts, leads, homes, entries].flat()).toEqual([])
  const { accountId } = page.agency
  const counted = await world.owner.db.selectFrom('events').select('id').where('account_id', '=', accountId).execute()
  expect(counted).toEqual([])
})

test('whoever sends more than a person would is put aside from then on, and the page still takes others', async ({
  world,
}) => {
  // All of it happens in one minute.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = await openPage(world)
  const crowd = { 'user-agent': `Crowd ${newId()}` }
  for (let n = 0; n < 32; n++) await page.send({}, crowd)
  await page.send()
  const states = (await page.stored()).submissions.map(({ state }) => state)
  expect(states).toEqual([...Array(30).fill('NEW'), 'SPAM', 'SPAM', 'NEW'])
})

test('a flood is turned away without being kept', async ({ world }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = await openPage(world)
  const flood = { 'user-agent': `Flood ${newId()}` }
  const statuses = []
  for (let n = 0; n < 601; n++) statuses.push((await page.send({ subjectId: newId() }, flood)).statusCode)
  expect([statuses[599], statuses[600]]).toEqual([404, 429])
  expect((await page.send()).statusCode).toBe(200)
})

test('what was put aside by mistake is taken in once, as it would have been', async ({ world }) => {
  const page = await openPage(world)
  const agent = await world.founding.person(page.agency, { role: 'AGENT' })
  const submissionId = newId()
  await page.send({ id: submissionId, elapsed: 10 })
  const params = { submissionId }
  const taken = await Promise.all(
    Array.from({ length: 4 }, () => agent.call('POST /agent/submissions/:submissionId/not-spam', { params })),
  )
  expect(taken[0]).toMatchObject({ state: 'READ', spamReason: null, contact: { fullName: 'Nora Field' } })
  const { contacts, leads, consents, entries } = await page.stored()
  expect([contacts.length, leads.length, entries.length]).toEqual([1, 1, 3])
  expect(consents[0]?.contact_id).toBe(contacts[0]?.id)
  const counted = await world.owner.db
    .selectFrom('counter_total')
    .select('count')
    .where('account_id', '=', page.agency.accountId)
    .where('type', '=', 'submission')
    .execute()
  expect(counted).toEqual([{ count: '1' }])
})

test('what somebody marks as spam keeps its contact and lead, and comes back without making others', async ({
  world,
}) => {
  const page = await openPage(world)
  const agent = await world.founding.person(page.agency)
  const submissionId = newId()
  const params = { submissionId }
  await page.send({ id: submissionId })
  const marked = await agent.call('POST /agent/submissions/:submissionId/spam', { params })
  expect(marked).toMatchObject({ state: 'SPAM', contact: { fullName: 'Nora Field' } })
  expect(await agent.call('POST /agent/submissions/:submissionId/read', { params })).toMatchObject({ state: 'SPAM' })
  await agent.call('POST /agent/submissions/:submissionId/not-spam', { params })
  const { submissions, contacts, leads } = await page.stored()
  expect(submissions).toMatchObject([{ state: 'READ', lead_id: leads[0]?.id }])
  expect([contacts.length, leads.length]).toEqual([1, 1])
})
