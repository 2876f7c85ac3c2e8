import { newId } from '@gable/shared/ids.ts'
import type { SubmissionReceipt } from '@gable/shared/submissions/visitor-submission.ts'
import { expect } from 'vitest'
import { addHost } from '../hosts/manage-hosts.ts'
import { listAnswerEmails } from '../testing/answer-emails.ts'
import { eventually } from '../testing/eventually.ts'
import { runJobs } from '../testing/jobs.ts'
import { createUniqueAddress, seedMarketData } from '../testing/market.ts'
import { createPage, openJourney } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

type Page = Awaited<ReturnType<typeof createPage>>

const readAnswer = (world: World, answerToken = '', lang: 'en' | 'es' = 'en') =>
  world.anonymous.call('GET /public/answers/:answerToken', { params: { answerToken }, query: { lang } })

async function submit(page: Page, fields: Parameters<Page['submit']>[0] = {}) {
  const response = await page.submit(fields)
  expect(response.statusCode).toBe(200)
  return response.json() as SubmissionReceipt
}

/** Sends the form for a home that the built-in provider knows, and looks it up as a worker does. */
async function submitKnownHome(world: World, page: Page, fields: Parameters<Page['submit']>[0] = {}) {
  const location = createUniqueAddress()
  await seedMarketData(world.owner.db, location)
  const receipt = await submit(page, { address: { text: location.address }, ...fields })
  await readAnswer(world, receipt.answerToken)
  await runJobs(world, page.agency.accountId)
  return { ...receipt, location }
}

test('a visitor sees the value of a known home at once, and the page of the home that they just told us of', async ({
  world,
}) => {
  const page = await createPage(world)
  const location = createUniqueAddress()
  await seedMarketData(world.owner.db, location)
  const { answerToken } = await submit(page, { address: { text: location.address } })
  const first = await readAnswer(world, answerToken)
  expect(first).toMatchObject({ isPending: true, value: null, noValue: 'Looking up the value of this home…' })

  await runJobs(world, page.agency.accountId)
  const answer = await readAnswer(world, answerToken)
  expect(answer).toMatchObject({
    isPending: false,
    noValue: '',
    value: {
      title: 'Estimated value',
      range: '$380,000 – $420,000',
      confidence: 'Most likely $400,000. High confidence.',
      source: expect.stringMatching(/^As of \w{3} \d\d, 20\d\d, CoreLogic, Model$/),
    },
    promise: expect.stringMatching(/^We will get back to you by \w+, \w+ \d+\.$/),
    dashboard: { label: 'See your home’s page' },
    emailNote: 'A copy is on its way to your email.',
  })
  const { pathname } = new URL(answer.dashboard?.url ?? '')
  expect((await world.app.inject(pathname)).statusCode).toBe(200)
  const spanish = await readAnswer(world, answerToken, 'es')
  expect(spanish.value?.confidence).toBe('Lo más probable: $400,000. Confianza alta.')
})

test('a home without an estimate gets a day by which people look at it', async ({ world }) => {
  const page = await createPage(world)
  const { answerToken } = await submit(page, { address: { text: `${newId()} Nowhere Road` } })
  await readAnswer(world, answerToken)
  await runJobs(world, page.agency.accountId)
  expect(await readAnswer(world, answerToken)).toMatchObject({
    isPending: false,
    value: null,
    noValue: expect.stringMatching(/^There is no .+ We will look at it ourselves by \w+, \w+ \d+\.$/),
    // One day is said once.
    promise: '',
  })
})

test('a form that is not about the value of a home names the agent once, and no figures', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const ada = await world.factory.createAgent(agency)
  await ada.call('PUT /agent/card', {
    body: { title: 'Broker', photoUrl: null, bookingUrl: 'https://cal.example/ada' },
  })
  const action = { actionType: 'FORM', value: agency.formIds.get('BUYER') ?? '' } as const
  const page = await openJourney(world, agency, await world.factory.createAsset(agency, { type: 'TABBED', action }))
  const { answerToken } = await submit(page)
  expect(await readAnswer(world, answerToken)).toMatchObject({
    isPending: false,
    value: null,
    noValue: '',
    dashboard: null,
    promise: expect.stringMatching(/^You will hear back by \w+, \w+ \d+\.$/),
    agent: { title: 'Broker', book: { label: 'Book a time', url: 'https://cal.example/ada' } },
  })
})

test('who types the email of a contact learns nothing of theirs, neither on the screen nor by email', async ({
  world,
}) => {
  const page = await createPage(world)
  const details = { firstName: 'Nora', lastName: 'Field', email: `${newId()}@example.com`, phone: '207-555-0142' }
  const owner = await submitKnownHome(world, page, { details })
  const theirHome = { address: { text: owner.location.address } }
  expect((await readAnswer(world, owner.answerToken)).dashboard).not.toBeNull()

  const byEmail = await submit(page, { ...theirHome, details })
  const byPhone = await submit(page, { ...theirHome, details: { ...details, email: 'thief@example.com' } })
  const again = await submit(page, { ...theirHome, details: { ...details, email: 'thief@example.com' } })
  await listAnswerEmails(world, page.agency)
  const tom = { ...theirHome, details: { ...details, firstName: 'Tom', email: 'tom@example.com', phone: '' } }
  const neighbor = await submit(page, tom)
  const neighborAgain = await submit(page, tom)
  for (const { answerToken } of [byEmail, byPhone, again, neighbor, neighborAgain]) {
    const answer = await readAnswer(world, answerToken)
    expect(answer).toMatchObject({ dashboard: null, value: { range: '$380,000 – $420,000' } })
  }
  const emails = await listAnswerEmails(world, page.agency)
  const isLinked = (to: string) => emails.filter((email) => email.to === to).map(({ text }) => /\/d\/\w{16}/.test(text))
  expect(isLinked(details.email)).toEqual([true, true])
  expect(isLinked('thief@example.com')).toEqual([false, false])
  expect(isLinked('tom@example.com')).toEqual([false, false])
})

test('an email that came with the phone number of a contact, other than by a form, gets no page of their home', async ({
  world,
}) => {
  const page = await createPage(world)
  const location = createUniqueAddress()
  await seedMarketData(world.owner.db, location)
  const owner = await world.factory.createAgent(page.agency)
  const nora = { firstName: 'Nora', lastName: 'Field', phone: '207-555-0142', leadType: 'GENERAL' as const }
  const add = (body: { email?: string; address?: string }) =>
    owner.call('POST /agent/incoming-leads', { body: { source: 'Portal', ...nora, ...body } })
  const { contactId } = await add({ address: location.address })
  const details = { firstName: 'Nora', lastName: 'Field', email: `${newId()}@example.com`, phone: '' }
  expect((await add({ email: details.email })).contactId).toBe(contactId)
  await submit(page, { address: { text: location.address }, details })
  const emails = await listAnswerEmails(world, page.agency)
  expect(emails).toMatchObject([{ to: details.email }])
  expect(emails[0]?.text).not.toMatch(/\/d\/\w{16}/)
})

test('an answer is read on the host and the pages of its agency, not on those of another', async ({ world }) => {
  const [page, rival] = [await createPage(world), await createPage(world)]
  const { answerToken } = await submit(page)
  const get = (url: string, host = 'localhost:4000') => world.app.inject({ url, headers: { host } })
  const [host = '', rivalHost = ''] = await Promise.all(
    [page, rival].map(async ({ agency: { accountId } }) => {
      const host = `homes-${newId().slice(-12)}.example`
      await addHost(world.owner.db, { host, accountId })
      await eventually(async () => expect((await get('/robots.txt', host)).body).toContain(host))
      return host
    }),
  )
  const url = `/api/public/answers/${answerToken}`
  expect((await get(url, host)).json().agent).toBeDefined()
  expect((await get(url, rivalHost)).json()).toMatchObject({ code: 'not_found' })
  for (const own of [host, rivalHost])
    expect((await get('/api/public/property-taxes?zip=03820', own)).json()).toHaveProperty('propertyTax')
  const getThanks = ({ journey }: Page) => get(`/f/${journey.subjectId}/thanks?answer=${answerToken}`)
  expect((await getThanks(page)).headers['cache-control']).toBe('private, no-store')
  expect((await getThanks(rival)).headers['cache-control']).toBe('no-cache')
})

test('a repeated id opens the answer only for the email that it was sent with first', async ({ world }) => {
  const page = await createPage(world)
  const details = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }
  const id = newId()
  const { answerToken } = await submit(page, { id, details })
  expect(answerToken).toBeTruthy()
  expect((await submit(page, { id, details })).answerToken).toBe(answerToken)
  const other = await submit(page, { id, details: { ...details, email: 'other@example.com' } })
  expect(other).toEqual({ submissionId: id, firstName: 'Nora', address: '12 Oak Street, Dover, NH 03820' })
})

test('a token that is not ours, or is too old, opens nothing', async ({ world }) => {
  const page = await createPage(world)
  const { answerToken = '', submissionId } = await submit(page)
  for (const token of ['x', newId(), `${answerToken.slice(0, -2)}AA`, '%00'])
    expect((await world.anonymous.send('GET', `/api/public/answers/${token}`)).statusCode).toBe(404)
  await world.owner.db
    .updateTable('submissions')
    .set({ received_at: new Date(Date.now() - 3_700_000) })
    .where('id', '=', submissionId)
    .execute()
  await expect(readAnswer(world, answerToken)).rejects.toMatchObject({ code: 'not_found' })
})

test('spam gets the thanks that everyone gets, but no lookup and no email', async ({ world }) => {
  const page = await createPage(world)
  const { answerToken } = await submit(page, { website: 'bot' })
  expect(await readAnswer(world, answerToken)).toMatchObject({
    value: null,
    noValue: '',
    dashboard: null,
    emailNote: '',
  })
  expect(await listAnswerEmails(world, page.agency)).toEqual([])
})
