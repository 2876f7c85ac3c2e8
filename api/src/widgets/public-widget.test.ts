import type { FormChange } from '@gable/shared/forms/form.ts'
import { newId } from '@gable/shared/ids.ts'
import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import type { PublicWidget } from '@gable/shared/widgets/public-widget.ts'
import { describe, expect } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { test, type World } from '../testing/world.ts'

async function published(world: World, type: WidgetType = 'SEARCH') {
  const agency = await world.factory.createAgency({ name: 'Harbor & Hill' })
  const owner = await world.factory.createAgent(agency)
  const widget = await owner.call('POST /agent/widget/config', { body: { type, widgetName: 'Spring sale' } })
  const widgetId = widget._id
  const ask = (query = '', headers = {}) =>
    world.anonymous.send('GET', `/api/public/widgets/${widgetId}${query}`, undefined, {
      origin: 'https://blog.example',
      ...headers,
    })
  const shown = async (query = '') => (await ask(query)).json() as PublicWidget
  return { agency, owner, widget, widgetId, ask, shown }
}

test('a website learns in one answer all it needs to show a widget, without a session', async ({ world }) => {
  const { agency, widgetId, ask } = await published(world, 'HOME_SALE_CALC')
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(answer.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600, stale-if-error=86400')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.json()).toMatchObject({
    widgetId,
    type: 'HOME_SALE_CALC',
    agencyName: 'Harbor & Hill',
    settings: { heading: 'What would you walk away with?', homeSale: { defaultAmount: 20_000 } },
    journey: { brand: { name: 'Harbor & Hill' }, forms: [{ id: agency.formIds.get('SELLER') }], language: 'en' },
  })
})

test('it learns nothing else', async ({ world }) => {
  const { agency, owner, shown } = await published(world)
  const widget = await shown()
  const parts = [
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
  expect(Object.keys(widget).sort()).toEqual(parts)
  expect(Object.keys(widget.settings).sort()).toEqual(['searchButton', 'textBox'])
  const words = JSON.stringify(widget)
  for (const secret of [agency.accountId, agency.brandingId, owner.email, owner.agentId, 'Spring sale'])
    expect(words).not.toContain(secret)
})

test('a cost that is switched off stays in the workspace', async ({ world }) => {
  const { owner, widget, widgetId, shown } = await published(world, 'HOME_SALE_CALC')
  const cost = { title: 'Commission', defaultPerc: 5, infoMessage: 'Negotiable', showCost: true }
  const additionalCosts = [{ ...cost, title: 'Half written', showCost: false }, cost]
  const settings = { ...widget.settings, additionalCosts } as WidgetSettings
  const body = { settings }
  const saved = await owner.call('PATCH /agent/widget/config/:widgetId/settings', { params: { widgetId }, body })
  expect(saved.settings).toMatchObject({ additionalCosts })
  expect((await shown()).settings).toMatchObject({ additionalCosts: [cost] })
})

test('what it may be asked, and with which consent, is what the journey says', async ({ world }) => {
  const { widgetId, shown } = await published(world, 'AFFORDABILITY_CALC')
  const journey = await world.anonymous.call('GET /public/journeys/:subjectId', { params: { subjectId: widgetId } })
  expect((await shown()).journey).toEqual(journey)
})

test('in Spanish it is Spanish, and in no language it is English', async ({ world }) => {
  const { shown } = await published(world)
  expect((await shown('?lang=es')).journey).toMatchObject({ language: 'es' })
  expect((await shown()).journey).toMatchObject({ language: 'en' })
  expect((await shown('?lang=de')).journey).toMatchObject({ language: 'en' })
})

test('who has it already is told that there is nothing new', async ({ world }) => {
  const { ask } = await published(world)
  const { etag } = (await ask()).headers
  const again = await ask('', { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect((await ask('', { 'if-none-match': '"another"' })).statusCode).toBe(200)
  expect((await ask('?lang=es')).headers.etag).not.toBe(etag)
})

test('an id is the same in large letters', async ({ world }) => {
  const { widgetId, ask } = await published(world)
  const large = await world.anonymous.send('GET', `/api/public/widgets/${widgetId.toUpperCase()}`)
  expect(large.body).toBe((await ask()).body)
})

describe('what is no widget is not found', () => {
  test.for(['unknown', 'nonsense', 'landing-page', 'contact-dashboard'])('%s', async (what, { world }) => {
    const agency = await world.factory.createAgency()
    const made = await world.factory.createAsset(agency, what.includes('-') ? { kind: what as 'landing-page' } : {})
    const id = what === 'unknown' ? newId() : what === 'nonsense' ? what : made.subjectId
    const answer = await world.anonymous.send('GET', `/api/public/widgets/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'not_found', message: 'There is no such widget' })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('whoever has asked already sees at once', () => {
  test('that it was archived, in words of its own, and that it is back', async ({ world }) => {
    const { owner, widgetId, ask } = await published(world)
    const params = { widgetId }
    expect((await ask()).statusCode).toBe(200)
    await owner.call('POST /agent/widget/config/:widgetId/archived', { params })
    await eventually(async () => expect((await ask()).statusCode).toBe(404))
    const answer = await ask()
    expect(answer.json()).toEqual({ code: 'archived', message: 'This widget is no longer available.' })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
    await owner.call('POST /agent/widget/config/:widgetId/unarchived', { params })
    await eventually(async () => expect((await ask()).statusCode).toBe(200))
  })

  test('that its settings were changed', async ({ world }) => {
    const { owner, widget, widgetId, shown } = await published(world)
    await shown()
    const textBox = { placeholder: 'Where do you live?' }
    const settings = { ...widget.settings, textBox } as WidgetSettings
    await owner.call('PATCH /agent/widget/config/:widgetId/settings', { params: { widgetId }, body: { settings } })
    await eventually(async () => expect((await shown()).settings).toMatchObject({ textBox }))
  })

  test('that its brand was changed', async ({ world }) => {
    const { agency, owner, shown } = await published(world)
    const before = await shown()
    const params = { brandingId: agency.brandingId }
    const { style } = await owner.call('GET /agent/branding/:brandingId', { params })
    const body = { ...style, primaryColor: '#123F5C' }
    await owner.call('PATCH /agent/branding/:brandingId/style', { params, body })
    await eventually(async () => expect((await shown()).journey.brand).not.toEqual(before.journey.brand))
  })

  test('that its form was changed', async ({ world }) => {
    const { agency, owner, shown } = await published(world)
    await shown()
    const params = { formId: agency.formIds.get('HV') ?? '' }
    const form = await owner.call('GET /agent/forms/form/:formId', { params })
    const body = { ...form, title: 'Curious?' } as FormChange
    await owner.call('PATCH /agent/forms/form/:formId', { params, body })
    await eventually(async () => expect((await shown()).journey.forms).toMatchObject([{ title: 'Curious?' }]))
  })

  test('that the agency is called otherwise', async ({ world }) => {
    const { agency, shown } = await published(world)
    await shown()
    const { db } = world.owner
    await db.updateTable('agencies').set({ name: 'Renamed' }).where('account_id', '=', agency.accountId).execute()
    await eventually(async () => expect((await shown()).agencyName).toBe('Renamed'))
  })
})

test('many who ask for a new one at once are answered alike', async ({ world }) => {
  const { ask } = await published(world)
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask()))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
})
