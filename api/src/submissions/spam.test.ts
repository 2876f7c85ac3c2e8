import { newId } from '@gable/shared/ids.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { createIp, createPage } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'
import { createSubmissionCounter } from './sender-limits.ts'

test.for([
  ['fills in the hidden field', { website: 'https://win.example' }, {}],
  ['is faster than a person', { elapsed: 40 }, {}],
  [
    'has a link for a name',
    { details: { firstName: 'www.win.example', lastName: 'X', email: 'x@example.com', phone: '' } },
    {},
  ],
  ['identifies as a bot', {}, { 'user-agent': 'Examplebot/2.1' }],
] as const)(
  'a sender that %s gets a receipt, and the submission goes silently to spam',
  async ([, input, headers], { world }) => {
    const page = await createPage(world)
    const id = newId()
    const response = await page.submit({ id, ...input }, headers)
    expect(response.json()).toMatchObject({ submissionId: id, address: '12 Oak Street, Dover, NH 03820' })
    const { submissions, consents, contacts, leads, properties, entries } = await page.getStored()
    expect(submissions).toMatchObject([{ state: 'SPAM', spam_reason: expect.stringMatching(/\.$/), contact_id: null }])
    expect(consents).toMatchObject([{ submission_id: id, contact_id: null }])
    expect([contacts, leads, properties, entries].flat()).toEqual([])
    const { accountId } = page.agency
    const counted = await world.owner.db.selectFrom('events').select('id').where('account_id', '=', accountId).execute()
    expect(counted).toEqual([])
  },
)

test('an address over the rate limit goes to spam whatever its browsers claim to be, and innocent visitors of the page do not', async ({
  world,
}) => {
  const page = await createPage(world)
  const submitFrom = (ip: string) => page.submit({}, { 'user-agent': `Browser ${newId()}` }, ip)
  const ip = createIp()
  for (let n = 0; n < 32; n++) await submitFrom(ip)
  await submitFrom(createIp())
  const { submissions } = await page.getStored()
  expect(submissions.map(({ state }) => state)).toEqual([...Array(30).fill('NEW'), 'SPAM', 'SPAM', 'NEW'])
  expect(submissions[31]?.spam_reason).toBe('Too many submissions came from one place in a short time.')
})

test('the addresses of one IPv6 network share a limit', async ({ world }) => {
  const page = await createPage(world)
  for (let n = 0; n < 31; n++) await page.submit({}, {}, `2001:db8:1:2::${n.toString(16)}`)
  await page.submit({}, {}, '2001:db8:1:3::1')
  const states = (await page.getStored()).submissions.map(({ state }) => state)
  expect(states).toEqual([...Array(30).fill('NEW'), 'SPAM', 'NEW'])
})

test('submissions that reached other processes count toward the limit', async ({ world }) => {
  const page = await createPage(world)
  const ip = createIp()
  const countSubmission = createSubmissionCounter(world.product.db)
  const inOtherProcess = () => countSubmission({ addressBlock: ip })
  for (let n = 0; n < 30; n++) expect(await inOtherProcess()).toBe('accepted')
  await page.submit({}, {}, ip)
  expect((await page.getStored()).submissions).toMatchObject([{ state: 'SPAM' }])
  for (let n = 31; n < 120; n++) expect(await inOtherProcess()).toBe('spam')
  expect((await page.submit({}, {}, ip)).statusCode).toBe(429)
  expect((await page.getStored()).submissions).toHaveLength(1)
})

test('a flood from one address is rejected without being stored', async ({ world }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = await createPage(world)
  const ip = createIp()
  const flood = () => page.submit({ subjectId: newId() }, { 'user-agent': `Flood ${newId()}` }, ip)
  const statuses = []
  for (let n = 0; n < 121; n++) statuses.push((await flood()).statusCode)
  expect([statuses[119], statuses[120]]).toEqual([404, 429])
  expect((await page.submit()).statusCode).toBe(200)
})

test('ten submissions per second from one address set aside none of the other visitors of the page', async ({
  world,
}) => {
  const page = await createPage(world)
  const ip = createIp()
  await Promise.all(Array.from({ length: 200 }, () => page.submit({}, {}, ip)))
  const visitors = Array.from({ length: 20 }, newId)
  for (const id of visitors) expect((await page.submit({ id })).statusCode).toBe(200)
  const { submissions } = await page.getStored()
  const states = submissions.filter(({ id }) => visitors.includes(id)).map(({ state }) => state)
  expect(states).toEqual(Array(20).fill('NEW'))
  expect(submissions.length).toBeLessThanOrEqual(140)
})

test('a submission that was wrongly marked as spam is processed once', async ({ world }) => {
  const page = await createPage(world)
  const agent = await world.factory.createAgent(page.agency, { role: 'AGENT' })
  const submissionId = newId()
  await page.submit({ id: submissionId, elapsed: 10 })
  const params = { submissionId }
  const results = await Promise.all(
    Array.from({ length: 4 }, () => agent.call('POST /agent/submissions/:submissionId/not-spam', { params })),
  )
  expect(results[0]).toMatchObject({ state: 'READ', spamReason: null, contact: { fullName: 'Nora Field' } })
  const { contacts, leads, consents, entries } = await page.getStored()
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

test('marking as spam keeps the contact and lead, and undoing it creates no duplicates', async ({ world }) => {
  const page = await createPage(world)
  const agent = await world.factory.createAgent(page.agency)
  const submissionId = newId()
  const params = { submissionId }
  await page.submit({ id: submissionId })
  const marked = await agent.call('POST /agent/submissions/:submissionId/spam', { params })
  expect(marked).toMatchObject({ state: 'SPAM', contact: { fullName: 'Nora Field' } })
  expect(await agent.call('POST /agent/submissions/:submissionId/read', { params })).toMatchObject({ state: 'SPAM' })
  await agent.call('POST /agent/submissions/:submissionId/not-spam', { params })
  const { submissions, contacts, leads } = await page.getStored()
  expect(submissions).toMatchObject([{ state: 'READ', lead_id: leads[0]?.id }])
  expect([contacts.length, leads.length]).toEqual([1, 1])
})
