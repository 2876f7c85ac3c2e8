import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { pageTemplates } from '@gable/shared/landing-pages/templates.ts'
import { describe, expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { test, type World } from '../testing/world.ts'

async function createReadyAgency(world: World, purlId: string | null = newId()) {
  const agency = await world.factory.createAgency()
  await completeBrand(world, agency.brandingId)
  const ada = await world.factory.createAgent(agency, { purl_id: purlId })
  const createPage = (
    kind: 'account' | 'agent' = 'account',
    templateId = 'home-value',
    landingPageName = 'Spring sale',
  ) =>
    ada.call(`POST /agent/landing-page/templates/:templateId/${kind}/create`, {
      params: { templateId },
      body: { landingPageName },
    })
  const getPage = (pageId: string) => ada.call('GET /agent/landing-page/page/:pageId', { params: { pageId } })
  return { agency, ada, createPage, getPage }
}

describe('a new page', () => {
  test("for the account starts from its template, with the account's brand and form", async ({ world }) => {
    const { agency, createPage, getPage } = await createReadyAgency(world)
    const page = await createPage('account', 'home-value', '  Spring sale ')
    expect(page).toMatchObject({
      name: 'Spring sale',
      status: 'PUBLISHED',
      layoutType: 'JOURNEY',
      url: expect.stringMatching(/^http:\/\/localhost:\d+\/lp\/spring-sale(-\w+)?$/),
      permanentUrl: expect.stringMatching(new RegExp(`^http://localhost:\\d+/lp/${page._id}$`)),
      layoutSettings: {
        brandingId: agency.brandingId,
        heading: 'What is your home worth today?',
        action: { actionType: 'FORM', value: agency.formIds.get('HV') },
        signature: 'default',
        footer: 'website',
      },
      generalSettings: { mediaTitle: '', mediaDescription: '', featuredImage: '', trackingCode: '' },
      lastUpdated: { triggeredBy: 'Ada Moss' },
      statistics: { views: 0, entrances: 0, leads: 0 },
    })
    expect(page).not.toHaveProperty('agentId')
    expect(await getPage(page._id)).toEqual(page)
  })

  test("for an agent is under the agent's personalized URL", async ({ world }) => {
    const { ada, createPage } = await createReadyAgency(world, `ada-${newId()}`)
    const page = await createPage('agent')
    const me = await ada.call('GET /agent/me')
    expect(page).toMatchObject({ agentId: ada.agentId, url: expect.stringContaining(`/p/${me.purl.id}/spring-sale`) })
  })

  test('can be created from every template', async ({ world }) => {
    const { ada } = await createReadyAgency(world)
    const templates = await ada.call('GET /agent/landing-page/templates')
    expect(templates.map(({ _id, name }) => [_id, name])).toEqual(pageTemplates.map(({ id, name }) => [id, name]))
    for (const { _id, config } of templates) {
      const { ada, createPage, getPage } = await createReadyAgency(world)
      const page = await createPage('account', _id)
      expect(page.layoutType).toBe(config.layoutType)
      // Every template is valid without any edits.
      const { layoutSettings, generalSettings } = await getPage(page._id)
      const body = { layoutSettings, generalSettings }
      const saved = await ada.call('PATCH /agent/landing-page/page/:pageId/all-settings', {
        params: { pageId: page._id },
        body,
      })
      expect(saved.layoutSettings).toEqual(layoutSettings)
    }
  })

  test('requires complete branding, an existing template and, if personal, a personalized URL', async ({ world }) => {
    const { createPage } = await createReadyAgency(world, null)
    await expect(createPage('account', 'nothing')).rejects.toMatchObject({ code: 'not_found' })
    await expect(createPage('agent')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Please create your personalized URL first.',
    })
    const agentWithoutBrand = await world.factory.createAgent(await world.factory.createAgency())
    const params = { templateId: 'home-value' }
    await expect(
      agentWithoutBrand.call('POST /agent/landing-page/templates/:templateId/account/create', {
        params,
        body: { landingPageName: 'Spring sale' },
      }),
    ).rejects.toMatchObject({ message: 'Your branding is incomplete. Add a brand colour and a logo to publish.' })
  })

  test.for([
    ['', 'Enter Landing Page Name to continue'],
    ['  ', 'Enter Landing Page Name to continue'],
    ['ab', 'Please enter at least 3 characters'],
    ['x'.repeat(121), 'It should be less than 120 characters'],
  ])('cannot be named %j', async ([name, message], { world }) => {
    const { createPage } = await createReadyAgency(world)
    await expect(createPage('account', 'home-value', name)).rejects.toMatchObject({
      fields: { landingPageName: message },
    })
  })
})

describe('access to pages', () => {
  test('another agent cannot see a personal page, in the account or outside it', async ({ world }) => {
    const { agency, createPage } = await createReadyAgency(world)
    const { _id: pageId } = await createPage('agent')
    const colleague = await world.factory.createAgent(agency)
    const stranger = await world.factory.createAgent(await world.factory.createAgency())
    for (const other of [colleague, stranger]) {
      const rejected = expect.objectContaining({ code: 'not_found' })
      await expect(other.call('GET /agent/landing-page/page/:pageId', { params: { pageId } })).rejects.toEqual(rejected)
      for (const verb of ['archived', 'unarchived'] as const)
        await expect(
          other.call(`POST /agent/landing-page/page/:pageId/${verb}`, { params: { pageId } }),
        ).rejects.toEqual(rejected)
    }
  })

  test('an agent without marketing permission manages personal pages only', async ({ world }) => {
    const { agency, createPage } = await createReadyAgency(world)
    const { _id: pageId } = await createPage('account')
    const agent = await world.factory.createAgent(agency, { role: 'AGENT', purl_id: `own-${newId()}` })
    const rejected = expect.objectContaining({ code: 'forbidden' })
    await expect(agent.call('GET /agent/landing-page/search')).rejects.toEqual(rejected)
    await expect(agent.call('GET /agent/landing-page/count')).rejects.toEqual(rejected)
    await expect(agent.call('GET /agent/landing-page/page/:pageId', { params: { pageId } })).rejects.toEqual(rejected)
    const own = await agent.call('POST /agent/landing-page/templates/:templateId/agent/create', {
      params: { templateId: 'find-a-home' },
      body: { landingPageName: 'My page' },
    })
    const query = { agentIdExists: 'true' }
    const { draft: _draft, publishedVersion: _version, hasSplitTest: _test, ...summary } = own
    expect((await agent.call('GET /agent/landing-page/search', { query })).data).toEqual([summary])
    expect(await agent.call('GET /agent/landing-page/count', { query })).toEqual({ count: 1 })
  })

  test("the lists separate account and personal pages, and show no other agent's", async ({ world }) => {
    const { agency, ada, createPage } = await createReadyAgency(world)
    const [shared, own] = [await createPage('account'), await createPage('agent')]
    const listIds = async (query: { agentIdExists?: string; agentId?: string }) =>
      (await ada.call('GET /agent/landing-page/search', { query })).data.map(({ _id }) => _id)
    expect(await listIds({})).toEqual([shared._id])
    expect(await listIds({ agentIdExists: 'false' })).toEqual([shared._id])
    expect(await listIds({ agentIdExists: 'true' })).toEqual([own._id])
    expect(await listIds({ agentId: ada.agentId })).toEqual([own._id])
    const colleague = await world.factory.createAgent(agency)
    await expect(listIds({ agentId: colleague.agentId })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('page settings', () => {
  const settingsOf = ({ layoutSettings, generalSettings }: LandingPage) => ({ layoutSettings, generalSettings })

  test('are saved together or in parts, and an outdated save is rejected', async ({ world }) => {
    const { ada, createPage } = await createReadyAgency(world)
    const page = await createPage('account', 'sell-with-us')
    const params = { pageId: page._id }
    const { layoutSettings, generalSettings } = settingsOf(page)
    const changed = { ...layoutSettings, heading: 'Sell by summer', videoEnabled: false, videoEmbedCode: '<iframe>' }
    const settings = changed as LandingPage['layoutSettings']
    const saved = await ada.call('PATCH /agent/landing-page/page/:pageId/settings', { params, body: { settings } })
    // The code of a hidden video is dropped.
    expect(saved.layoutSettings).toEqual({ ...changed, videoEmbedCode: '' })
    expect(saved.generalSettings).toEqual(generalSettings)
    const general = { ...generalSettings, mediaTitle: 'Sell with us' }
    const after = await ada.call('PATCH /agent/landing-page/page/:pageId/general-settings', {
      params,
      body: { settings: general },
    })
    expect(after).toMatchObject({ generalSettings: general, layoutSettings: saved.layoutSettings })
    await expect(
      ada.call('PATCH /agent/landing-page/page/:pageId/all-settings', {
        params,
        body: { ...settingsOf(after), basedOn: page.updatedAt },
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })

  const website: [string, Record<string, unknown>, Record<string, string>][] = [
    ['no heading', { heading: ' ' }, { 'settings.heading': 'This field is required' }],
    [
      'a long heading',
      { heading: 'x'.repeat(61) },
      { 'settings.heading': 'This field cannot be more than 60 characters' },
    ],
    [
      'a long sub-heading',
      { subHeading: 'x'.repeat(201) },
      { 'settings.subHeading': 'This field cannot be more than 200 characters' },
    ],
    ['no form', { action: null }, { 'settings.action': 'This field is required' }],
    [
      'a missing form',
      { action: { actionType: 'FORM', value: newId() } },
      { 'settings.action': 'This form no longer exists. Choose another one.' },
    ],
    [
      'a missing brand',
      { brandingId: newId() },
      { 'settings.brandingId': 'This brand no longer exists. Choose another one.' },
    ],
    [
      'a video without code',
      { videoEnabled: true, videoEmbedCode: ' ' },
      { 'settings.videoEmbedCode': 'This field is required' },
    ],
    [
      "another account's picture",
      { backgroundImage: `/media/${newId()}/${newId()}.png` },
      { 'settings.backgroundImage': 'This picture was not uploaded to your account. Please upload it again.' },
    ],
  ]
  test.for(website)('are rejected with %s', async ([, change, fields], { world }) => {
    const { ada, createPage } = await createReadyAgency(world)
    const page = await createPage('account', 'sell-with-us')
    const settings = { ...page.layoutSettings, ...change } as LandingPage['layoutSettings']
    const params = { pageId: page._id }
    await expect(
      ada.call('PATCH /agent/landing-page/page/:pageId/settings', { params, body: { settings } }),
    ).rejects.toMatchObject({ code: 'invalid', fields })
  })

  test('report each invalid tab, and allow one to five tabs', async ({ world }) => {
    const { ada, createPage } = await createReadyAgency(world)
    const page = await createPage('account', 'sell-buy-value')
    const { layoutSettings } = page
    invariant('tabs' in layoutSettings, 'the template has no tabs')
    const [tab] = layoutSettings.tabs
    invariant(tab, 'the template has an empty list of tabs')
    const params = { pageId: page._id }
    const save = (tabs: unknown[]) =>
      ada.call('PATCH /agent/landing-page/page/:pageId/settings', {
        params,
        body: { settings: { ...layoutSettings, tabs } as LandingPage['layoutSettings'] },
      })
    await expect(save([tab, { ...tab, title: '' }])).rejects.toMatchObject({
      fields: { 'settings.tabs.1.title': 'This field is required' },
    })
    await expect(save([])).rejects.toMatchObject({ fields: { 'settings.tabs': 'There must be at least one tab' } })
    await expect(save(Array(6).fill(tab))).rejects.toMatchObject({ code: 'invalid' })
    await expect(save(Array(5).fill(tab))).resolves.toMatchObject({ layoutSettings: { tabs: Array(5).fill(tab) } })
  })

  test('of an archived page cannot be changed', async ({ world }) => {
    const { ada, createPage } = await createReadyAgency(world)
    const page = await createPage()
    const params = { pageId: page._id }
    await ada.call('POST /agent/landing-page/page/:pageId/archived', { params })
    const rejected = { code: 'conflict', message: 'To edit this landing page, you must unarchive it.' }
    await expect(
      ada.call('PATCH /agent/landing-page/page/:pageId/all-settings', { params, body: settingsOf(page) }),
    ).rejects.toMatchObject(rejected)
    await expect(
      ada.call('PATCH /agent/landing-page/page/:pageId/name', { params, body: { name: 'Autumn' } }),
    ).rejects.toMatchObject(rejected)
    const back = await ada.call('POST /agent/landing-page/page/:pageId/unarchived', { params })
    expect(back.status).toBe('PUBLISHED')
  })
})

test('a clone has the same settings and owner, and its own name', async ({ world }) => {
  const { ada, createPage } = await createReadyAgency(world)
  const page = await createPage('agent', 'move-up')
  const copy = await ada.call('POST /agent/landing-page/page/:pageId/clone', {
    params: { pageId: page._id },
    body: { landingPageName: 'Autumn sale' },
  })
  const { layoutSettings, generalSettings, agentId } = page
  expect(copy).toMatchObject({ name: 'Autumn sale', layoutSettings, generalSettings, agentId })
  expect(copy._id).not.toBe(page._id)
})

test('a page with an unknown layout does not break the list', async ({ world }) => {
  const { agency, ada, createPage, getPage } = await createReadyAgency(world)
  await createPage()
  const { subjectId } = await world.factory.createAsset(agency, { kind: 'landing-page', type: 'SPLIT_1' })
  expect(await getPage(subjectId)).toMatchObject({ layoutType: 'SPLIT_1' })
  expect(await ada.call('GET /agent/landing-page/search')).toMatchObject({ total: 2 })
})
