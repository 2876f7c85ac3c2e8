import { changedElsewhere } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

async function createReadyAgency(world: World, plan = {}) {
  const agency = await world.factory.createAgency(plan)
  await completeBrand(world, agency.brandingId)
  const ada = await world.factory.createAgent(agency, { purl_id: newId() })
  const createPage = (isDraft = false, kind: 'account' | 'agent' = 'account') =>
    ada.call(`POST /agent/landing-page/templates/:templateId/${kind}/create`, {
      params: { templateId: 'sell-with-us' },
      body: { landingPageName: 'Spring sale', isDraft },
    })
  return { agency, ada, createPage, ...createPageCalls(world, ada) }
}

type Agent = Awaited<ReturnType<World['factory']['createAgent']>>

function createPageCalls(world: World, agent: Agent) {
  const withHeading = ({ layoutSettings, generalSettings }: LandingPage, heading: string) =>
    ({ layoutSettings: { ...layoutSettings, heading }, generalSettings }) as Pick<LandingPage, 'generalSettings'> & {
      layoutSettings: LandingPage['layoutSettings']
    }
  const open = async ({ url }: LandingPage) => {
    const { statusCode, body } = await world.app.inject({ url: new URL(url).pathname })
    return { statusCode, body }
  }
  const toParams = ({ _id }: LandingPage) => ({ params: { pageId: _id } })
  return {
    open,
    toParams,
    get: (page: LandingPage) => agent.call('GET /agent/landing-page/page/:pageId', toParams(page)),
    save: (page: LandingPage, heading: string) =>
      agent.call('PATCH /agent/landing-page/page/:pageId/all-settings', {
        ...toParams(page),
        body: { ...withHeading(page, heading), basedOn: page.updatedAt },
      }),
    saveDraft: (page: LandingPage, heading: string) =>
      agent.call('PATCH /agent/landing-page/page/:pageId/draft', {
        ...toParams(page),
        body: { ...withHeading(page, heading), basedOn: page.updatedAt },
      }),
    publish: (page: LandingPage) =>
      agent.call('POST /agent/landing-page/page/:pageId/publish', {
        ...toParams(page),
        body: { basedOn: page.updatedAt },
      }),
    discard: (page: LandingPage) => agent.call('POST /agent/landing-page/page/:pageId/discard', toParams(page)),
    listVersions: (page: LandingPage) => agent.call('GET /agent/landing-page/page/:pageId/versions', toParams(page)),
    restore: (page: LandingPage, version: number) =>
      agent.call('POST /agent/landing-page/page/:pageId/versions/:version/restored', {
        params: { pageId: page._id, version: String(version) },
      }),
  }
}

test('visitors see a draft only after it is published', async ({ world }) => {
  const { createPage, open, get, saveDraft, publish, listVersions } = await createReadyAgency(world)
  const page = await createPage()
  expect(page).toMatchObject({ draft: null, publishedVersion: 1, hasUnpublishedChanges: false })
  const drafted = await saveDraft(page, 'Sell by summer')
  expect(drafted).toMatchObject({
    hasUnpublishedChanges: true,
    layoutSettings: page.layoutSettings,
    draft: { layoutSettings: { ...page.layoutSettings, heading: 'Sell by summer' } },
    publishedVersion: 1,
  })
  expect((await open(page)).body).not.toContain('Sell by summer')
  const published = await publish(drafted)
  expect(published).toMatchObject({
    draft: null,
    hasUnpublishedChanges: false,
    publishedVersion: 2,
    layoutSettings: { heading: 'Sell by summer' },
  })
  await eventually(async () => expect((await open(page)).body).toContain('Sell by summer'))
  expect((await publish(published)).publishedVersion).toBe(2)
  expect(await get(page)).toEqual(published)
  expect(await listVersions(page)).toMatchObject([
    { version: 2, publishedBy: 'Ada Moss', changes: ['Hero Section'] },
    { version: 1, publishedBy: 'Ada Moss', changes: [], layoutSettings: page.layoutSettings },
  ])
})

test('saving publishes at once, as a version of its own, and replaces a draft', async ({ world }) => {
  const { createPage, open, save, saveDraft, listVersions } = await createReadyAgency(world)
  const page = await createPage()
  const saved = await save(await saveDraft(page, 'A draft'), 'Sell by summer')
  expect(saved).toMatchObject({ draft: null, hasUnpublishedChanges: false, publishedVersion: 2 })
  await eventually(async () => expect((await open(page)).body).toContain('Sell by summer'))
  expect((await save(saved, 'Sell by summer')).publishedVersion).toBe(2)
  expect((await listVersions(page)).map(({ version }) => version)).toEqual([2, 1])
})

test('a draft is discarded, and one without changes is none', async ({ world }) => {
  const { createPage, saveDraft, discard } = await createReadyAgency(world)
  const page = await createPage()
  const drafted = await saveDraft(page, 'Sell by summer')
  expect(await discard(page)).toMatchObject({ draft: null, hasUnpublishedChanges: false, publishedVersion: 1 })
  await expect(saveDraft(drafted, 'Sell by autumn')).rejects.toMatchObject({ code: 'conflict' })
})

test('a draft that equals what is published is no draft', async ({ world }) => {
  const { createPage, saveDraft } = await createReadyAgency(world)
  const page = await createPage()
  const { heading } = page.layoutSettings as { heading: string }
  const drafted = await saveDraft(page, 'Sell by summer')
  expect(await saveDraft(drafted, heading)).toMatchObject({ draft: null, hasUnpublishedChanges: false })
})

test('an earlier version becomes the draft again', async ({ world }) => {
  const { createPage, open, save, publish, restore, listVersions } = await createReadyAgency(world)
  const page = await createPage()
  await save(page, 'Sell by summer')
  const restored = await restore(page, 1)
  expect(restored).toMatchObject({
    draft: { layoutSettings: page.layoutSettings },
    layoutSettings: { heading: 'Sell by summer' },
  })
  expect(await publish(restored)).toMatchObject({ publishedVersion: 3, layoutSettings: page.layoutSettings })
  await eventually(async () => expect((await open(page)).body).not.toContain('Sell by summer'))
  expect((await listVersions(page)).map(({ version }) => version)).toEqual([3, 2, 1])
  await expect(restore(page, 9)).rejects.toMatchObject({ code: 'not_found' })
})

test('nobody overwrites or publishes a draft that a colleague changed meanwhile', async ({ world }) => {
  const { agency, createPage, get, save, saveDraft, publish } = await createReadyAgency(world)
  const page = await createPage()
  const grace = createPageCalls(world, await world.factory.createAgent(agency))
  await grace.saveDraft(page, 'By Grace')
  const rejected = { code: 'conflict', message: changedElsewhere }
  await expect(saveDraft(page, 'By Ada')).rejects.toMatchObject(rejected)
  await expect(save(page, 'By Ada')).rejects.toMatchObject(rejected)
  await expect(publish(page)).rejects.toMatchObject(rejected)
  expect((await get(page)).draft?.layoutSettings).toMatchObject({ heading: 'By Grace' })
})

test('a page that is created as a draft is shown to visitors once it is published', async ({ world }) => {
  const { ada, createPage, open, saveDraft, save, publish, discard, listVersions } = await createReadyAgency(world)
  const page = await createPage(true)
  expect(page).toMatchObject({ status: 'DRAFT', publishedVersion: null, draft: null, hasUnpublishedChanges: false })
  const count = async (statuses: LandingPage['status'][]) =>
    (await ada.call('GET /agent/landing-page/count', { query: { statuses } })).count
  expect([await count(['DRAFT']), await count(['PUBLISHED']), await count(['ARCHIVED'])]).toEqual([1, 0, 0])
  expect((await open(page)).statusCode).toBe(404)
  expect((await world.app.inject({ url: '/sitemap.xml' })).body).not.toContain(page._id)
  const journey = await world.app.inject({ url: `/api/public/journeys/${page._id}` })
  expect(journey.statusCode).toBe(404)
  const saved = await save(await saveDraft(page, 'Sell by summer'), 'Sell by autumn')
  expect(saved).toMatchObject({ status: 'DRAFT', layoutSettings: { heading: 'Sell by autumn' } })
  expect(await listVersions(page)).toEqual([])
  expect((await open(page)).statusCode).toBe(404)
  await expect(discard(page)).rejects.toMatchObject({ message: 'This landing page was never published.' })
  expect(await publish(saved)).toMatchObject({ status: 'PUBLISHED', publishedVersion: 1 })
  await eventually(async () => expect((await open(page)).body).toContain('Sell by autumn'))
})

test('an archived draft comes back as a draft, and an archived page has no drafts', async ({ world }) => {
  const { ada, createPage, toParams, saveDraft, publish, restore } = await createReadyAgency(world)
  const draft = await createPage(true)
  await ada.call('POST /agent/landing-page/page/:pageId/archived', toParams(draft))
  const back = await ada.call('POST /agent/landing-page/page/:pageId/unarchived', toParams(draft))
  expect(back.status).toBe('DRAFT')
  const page = await createPage()
  await ada.call('POST /agent/landing-page/page/:pageId/archived', toParams(page))
  const rejected = { code: 'conflict', message: 'To edit this landing page, you must unarchive it.' }
  await expect(saveDraft(page, 'Sell by summer')).rejects.toMatchObject(rejected)
  await expect(publish(page)).rejects.toMatchObject(rejected)
  await expect(restore(page, 1)).rejects.toMatchObject(rejected)
})

test('settings are published without a draft in between', async ({ world }) => {
  const { ada, createPage, toParams, open } = await createReadyAgency(world)
  const page = await createPage(true)
  const { generalSettings, updatedAt: basedOn } = page
  const publish = (heading: string) => {
    const layoutSettings = { ...page.layoutSettings, heading } as LandingPage['layoutSettings']
    const body = { layoutSettings, generalSettings, basedOn }
    return ada.call('POST /agent/landing-page/page/:pageId/publish', { ...toParams(page), body })
  }
  await expect(publish('')).rejects.toMatchObject({ fields: { 'layoutSettings.heading': 'This field is required' } })
  expect(await publish('Sell by summer')).toMatchObject({ status: 'PUBLISHED', publishedVersion: 1 })
  await eventually(async () => expect((await open(page)).body).toContain('Sell by summer'))
})

test('a draft counts for the plan once it is published', async ({ world }) => {
  const plan_id = newId()
  const numerical_feature_map = JSON.stringify({ 'landing-pages': 1 })
  await world.owner.db
    .insertInto('plans')
    .values({ id: plan_id, plan_name: 'Tight', feature_flags: '{}', numerical_feature_map })
    .execute()
  const { ada, createPage, toParams, publish } = await createReadyAgency(world, { plan_id })
  const [draft, page] = [await createPage(true), await createPage()]
  await expect(publish(draft)).rejects.toMatchObject({ message: 'You have 0 Account Landing Pages remaining.' })
  await ada.call('POST /agent/landing-page/page/:pageId/archived', toParams(page))
  expect((await publish(draft)).status).toBe('PUBLISHED')
})

test('a draft is checked like a page, again when it is published', async ({ world }) => {
  const { createPage, saveDraft, publish } = await createReadyAgency(world)
  const page = await createPage()
  await expect(saveDraft(page, ' ')).rejects.toMatchObject({
    fields: { 'layoutSettings.heading': 'This field is required' },
  })
  const drafted = await saveDraft(page, 'Sell by summer')
  await world.owner.pool.query(
    `update landing_page_drafts set settings = jsonb_set(settings, '{action,value}', to_jsonb($2::text)) where page_id = $1`,
    [page._id, newId()],
  )
  await expect(publish(drafted)).rejects.toMatchObject({
    fields: { 'layoutSettings.action': 'This form no longer exists. Choose another one.' },
  })
})

test('strangers and agents without permission neither see nor publish versions', async ({ world }) => {
  const { agency, createPage, saveDraft } = await createReadyAgency(world)
  const [page, own] = [await createPage(), await createPage(false, 'agent')]
  const drafted = await saveDraft(page, 'Sell by summer')
  const attempt = async (agent: Agent, target: LandingPage) => {
    const { publish, discard, listVersions, restore, saveDraft } = createPageCalls(world, agent)
    const calls = [publish(target), discard(target), listVersions(target), restore(target, 1), saveDraft(target, 'Ha')]
    return new Set((await Promise.allSettled(calls)).map((call) => call.status === 'rejected' && call.reason.code))
  }
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  const member = await world.factory.createAgent(agency, { role: 'AGENT' })
  expect(await attempt(stranger, drafted)).toEqual(new Set(['not_found']))
  expect(await attempt(member, drafted)).toEqual(new Set(['forbidden']))
  expect(await attempt(member, own)).toEqual(new Set(['not_found']))
})
