import { newId } from '@gable/shared/ids.ts'
import type { LandingPageWithDraft } from '@gable/shared/landing-pages/landing-page.ts'
import { parseShownVariant, type Variant } from '@gable/shared/traffic/shown-variant.ts'
import { describe, expect } from 'vitest'
import { findCounterMismatches } from '../../demo/counter-mismatches.ts'
import { completeBrand } from '../../testing/brand.ts'
import { eventually } from '../../testing/eventually.ts'
import { createIp, createSubmission } from '../../testing/submissions.ts'
import { TestClient } from '../../testing/test-client.ts'
import { test, type World } from '../../testing/world.ts'

const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'

/** An agency with a published page, whose draft has another heading and another form. */
async function createTestedPage(world: World) {
  const agency = await world.factory.createAgency()
  await completeBrand(world, agency.brandingId)
  const ada = await world.factory.createAgent(agency)
  const created = await ada.call('POST /agent/landing-page/templates/:templateId/account/create', {
    params: { templateId: 'sell-with-us' },
    body: { landingPageName: 'Spring sale' },
  })
  const params = { pageId: created._id }
  const action = { actionType: 'FORM', value: agency.formIds.get('BUYER') } as const
  const saveDraft = async (heading: string) => {
    const { layoutSettings, generalSettings, updatedAt } = await ada.call('GET /agent/landing-page/page/:pageId', {
      params,
    })
    return ada.call('PATCH /agent/landing-page/page/:pageId/draft', {
      params,
      body: { layoutSettings: { ...layoutSettings, heading, action } as never, generalSettings, basedOn: updatedAt },
    })
  }
  const page = await saveDraft('Sell by summer')
  const start = (body: { version?: number | null; share?: number } = {}, agent = ada) =>
    agent.call('POST /agent/landing-page/page/:pageId/split-tests', { params, body: { version: null, ...body } })
  const list = (agent = ada) => agent.call('GET /agent/landing-page/page/:pageId/split-tests', { params })
  const end = async (outcome: 'STOPPED' | Variant, agent = ada) => {
    const [running] = await list()
    return agent.call('POST /agent/landing-page/page/:pageId/split-tests/:testId/ended', {
      params: { ...params, testId: running?._id ?? newId() },
      body: { outcome },
    })
  }
  const publish = () => ada.call('POST /agent/landing-page/page/:pageId/publish', { params, body: {} })
  return { agency, ada, page, params, saveDraft, start, list, end, publish, ...createVisitors(world, page) }
}

function createVisitors(world: World, { _id: subjectId, url }: LandingPageWithDraft) {
  const open = async (visitor: TestClient, headers: Record<string, string> = {}) => {
    const { body, headers: received } = await visitor.send('GET', new URL(url).pathname, undefined, {
      'user-agent': browser,
      ...headers,
    })
    const text = /name="v" value="([^"]*)"/.exec(body)?.[1]
    return { body, cacheControl: received['cache-control'], text, variant: parseShownVariant(text)?.variant }
  }
  const createVisitor = () => {
    const visitor = new TestClient(world.app)
    visitor.ip = createIp()
    return visitor
  }
  /** A visitor who is shown this version. */
  const findVisitor = async (variant: Variant) => {
    for (let attempts = 0; attempts < 200; attempts += 1) {
      const visitor = createVisitor()
      const opened = await open(visitor)
      if (opened.variant === variant) return { visitor, ...opened }
    }
    throw new Error(`Nobody is shown version ${variant}`)
  }
  const count = async (type: 'view' | 'entrance', variant: string | undefined, headers = {}) => {
    const event = { id: newId(), type, subject: 'landing-page', subjectId, visitId: newId(), from: { variant } }
    const sent = { 'content-type': 'text/plain', 'user-agent': browser, ...headers }
    await world.anonymous.send('POST', '/api/public/events', JSON.stringify({ ...event, at: new Date() }), sent)
  }
  const getJourney = (v?: string) =>
    world.anonymous.call('GET /public/journeys/:subjectId', { params: { subjectId }, query: v ? { v } : {} })
  const submit = async (visitor: TestClient, variant: string | undefined) => {
    const journey = await getJourney(variant)
    const body = createSubmission(journey, { page: url, from: { variant } })
    return visitor.send('POST', '/api/public/submissions', JSON.stringify(body), { 'content-type': 'application/json' })
  }
  return { open, createVisitor, findVisitor, count, getJourney, submit, subjectId }
}

/** Once every process knows of the test. */
const untilTested = ({ open, createVisitor }: Awaited<ReturnType<typeof createTestedPage>>, isTested = true) =>
  eventually(async () => expect((await open(createVisitor())).variant !== undefined).toBe(isTested))

describe('an A/B test of a landing page', () => {
  test('shows each visitor one version, always the same, and no shared cache keeps it', async ({ world }) => {
    const tested = await createTestedPage(world)
    const { start, open, createVisitor, findVisitor } = tested
    expect((await open(createVisitor())).cacheControl).toContain('s-maxage=60')
    expect((await start()).hasSplitTest).toBe(true)
    await untilTested(tested)
    const [a, b] = [await findVisitor('A'), await findVisitor('B')]
    expect(a.body).not.toContain('Sell by summer')
    expect(b.body).toContain('Sell by summer')
    for (const { visitor, body, cacheControl } of [a, b]) {
      expect(cacheControl).toBe('private, max-age=0')
      expect((await open(visitor)).body).toBe(body)
    }
    const fromSearchEngine = await open(b.visitor, { 'user-agent': bot })
    expect(fromSearchEngine).toMatchObject({ variant: undefined, cacheControl: 'private, max-age=0' })
    expect(fromSearchEngine.body).not.toContain('Sell by summer')
  })

  test('divides visitors by the share', async ({ world }) => {
    const tested = await createTestedPage(world)
    await tested.start({ share: 20 })
    await untilTested(tested)
    const shown = await Promise.all(Array.from({ length: 300 }, () => tested.open(tested.createVisitor())))
    const ofB = shown.filter(({ variant }) => variant === 'B').length
    expect(ofB).toBeGreaterThan(25)
    expect(ofB).toBeLessThan(105)
  })

  test('counts visits and leads of each version, and the form is that of the version', async ({ world }) => {
    const tested = await createTestedPage(world)
    const { start, findVisitor, count, getJourney, submit, list, agency, subjectId } = tested
    await start()
    await untilTested(tested)
    const [a, b] = [await findVisitor('A'), await findVisitor('B')]
    expect((await getJourney(a.text)).forms).toMatchObject([{ leadType: 'SELLER' }])
    expect((await getJourney(b.text)).forms).toMatchObject([{ leadType: 'BUYER' }])
    await count('view', a.text)
    await count('view', b.text)
    await count('view', b.text)
    await count('entrance', b.text)
    await count('view', b.text, { 'user-agent': bot })
    await count('view', undefined)
    await count('view', `${newId()}.B`)
    expect((await submit(b.visitor, b.text)).statusCode).toBe(200)
    expect(await list()).toMatchObject([
      {
        results: { A: { visits: 1, entrances: 0, leads: 0 }, B: { visits: 2, entrances: 1, leads: 1 } },
        outcome: null,
        versionA: 1,
        versionB: null,
        share: 50,
      },
    ])
    const [stored] = await world.owner.db
      .selectFrom('submissions')
      .select(['variant', 'lead_type', 'split_test_id'])
      .where('subject_id', '=', subjectId)
      .execute()
    expect(stored).toEqual({ variant: 'B', lead_type: 'BUYER', split_test_id: (await list())[0]?._id })
    const { data } = await tested.ada.call('GET /agent/submissions', {})
    const params = { submissionId: data[0]?._id ?? '' }
    expect((await tested.ada.call('GET /agent/submissions/:submissionId', { params })).variant).toBe('B')
    expect(await findCounterMismatches(world.owner.db, agency.accountId)).toEqual([])
  })

  test('works without JavaScript, with the form of the version', async ({ world }) => {
    const tested = await createTestedPage(world)
    const { start, findVisitor, list, subjectId } = tested
    await start()
    await untilTested(tested)
    const { visitor, body, text } = await findVisitor('B')
    expect(body).toContain(`<input type="hidden" name="v" value="${text}"`)
    const pixel = /<noscript><img[^>]*src="([^"]+)"/.exec(body)?.[1] ?? ''
    await visitor.send('GET', pixel, undefined, { 'user-agent': browser })
    const form = await visitor.send('GET', `/f/${subjectId}?lang=en&v=${text}`, undefined, { 'user-agent': browser })
    const action = /<form[^>]*action="([^"]+)"/.exec(form.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(action).toContain(`v=${text}`)
    const hidden = [...form.body.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      (/value="([^"]*)"/.exec(input)?.[1] ?? '')
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'"),
    ])
    const details = {
      'details.firstName': 'Nora',
      'details.lastName': 'Field',
      'details.email': `${newId()}@example.com`,
    }
    const posted = await visitor.send(
      'POST',
      action,
      new URLSearchParams({ ...Object.fromEntries(hidden), ...details, since: String(Date.now() - 30_000) }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': browser },
    )
    expect(posted.statusCode).toBe(303)
    expect((await list())[0]?.results.B).toEqual({ visits: 1, entrances: 0, leads: 1 })
  })

  test('ends with version B published, and counts no more', async ({ world }) => {
    const tested = await createTestedPage(world)
    const { start, end, saveDraft, findVisitor, count, submit, getJourney, list } = tested
    await start()
    await untilTested(tested)
    const { visitor, text } = await findVisitor('B')
    await saveDraft('A later draft')
    expect(await end('B')).toMatchObject({
      hasSplitTest: false,
      publishedVersion: 2,
      layoutSettings: { heading: 'Sell by summer' },
      draft: { layoutSettings: { heading: 'A later draft' } },
    })
    await untilTested(tested, false)
    await count('view', text)
    // A visitor who had the page open is a lead all the same.
    expect((await getJourney(text)).forms).toMatchObject([{ leadType: 'BUYER' }])
    expect((await submit(visitor, text)).statusCode).toBe(200)
    expect(await list()).toMatchObject([
      { outcome: 'B', endedBy: 'Ada Moss', startedBy: 'Ada Moss', results: { B: { visits: 0, leads: 0 } } },
    ])
    await expect(end('A')).rejects.toMatchObject({ code: 'conflict', message: 'This A/B test has ended.' })
  })

  test('ends with the draft gone if it was version B', async ({ world }) => {
    const { start, end } = await createTestedPage(world)
    await start()
    expect(await end('B')).toMatchObject({ draft: null, hasUnpublishedChanges: false, publishedVersion: 2 })
  })

  test('keeps version A when it is kept or stopped, and may be run again', async ({ world }) => {
    const { start, end, list } = await createTestedPage(world)
    await start()
    expect(await end('A')).toMatchObject({ publishedVersion: 1, hasSplitTest: false, hasUnpublishedChanges: true })
    await start({ share: 90 })
    await end('STOPPED')
    expect((await list()).map(({ outcome, share }) => [outcome, share])).toEqual([
      ['STOPPED', 90],
      ['A', 50],
    ])
  })

  test('tests an earlier version', async ({ world }) => {
    const tested = await createTestedPage(world)
    const { publish, start, list, findVisitor } = tested
    const { publishedVersion, layoutSettings } = await publish()
    expect([publishedVersion, layoutSettings]).toMatchObject([2, { heading: 'Sell by summer' }])
    await expect(start()).rejects.toMatchObject({
      message: 'Save a draft to test it against the published version.',
    })
    await expect(start({ version: 2 })).rejects.toMatchObject({
      message: 'This version is the same as the published one.',
    })
    await expect(start({ version: 7 })).rejects.toMatchObject({ code: 'not_found' })
    await start({ version: 1 })
    await untilTested(tested)
    expect(await list()).toMatchObject([{ versionA: 2, versionB: 1 }])
    expect((await findVisitor('B')).body).not.toContain('Sell by summer')
  })

  test('runs alone, and nothing is published meanwhile', async ({ world }) => {
    const { ada, params, page, start, publish, end } = await createTestedPage(world)
    await start()
    await expect(start()).rejects.toMatchObject({ message: 'An A/B test is already running on this page.' })
    const refused = { code: 'conflict', message: 'End the A/B test before you publish changes.' }
    await expect(publish()).rejects.toMatchObject(refused)
    const { layoutSettings, generalSettings } = page
    await expect(
      ada.call('PATCH /agent/landing-page/page/:pageId/all-settings', {
        params,
        body: { layoutSettings, generalSettings },
      }),
    ).rejects.toMatchObject(refused)
    await end('STOPPED')
    expect(await publish()).toMatchObject({ publishedVersion: 2 })
  })

  test('ends when the page is archived, and needs a page that visitors can open', async ({ world }) => {
    const { ada, params, start, list } = await createTestedPage(world)
    await start()
    const archived = await ada.call('POST /agent/landing-page/page/:pageId/archived', { params })
    expect(archived.hasSplitTest).toBe(false)
    expect(await list()).toMatchObject([{ outcome: 'STOPPED' }])
    await expect(start()).rejects.toMatchObject({ code: 'conflict' })
    const draft = await ada.call('POST /agent/landing-page/page/:pageId/unarchived', { params })
    expect(draft.status).toBe('PUBLISHED')
    await start()
  })

  test('is started by those who may edit the page', async ({ world }) => {
    const { agency, start, list, end } = await createTestedPage(world)
    const withoutPermission = await world.factory.createAgent(agency, { role: 'AGENT' })
    const stranger = await world.factory.createAgent(await world.factory.createAgency())
    for (const [agent, code] of [
      [withoutPermission, 'forbidden'],
      [stranger, 'not_found'],
    ] as const) {
      await expect(start({}, agent)).rejects.toMatchObject({ code })
      await expect(list(agent)).rejects.toMatchObject({ code })
    }
    await start()
    await expect(end('B', stranger)).rejects.toMatchObject({ code: 'not_found' })
    await expect(end('B', withoutPermission)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(start({ share: 5 })).rejects.toMatchObject({ code: 'invalid' })
  })
})
