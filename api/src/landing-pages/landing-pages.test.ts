import { newId } from '@gable/shared/ids.ts'
import type { LandingPage } from '@gable/shared/landing-pages/landing-page.ts'
import { pageBeginnings } from '@gable/shared/landing-pages/templates.ts'
import { describe, expect } from 'vitest'
import { completeBrand } from '../testing/brand.ts'
import { test, type World } from '../testing/world.ts'

async function agencyReady(world: World, purlId: string | null = newId()) {
  const agency = await world.founding.agency()
  await completeBrand(world, agency.brandingId)
  const ada = await world.founding.person(agency, { purl_id: purlId })
  const make = (kind: 'account' | 'agent' = 'account', templateId = 'home-value', landingPageName = 'Spring sale') =>
    ada.call(`POST /agent/landing-page/templates/:templateId/${kind}/create`, {
      params: { templateId },
      body: { landingPageName },
    })
  const read = (pageId: string) => ada.call('GET /agent/landing-page/page/:pageId', { params: { pageId } })
  return { agency, ada, make, read }
}

describe('a new page', () => {
  test('of the account begins with its template, in the own brand, and leads to the own form', async ({ world }) => {
    const { agency, make, read } = await agencyReady(world)
    const page = await make('account', 'home-value', '  Spring sale ')
    expect(page).toMatchObject({
      name: 'Spring sale',
      status: 'PUBLISHED',
      layoutType: 'JOURNEY',
      url: expect.stringMatching(new RegExp(`^http://localhost:\\d+/lp/${page._id}$`)),
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
    expect(await read(page._id)).toEqual(page)
  })

  test("of one's own stands under one's personalized URL", async ({ world }) => {
    const { ada, make } = await agencyReady(world, `ada-${newId()}`)
    const page = await make('agent')
    const me = await ada.call('GET /agent/me')
    expect(page).toMatchObject({ agentId: ada.agentId, url: expect.stringContaining(`/p/${me.purl.id}/${page._id}`) })
  })

  test('can begin with every template', async ({ world }) => {
    const { ada } = await agencyReady(world)
    const templates = await ada.call('GET /agent/landing-page/templates')
    expect(templates.map(({ _id, name }) => [_id, name])).toEqual(pageBeginnings.map(({ id, name }) => [id, name]))
    for (const { _id, config } of templates) {
      const { ada, make, read } = await agencyReady(world)
      const page = await make('account', _id)
      expect(page.layoutType).toBe(config.layoutType)
      // What begins complete can be saved as it is.
      const { layoutSettings, generalSettings } = await read(page._id)
      const body = { layoutSettings, generalSettings }
      const saved = await ada.call('PATCH /agent/landing-page/page/:pageId/all-settings', {
        params: { pageId: page._id },
        body,
      })
      expect(saved.layoutSettings).toEqual(layoutSettings)
    }
  })

  test('takes a complete brand, a template that exists, and for a personal one an address', async ({ world }) => {
    const { make } = await agencyReady(world, null)
    await expect(make('account', 'nothing')).rejects.toMatchObject({ code: 'not_found' })
    await expect(make('agent')).rejects.toMatchObject({
      code: 'conflict',
      message: 'Please create your personalized URL first.',
    })
    const bare = await world.founding.person(await world.founding.agency())
    const params = { templateId: 'home-value' }
    await expect(
      bare.call('POST /agent/landing-page/templates/:templateId/account/create', {
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
  ])('cannot be called %j', async ([name, message], { world }) => {
    const { make } = await agencyReady(world)
    await expect(make('account', 'home-value', name)).rejects.toMatchObject({ fields: { landingPageName: message } })
  })
})

describe('who sees what', () => {
  test("one's own page is nobody else's, neither in the account nor outside", async ({ world }) => {
    const { agency, make } = await agencyReady(world)
    const { _id: pageId } = await make('agent')
    const colleague = await world.founding.person(agency)
    const stranger = await world.founding.person(await world.founding.agency())
    for (const other of [colleague, stranger]) {
      const refused = expect.objectContaining({ code: 'not_found' })
      await expect(other.call('GET /agent/landing-page/page/:pageId', { params: { pageId } })).rejects.toEqual(refused)
      for (const verb of ['archived', 'unarchived'] as const)
        await expect(
          other.call(`POST /agent/landing-page/page/:pageId/${verb}`, { params: { pageId } }),
        ).rejects.toEqual(refused)
    }
  })

  test('without the permission there are no pages of the account, and still those of one’s own', async ({ world }) => {
    const { agency, make } = await agencyReady(world)
    const { _id: pageId } = await make('account')
    const agent = await world.founding.person(agency, { role: 'AGENT', purl_id: `own-${newId()}` })
    const refused = expect.objectContaining({ code: 'forbidden' })
    await expect(agent.call('GET /agent/landing-page/search')).rejects.toEqual(refused)
    await expect(agent.call('GET /agent/landing-page/count')).rejects.toEqual(refused)
    await expect(agent.call('GET /agent/landing-page/page/:pageId', { params: { pageId } })).rejects.toEqual(refused)
    const own = await agent.call('POST /agent/landing-page/templates/:templateId/agent/create', {
      params: { templateId: 'find-a-home' },
      body: { landingPageName: 'My page' },
    })
    const query = { agentIdExists: 'true' }
    expect((await agent.call('GET /agent/landing-page/search', { query })).data).toEqual([own])
    expect(await agent.call('GET /agent/landing-page/count', { query })).toEqual({ count: 1 })
  })

  test('the lists keep both kinds apart, and show nobody else’s', async ({ world }) => {
    const { agency, ada, make } = await agencyReady(world)
    const [shared, own] = [await make('account'), await make('agent')]
    const listed = async (query: { agentIdExists?: string; agentId?: string }) =>
      (await ada.call('GET /agent/landing-page/search', { query })).data.map(({ _id }) => _id)
    expect(await listed({})).toEqual([shared._id])
    expect(await listed({ agentIdExists: 'false' })).toEqual([shared._id])
    expect(await listed({ agentIdExists: 'true' })).toEqual([own._id])
    expect(await listed({ agentId: ada.agentId })).toEqual([own._id])
    const colleague = await world.founding.person(agency)
    await expect(listed({ agentId: colleague.agentId })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('what is set of a page', () => {
  const settingsOf = ({ layoutSettings, generalSettings }: LandingPage) => ({ layoutSettings, generalSettings })

  test('is kept whole or in parts, and told to whoever has it open', async ({ world }) => {
    const { ada, make } = await agencyReady(world)
    const page = await make('account', 'sell-with-us')
    const params = { pageId: page._id }
    const { layoutSettings, generalSettings } = settingsOf(page)
    const words = { ...layoutSettings, heading: 'Sell by summer', videoEnabled: false, videoEmbedCode: '<iframe>' }
    const settings = words as LandingPage['layoutSettings']
    const saved = await ada.call('PATCH /agent/landing-page/page/:pageId/settings', { params, body: { settings } })
    // Code of a video that is not shown is dropped.
    expect(saved.layoutSettings).toEqual({ ...words, videoEmbedCode: '' })
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
      'a form that is gone',
      { action: { actionType: 'FORM', value: newId() } },
      { 'settings.action': 'This form is not there any more' },
    ],
    ['a brand that is gone', { brandingId: newId() }, { 'settings.brandingId': 'This brand is not there any more' }],
    [
      'a video without code',
      { videoEnabled: true, videoEmbedCode: ' ' },
      { 'settings.videoEmbedCode': 'This field is required' },
    ],
    [
      'a picture of somebody else',
      { backgroundImage: `/media/${newId()}/${newId()}.png` },
      { 'settings.backgroundImage': 'This picture was not uploaded to your account. Please upload it again.' },
    ],
  ]
  test.for(website)('is refused with %s', async ([, change, fields], { world }) => {
    const { ada, make } = await agencyReady(world)
    const page = await make('account', 'sell-with-us')
    const settings = { ...page.layoutSettings, ...change } as LandingPage['layoutSettings']
    const params = { pageId: page._id }
    await expect(
      ada.call('PATCH /agent/landing-page/page/:pageId/settings', { params, body: { settings } }),
    ).rejects.toMatchObject({ code: 'invalid', fields })
  })

  test('names each tab that needs attention, and knows from one tab to five', async ({ world }) => {
    const { ada, make } = await agencyReady(world)
    const page = await make('account', 'sell-buy-value')
    const { layoutSettings } = page
    if (!('tabs' in layoutSettings)) throw new Error('This page has tabs')
    const [tab] = layoutSettings.tabs
    if (!tab) throw new Error('There is a tab')
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
    const { ada, make } = await agencyReady(world)
    const page = await make()
    const params = { pageId: page._id }
    await ada.call('POST /agent/landing-page/page/:pageId/archived', { params })
    const refused = { code: 'conflict', message: 'To edit this landing page, you must unarchive it.' }
    await expect(
      ada.call('PATCH /agent/landing-page/page/:pageId/all-settings', { params, body: settingsOf(page) }),
    ).rejects.toMatchObject(refused)
    await expect(
      ada.call('PATCH /agent/landing-page/page/:pageId/name', { params, body: { name: 'Autumn' } }),
    ).rejects.toMatchObject(refused)
    const back = await ada.call('POST /agent/landing-page/page/:pageId/unarchived', { params })
    expect(back.status).toBe('PUBLISHED')
  })
})

test('a copy has the settings, the owner and a name of its own', async ({ world }) => {
  const { ada, make } = await agencyReady(world)
  const page = await make('agent', 'move-up')
  const copy = await ada.call('POST /agent/landing-page/page/:pageId/clone', {
    params: { pageId: page._id },
    body: { landingPageName: 'Autumn sale' },
  })
  const { layoutSettings, generalSettings, agentId } = page
  expect(copy).toMatchObject({ name: 'Autumn sale', layoutSettings, generalSettings, agentId })
  expect(copy._id).not.toBe(page._id)
})

test('a page of a layout that only another version knows takes nothing else away', async ({ world }) => {
  const { agency, ada, make, read } = await agencyReady(world)
  await make()
  const { subjectId } = await world.founding.subject(agency, { kind: 'landing-page', type: 'SPLIT_1' })
  expect(await read(subjectId)).toMatchObject({ layoutType: 'SPLIT_1' })
  expect(await ada.call('GET /agent/landing-page/search')).toMatchObject({ total: 2 })
})
