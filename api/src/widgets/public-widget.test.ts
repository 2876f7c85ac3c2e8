import type { FormChange } from '@gable/shared/forms/form.ts'
import { newId } from '@gable/shared/ids.ts'
import type { PublicWidget, PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { describe, expect } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { daysAgo } from '../testing/market.ts'
import { test, type World } from '../testing/world.ts'

async function publishWidget(world: World, type: WidgetType = 'SEARCH') {
  const agency = await world.factory.createAgency({ name: 'Harbor & Hill' })
  const owner = await world.factory.createAgent(agency)
  const widget = await owner.call('POST /agent/widget/config', { body: { type, widgetName: 'Spring sale' } })
  const widgetId = widget._id
  const request = (query = '', headers = {}) =>
    world.anonymous.send('GET', `/api/public/widgets/${widgetId}${query}`, undefined, {
      origin: 'https://blog.example',
      ...headers,
    })
  const getPublicWidget = async (query = '') => (await request(query)).json() as PublicWidget
  return { agency, owner, widget, widgetId, request, getPublicWidget }
}

test('one request without a session returns everything that a website needs to render a widget', async ({ world }) => {
  const { agency, widgetId, request } = await publishWidget(world, 'HOME_SALE_CALC')
  const response = await request()
  expect(response.statusCode).toBe(200)
  expect(response.headers['access-control-allow-origin']).toBe('*')
  expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(response.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600, stale-if-error=86400')
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.json()).toMatchObject({
    widgetId,
    type: 'HOME_SALE_CALC',
    agencyName: 'Harbor & Hill',
    settings: { heading: 'What would you walk away with?', homeSale: { defaultAmount: 20_000 } },
    journey: { brand: { name: 'Harbor & Hill' }, forms: [{ id: agency.formIds.get('SELLER') }], language: 'en' },
  })
})

test('a calculator starts with the market rate, names its source and day, and says so as soon as there is a new one', async ({
  world,
}) => {
  const { owner, widget, widgetId, getPublicWidget } = await publishWidget(world, 'MORTGAGE_CALC')
  const get = async (query = '') => (await getPublicWidget(query)) as PublicWidgetByType<'MORTGAGE_CALC'>
  expect((await get()).settings.defaultInterestRate).toBe(4.5)
  expect(await get()).not.toHaveProperty('rateNote')

  const rate = { program: 'FIXED_30', source: 'Freddie Mac', apr: null } as const
  const deliver = (days: number, percent: string) =>
    world.owner.db
      .insertInto('market_rates')
      .values({ ...rate, observed_on: daysAgo(days), rate: percent })
      .execute()
  // A rate of last month is no rate of today.
  await deliver(31, '7.1000')
  expect((await get('?lang=es')).settings.defaultInterestRate).toBe(4.5)
  await deliver(4, '6.2600')
  await eventually(async () => expect((await get()).opening.figures.apr).toBe(6.26))
  const day = (language: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(daysAgo(4)))
  expect((await get()).rateNote).toBe(`30-year average, Freddie Mac, ${day('en')}`)
  expect((await get('?lang=es')).rateNote).toBe(`Promedio a 30 años, Freddie Mac, ${day('es')}`)

  const settings = { ...widget.settings, defaultState: 'NJ', usesMarketRate: false, defaultInterestRate: 5.25 }
  await owner.call('PATCH /agent/widget/config/:widgetId/settings', {
    params: { widgetId },
    body: { settings: settings as WidgetSettings },
  })
  await eventually(async () => expect((await get()).opening.figures.apr).toBe(5.25))
  expect(await get()).not.toHaveProperty('rateNote')
})

test('a calculator offers rates by credit score while the operator’s are recent and the agency has no rate of its own', async ({
  world,
}) => {
  const { owner, widget, widgetId, getPublicWidget } = await publishWidget(world, 'AFFORDABILITY_CALC')
  const get = async (query = '') => (await getPublicWidget(query)) as PublicWidgetByType<'AFFORDABILITY_CALC'>
  expect(await get()).not.toHaveProperty('scoreQuestion')
  const deliver = (minScore: number, days: number) =>
    world.owner.db
      .insertInto('market_score_rates')
      .values({ term_years: 30, min_score: minScore, observed_on: daysAgo(days), rate: '6.1000', source: 'myFICO' })
      .execute()
  await deliver(620, 31)
  await deliver(760, 4)
  await eventually(async () =>
    expect((await get()).scoreQuestion).toMatchObject({
      label: 'Credit score',
      bands: [{ score: '760', rates: [{ months: 360, rate: 6.1 }] }],
    }),
  )
  expect((await get('?lang=es')).scoreQuestion).toMatchObject({ notSure: 'No lo sé' })
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const { data } = await agent.call('GET /agent/properties/score-rates')
  const from = { source: 'myFICO', observedOn: daysAgo(4) }
  expect(data).toEqual([{ termYears: 30, minScore: 760, rate: 6.1, ...from }])

  const settings = { ...widget.settings, defaultState: 'NJ', usesMarketRate: false }
  await owner.call('PATCH /agent/widget/config/:widgetId/settings', {
    params: { widgetId },
    body: { settings: settings as WidgetSettings },
  })
  await eventually(async () => expect(await get()).not.toHaveProperty('scoreQuestion'))
  await world.owner.db.deleteFrom('market_score_rates').execute()
})

test('a calculator asks for a ZIP code as soon as the operator brought property taxes by county', async ({ world }) => {
  const { getPublicWidget } = await publishWidget(world, 'HOME_SALE_CALC')
  expect(await getPublicWidget()).not.toHaveProperty('hasCountyTaxes')
  await world.owner.db
    .insertInto('market_property_taxes')
    .values({
      state: 'NH',
      key: 'coos',
      county: 'Coos County',
      rate: '2.1',
      year: 2024,
      zips: ['03570'],
      source: 'A',
    })
    .execute()
  await eventually(async () => expect(await getPublicWidget()).toMatchObject({ hasCountyTaxes: true }))
  const search = await publishWidget(world)
  expect(await search.getPublicWidget()).not.toHaveProperty('hasCountyTaxes')
})

test('visitors read the agency’s own Spanish and switch between the languages', async ({ world }) => {
  const { owner, widget, widgetId, getPublicWidget } = await publishWidget(world)
  expect(await getPublicWidget('?lang=es')).toMatchObject({
    settings: { textBox: { placeholder: 'Escriba la dirección de su casa' } },
  })
  expect(await getPublicWidget()).not.toHaveProperty('otherLanguage')
  const texts = { textBox: { placeholder: 'Your street in Maine' } }
  const spanishTexts = [{ text: 'Your street in Maine', spanish: 'Su calle en Maine' }]
  const saved = await owner.call('PATCH /agent/widget/config/:widgetId/settings', {
    params: { widgetId },
    body: { settings: { ...widget.settings, ...texts, spanishTexts } as WidgetSettings },
  })
  expect(saved.settings).toMatchObject({ ...texts, spanishTexts })
  await eventually(async () =>
    expect(await getPublicWidget('?lang=es')).toMatchObject({
      settings: {
        textBox: { placeholder: 'Su calle en Maine' },
        searchButton: { text: { content: 'Ver el valor de mi casa' } },
      },
      otherLanguage: { language: 'en', name: 'English' },
    }),
  )
  expect(await getPublicWidget()).toMatchObject({
    settings: texts,
    otherLanguage: { language: 'es', name: 'Español' },
  })
})

test('visitors can have their figures emailed only if the form answers by email', async ({ world }) => {
  const { agency, owner, getPublicWidget } = await publishWidget(world, 'MORTGAGE_CALC')
  expect(await getPublicWidget()).toHaveProperty('emailsFigures', true)
  const params = { formId: agency.formIds.get('MORTGAGE') ?? '' }
  const form = await owner.call('GET /agent/forms/form/:formId', { params })
  const body = { ...form, generalSettings: { ...form.generalSettings, sendsAnswer: false } } as FormChange
  await owner.call('PATCH /agent/forms/form/:formId', { params, body })
  await eventually(async () => expect(await getPublicWidget()).not.toHaveProperty('emailsFigures'))
})

test('the public widget contains no internal data', async ({ world }) => {
  const { agency, owner, getPublicWidget } = await publishWidget(world)
  const widget = await getPublicWidget()
  const keys = [
    'agencyName',
    'countsMachines',
    'journey',
    'journeyWords',
    'opening',
    'place',
    'settings',
    'theme',
    'type',
    'widgetId',
    'words',
  ]
  expect(Object.keys(widget).sort()).toEqual(keys)
  expect(Object.keys(widget.settings).sort()).toEqual(['searchButton', 'textBox'])
  const json = JSON.stringify(widget)
  for (const secret of [agency.accountId, agency.brandingId, owner.email, owner.agentId, 'Spring sale'])
    expect(json).not.toContain(secret)
})

test('a hidden cost is saved but not public', async ({ world }) => {
  const { owner, widget, widgetId, getPublicWidget } = await publishWidget(world, 'HOME_SALE_CALC')
  const cost = { title: 'Commission', defaultPerc: 5, infoMessage: 'Negotiable', showCost: true }
  const additionalCosts = [{ ...cost, title: 'Unfinished', showCost: false }, cost]
  const settings = { ...widget.settings, additionalCosts } as WidgetSettings
  const body = { settings }
  const saved = await owner.call('PATCH /agent/widget/config/:widgetId/settings', { params: { widgetId }, body })
  expect(saved.settings).toMatchObject({ additionalCosts })
  expect((await getPublicWidget()).settings).toMatchObject({ additionalCosts: [cost] })
})

test('the public widget contains its journey', async ({ world }) => {
  const { widgetId, getPublicWidget } = await publishWidget(world, 'AFFORDABILITY_CALC')
  const journey = await world.anonymous.call('GET /public/journeys/:subjectId', { params: { subjectId: widgetId } })
  expect((await getPublicWidget()).journey).toEqual(journey)
})

test('the language is Spanish on request, and otherwise English', async ({ world }) => {
  const { getPublicWidget } = await publishWidget(world)
  expect((await getPublicWidget('?lang=es')).journey).toMatchObject({ language: 'es' })
  expect((await getPublicWidget()).journey).toMatchObject({ language: 'en' })
  expect((await getPublicWidget('?lang=de')).journey).toMatchObject({ language: 'en' })
})

test('a browser that has the current version gets 304 Not Modified', async ({ world }) => {
  const { request } = await publishWidget(world)
  const { etag } = (await request()).headers
  const revalidated = await request('', { 'if-none-match': etag })
  expect([revalidated.statusCode, revalidated.body, revalidated.headers.etag]).toEqual([304, '', etag])
  expect((await request('', { 'if-none-match': '"another"' })).statusCode).toBe(200)
  expect((await request('?lang=es')).headers.etag).not.toBe(etag)
})

test('widget ids are case-insensitive', async ({ world }) => {
  const { widgetId, request } = await publishWidget(world)
  const uppercase = await world.anonymous.send('GET', `/api/public/widgets/${widgetId.toUpperCase()}`)
  expect(uppercase.body).toBe((await request()).body)
})

describe('the public widget is not found for an id that is', () => {
  test.for(['unknown', 'nonsense', 'landing-page', 'contact-dashboard'])('%s', async (kind, { world }) => {
    const agency = await world.factory.createAgency()
    const asset = await world.factory.createAsset(agency, kind.includes('-') ? { kind: kind as 'landing-page' } : {})
    const id = kind === 'unknown' ? newId() : kind === 'nonsense' ? kind : asset.subjectId
    const response = await world.anonymous.send('GET', `/api/public/widgets/${id}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: 'not_found', message: 'Widget not found' })
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('a cached widget is updated', () => {
  test('when it is archived and published again', async ({ world }) => {
    const { owner, widgetId, request } = await publishWidget(world)
    const params = { widgetId }
    expect((await request()).statusCode).toBe(200)
    await owner.call('POST /agent/widget/config/:widgetId/archived', { params })
    await eventually(async () => expect((await request()).statusCode).toBe(404))
    const response = await request()
    expect(response.json()).toEqual({ code: 'archived', message: 'This widget is no longer available.' })
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers['cache-control']).toBe('public, max-age=60')
    await owner.call('POST /agent/widget/config/:widgetId/unarchived', { params })
    await eventually(async () => expect((await request()).statusCode).toBe(200))
  })

  test('when its settings change', async ({ world }) => {
    const { owner, widget, widgetId, getPublicWidget } = await publishWidget(world)
    await getPublicWidget()
    const textBox = { placeholder: 'Where do you live?' }
    const settings = { ...widget.settings, textBox } as WidgetSettings
    await owner.call('PATCH /agent/widget/config/:widgetId/settings', { params: { widgetId }, body: { settings } })
    await eventually(async () => expect((await getPublicWidget()).settings).toMatchObject({ textBox }))
  })

  test('when its brand changes', async ({ world }) => {
    const { agency, owner, getPublicWidget } = await publishWidget(world)
    const before = await getPublicWidget()
    const params = { brandingId: agency.brandingId }
    const { style } = await owner.call('GET /agent/branding/:brandingId', { params })
    const body = { ...style, primaryColor: '#123F5C' }
    await owner.call('PATCH /agent/branding/:brandingId/style', { params, body })
    await eventually(async () => expect((await getPublicWidget()).journey.brand).not.toEqual(before.journey.brand))
  })

  test('when its form changes', async ({ world }) => {
    const { agency, owner, getPublicWidget } = await publishWidget(world)
    await getPublicWidget()
    const params = { formId: agency.formIds.get('HV') ?? '' }
    const form = await owner.call('GET /agent/forms/form/:formId', { params })
    const body = { ...form, title: 'Curious?' } as FormChange
    await owner.call('PATCH /agent/forms/form/:formId', { params, body })
    await eventually(async () => expect((await getPublicWidget()).journey.forms).toMatchObject([{ title: 'Curious?' }]))
  })

  test('when the agency is renamed', async ({ world }) => {
    const { agency, getPublicWidget } = await publishWidget(world)
    await getPublicWidget()
    const { db } = world.owner
    await db.updateTable('agencies').set({ name: 'Renamed' }).where('account_id', '=', agency.accountId).execute()
    await eventually(async () => expect((await getPublicWidget()).agencyName).toBe('Renamed'))
  })
})

test('simultaneous first requests get the same reply', async ({ world }) => {
  const { request } = await publishWidget(world)
  const responses = await Promise.all(Array.from({ length: 30 }, () => request()))
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
})
