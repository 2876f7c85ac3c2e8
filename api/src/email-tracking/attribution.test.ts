import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { openJourney } from '../testing/submissions.ts'
import { createTrackedEmail } from '../testing/tracked-emails.ts'
import { test, type World } from '../testing/world.ts'
import { createPieceReference } from './piece-reference.ts'

async function createVisitedPage(world: World) {
  const email = await createTrackedEmail(world)
  const journey = await openJourney(world, email.agency, email.page)
  const piece = await email.addPiece()
  const toPage = (pieceId: string) =>
    `https://pages.example/lp/${email.page.subjectId}?m=${createPieceReference(pieceId)}&lang=en`
  const submit = (page: string, fields: object = {}) => journey.submit({ page, ...fields })
  return { ...email, journey, piece, toPage, submit }
}

describe('a form sent from a page that an email led to', () => {
  test('belongs to the email and is counted for it once', async ({ world }) => {
    const { piece, toPage, submit, getCounts, agent, contentId } = await createVisitedPage(world)
    const id = newId()
    for (const _ of [1, 2]) expect((await submit(toPage(piece.id), { id })).statusCode).toBe(200)
    await submit('https://pages.example/lp/1')
    expect(await getCounts()).toEqual({ submission: 1 })
    const { data, total } = await agent.call('GET /agent/submissions', { query: { contentIds: [contentId] } })
    expect([data.map(({ _id }) => _id), total]).toEqual([[id], 1])
    const past = { contentIds: [contentId], dateTill: '2020-01-01T00:00:00Z' }
    expect((await agent.call('GET /agent/submissions', { query: past })).total).toBe(0)
    const submission = await agent.call('GET /agent/submissions/:submissionId', { params: { submissionId: id } })
    expect(submission.sentEmail).toEqual({ pieceId: piece.id, contentId, title: 'Spring' })
  })

  test('belongs to none of another account, and to none that does not exist', async ({ world }) => {
    const [mine, other] = [await createVisitedPage(world), await createVisitedPage(world)]
    const pages = [
      mine.toPage(other.piece.id),
      mine.toPage(newId()),
      'https://pages.example/?m=x',
      'https://pages.example/?m=',
    ]
    for (const page of pages) expect((await mine.submit(page)).statusCode).toBe(200)
    expect([await mine.getCounts(), await other.getCounts()]).toEqual([{}, {}])
    expect((await mine.agent.call('GET /agent/submissions', { query: { contentIds: [mine.contentId] } })).total).toBe(0)
  })

  test('counts once it is no longer taken for spam', async ({ world }) => {
    const { piece, toPage, submit, getCounts, agent } = await createVisitedPage(world)
    const id = newId()
    await submit(toPage(piece.id), { id, website: 'https://spam.example' })
    expect(await getCounts()).toEqual({})
    await agent.call('POST /agent/submissions/:submissionId/not-spam', { params: { submissionId: id } })
    expect(await getCounts()).toEqual({ submission: 1 })
  })
})

test('the form that a landing page leads to without scripts keeps the email', async ({ world }) => {
  const { piece, page } = await createVisitedPage(world)
  const m = createPieceReference(piece.id)
  const open = (referer: string, query = '?address=18+Spring+Street') =>
    world.app.inject({ url: `/f/${page.subjectId}${query}`, headers: { host: 'localhost', referer } })
  for (const query of ['?address=18+Spring+Street', '']) {
    const form = await open(`http://localhost/lp/${page.subjectId}?m=${m}`, query)
    expect(form.body).toContain(`&amp;m=${m}"`)
    expect(form.headers['cache-control']).toContain('private')
  }
  expect((await open(`http://elsewhere.example/?m=${m}`)).body).not.toContain(`&amp;m=${m}`)
})

test('the page of a home keeps the email in its forms, also without scripts', async ({ world }) => {
  const { piece, visit, getCounts, agent, contentId } = await createVisitedPage(world)
  const dashboard = String((await visit(piece.clickPath(0))).headers.location)
  const page = await visit(dashboard)
  const links = [...page.body.matchAll(/href="(\/d\/[^"]*\/ask\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  const m = createPieceReference(piece.id)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toContain(`m=${m}`)
  const form = await visit(links[0] ?? '')
  const action = /<form[^>]* action="([^"]*)"/.exec(form.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(action).toContain(`m=${m}`)
  const hidden = [...form.body.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    (/value="([^"]*)"/.exec(input)?.[1] ?? '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"'),
  ])
  const names = [...form.body.matchAll(/name="([^"]*)"/g)].map(([, name = '']) => name)
  const fields = new URLSearchParams(hidden)
  fields.set('since', String(Date.now() - 60_000))
  for (const name of new Set(names)) {
    if (/first/i.test(name)) fields.set(name, 'Nora')
    if (/last/i.test(name)) fields.set(name, 'Field')
    if (/email/i.test(name)) fields.set(name, 'nora@example.com')
    if (/phone/i.test(name)) fields.set(name, '(207) 555-0134')
    if (/answer/i.test(name)) fields.set(name, '3-6 Months')
  }
  fields.delete('goOn')
  const reply = await world.app.inject({
    method: 'POST',
    url: action,
    payload: fields.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply.statusCode).toBe(303)
  expect(await getCounts()).toEqual({ open: 1, click: 1, submission: 1 })
  const { data } = await agent.call('GET /agent/submissions', { query: { contentIds: [contentId] } })
  expect(data).toHaveLength(1)
})
