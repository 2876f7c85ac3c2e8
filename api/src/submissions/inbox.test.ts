import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { expect } from 'vitest'
import { createPage } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

const ago = (days: number) => new Date(Date.now() - days * dayLength).toISOString()
const details = (firstName: string, lastName: string, phone = '') => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@example.com`,
  phone,
})

test('the list filters by typed text, state, page, and date, and is paginated', async ({ world }) => {
  const page = await createPage(world)
  const agent = await world.factory.createAgent(page.agency, { role: 'AGENT' })
  const other = await world.factory.createAsset(page.agency, { name: 'Other' })
  await page.submit({ at: ago(3), details: details('Nora', 'Field', '603 555 0142') })
  await page.submit({ at: ago(2), details: details('Tom', '50%_off'), address: { text: '9 Elm Street, Dover' } })
  await page.submit({ at: ago(1), subjectId: other.subjectId, details: details('Ana', 'Lopez') })
  await page.submit({ elapsed: 5, details: details('Eve', 'Spam') })
  const names = async (query: object = {}) =>
    (await agent.call('GET /agent/submissions', { query })).data.map(({ name }) => name)

  expect(await names()).toEqual(['Ana Lopez', 'Tom 50%_off', 'Nora Field'])
  expect(await names({ search: 'field nora' })).toEqual(['Nora Field'])
  expect(await names({ search: '0142' })).toEqual(['Nora Field'])
  expect(await names({ search: 'TOM@EXAMPLE' })).toEqual(['Tom 50%_off'])
  expect(await names({ search: 'elm' })).toEqual(['Tom 50%_off'])
  expect(await names({ search: '0%_' })).toEqual(['Tom 50%_off'])
  expect(await names({ search: '_' })).toEqual(['Tom 50%_off'])
  expect(await names({ states: ['SPAM'] })).toEqual(['Eve Spam'])
  expect(await names({ states: 'READ' })).toEqual([])
  expect(await names({ subjectIds: [other.subjectId] })).toEqual(['Ana Lopez'])
  expect(await names({ dateFrom: ago(2.5), dateTill: ago(1.5) })).toEqual(['Tom 50%_off'])
  expect(await names({ pageSize: 2, page: 2 })).toEqual(['Nora Field'])
  expect(await agent.call('GET /agent/submissions', { query: { pageSize: 1 } })).toMatchObject({ total: 3, unread: 3 })
})

test('the list tells how many submissions were set aside, until an agent restores them', async ({ world }) => {
  const page = await createPage(world)
  const agent = await world.factory.createAgent(page.agency, { role: 'AGENT' })
  const other = await createPage(world)
  await other.submit({ elapsed: 5 })
  const getCount = async (query: object = {}) => (await agent.call('GET /agent/submissions', { query })).setAside
  expect(await getCount()).toBe(0)
  const [setAside, marked, old] = [newId(), newId(), newId()]
  await page.submit({ id: setAside, elapsed: 5 })
  await page.submit({ id: marked })
  await page.submit({ id: old, elapsed: 5 })
  await agent.call('POST /agent/submissions/:submissionId/spam', { params: { submissionId: marked } })
  await world.owner.db
    .updateTable('submissions')
    .set({ received_at: new Date(ago(31)) })
    .where('id', '=', old)
    .execute()
  expect(await getCount()).toBe(1)
  expect(await getCount({ search: 'nothing like it' })).toBe(1)
  await agent.call('POST /agent/submissions/:submissionId/not-spam', { params: { submissionId: setAside } })
  expect(await getCount()).toBe(0)
})

test('opening a submission marks it read for everyone, and it can be marked unread', async ({ world }) => {
  const page = await createPage(world)
  const agent = await world.factory.createAgent(page.agency)
  const submissionId = newId()
  const params = { submissionId }
  await page.submit({ id: submissionId })
  expect(await agent.call('GET /agent/submissions/unread')).toEqual({ unread: 1 })
  const read = await agent.call('POST /agent/submissions/:submissionId/read', { params })
  expect(read).toMatchObject({ state: 'READ', readBy: 'Ada Moss' })
  expect(await agent.call('GET /agent/submissions/unread')).toEqual({ unread: 0 })
  const unread = await agent.call('POST /agent/submissions/:submissionId/unread', { params })
  expect(unread).toMatchObject({ state: 'NEW', readBy: null })
})

test('a submission shows the campaign and the external referrer', async ({ world }) => {
  const page = await createPage(world)
  const agent = await world.factory.createAgent(page.agency)
  const seen = async (sent: Parameters<typeof page.submit>[0]) => {
    const submissionId = newId()
    await page.submit({ id: submissionId, ...sent })
    return agent.call('GET /agent/submissions/:submissionId', { params: { submissionId } })
  }
  expect(
    await seen({
      page: 'https://homes.example/lp?utm_source=postcard&utm_campaign=spring',
      referrer: 'https://news.example/a?b=1',
    }),
  ).toMatchObject({
    referrer: 'https://news.example/a?b=1',
    campaign: { source: 'postcard', campaign: 'spring' },
  })
  const cutBeforeHost = `https://${'%3C'.repeat(1000)}@news.example/`
  for (const referrer of ['https://homes.example/', 'javascript:alert(1)', cutBeforeHost, ''])
    expect(await seen({ page: 'https://homes.example/lp', referrer })).toMatchObject({ referrer: null, campaign: {} })
})

test('a submission shows its answers, its consent, and the lead it created', async ({ world }) => {
  const page = await createPage(world)
  const agent = await world.factory.createAgent(page.agency)
  const submissionId = newId()
  await page.submit({ id: submissionId })
  const submission = await agent.call('GET /agent/submissions/:submissionId', { params: { submissionId } })
  const { leads } = await page.getStored()
  expect(submission).toMatchObject({
    name: 'Nora Field',
    page: 'https://blog.example/sell?utm=1',
    referrer: 'https://search.example/',
    campaign: {},
    formName: 'Home Value',
    leadId: leads[0]?.id,
    recognisedBy: null,
    answers: [{ value: '3-6 Months' }],
    consent: { wording: page.journey.consent.wording, version: page.journey.consent.version },
  })
})

test('members of another agency cannot see or change a submission', async ({ world }) => {
  const [ours, theirs] = [await createPage(world), await createPage(world)]
  const rival = await world.factory.createAgent(theirs.agency)
  const submissionId = newId()
  const params = { submissionId }
  await ours.submit({ id: submissionId })
  const calls = [
    () => rival.call('GET /agent/submissions/:submissionId', { params }),
    () => rival.call('POST /agent/submissions/:submissionId/read', { params }),
    () => rival.call('POST /agent/submissions/:submissionId/unread', { params }),
    () => rival.call('POST /agent/submissions/:submissionId/spam', { params }),
    () => rival.call('POST /agent/submissions/:submissionId/not-spam', { params }),
  ]
  for (const attempt of calls) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  expect((await rival.call('GET /agent/submissions')).total).toBe(0)
  expect((await ours.getStored()).submissions).toMatchObject([{ state: 'NEW' }])
})

test.for(['page=0', 'pageSize=1000', 'states=LOST', 'subjectIds=1', 'dateFrom=yesterday'])(
  'a list with "%s" is rejected',
  async (query, { world }) => {
    const agent = await world.factory.createAgent(await world.factory.createAgency())
    expect((await agent.send('GET', `/api/agent/submissions?${query}`)).statusCode).toBe(422)
  },
)
