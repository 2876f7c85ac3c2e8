import { newId } from '@gable/shared/ids.ts'
import { getJourneySteps } from '@gable/shared/journeys/journey.ts'
import { expect } from 'vitest'
import { test } from '../testing/world.ts'

test('any website can fetch a journey without a session', async ({ world }) => {
  const agency = await world.factory.createAgency({ name: 'Harbor & Hill' })
  const { subjectId } = await world.factory.createAsset(agency)
  const response = await world.anonymous.send('GET', `/api/public/journeys/${subjectId}`, undefined, {
    origin: 'https://blog.example',
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['access-control-allow-origin']).toBe('*')
  expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(response.headers['cache-control']).toMatch(/^public, max-age=60/)
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.json()).toMatchObject({
    subject: 'widget',
    subjectId,
    language: 'en',
    brand: { name: 'Harbor & Hill' },
    asksAddress: true,
    phoneMandatory: false,
    forms: [{ leadType: 'HV', title: 'What is your home worth?', asksSellingTimeline: true }],
  })
  expect(response.json().consent.wording).toContain('you agree that Harbor & Hill may contact you')
})

test('a form group has the steps of its first form, an offer for each other form, and contact details', async ({
  world,
}) => {
  const agency = await world.factory.createAgency()
  const [group = ''] = agency.groupIds
  const { subjectId } = await world.factory.createAsset(agency, {
    kind: 'landing-page',
    type: 'TABBED_WEBSITE_1',
    action: { actionType: 'FORM_GROUP', value: group },
  })
  const journey = await world.anonymous.call('GET /public/journeys/:subjectId', { params: { subjectId } })
  expect(getJourneySteps(journey).map(({ kind }) => kind)).toEqual(['address', 'timeline', 'offer', 'offer', 'details'])
})

test('a form about other properties asks for no address, unless the widget is set to ask', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const action = { actionType: 'FORM', value: agency.formIds.get('BUYER') } as const
  const fetchJourney = async (settings: object) => {
    const options = { type: 'AFFORDABILITY_CALC', settings: JSON.stringify({ action, ...settings }) }
    const { subjectId } = await world.factory.createAsset(agency, options)
    return world.anonymous.call('GET /public/journeys/:subjectId', { params: { subjectId } })
  }
  expect(await fetchJourney({})).toMatchObject({ asksAddress: false, phoneMandatory: false })
  expect(await fetchJourney({ includeAddress: true, phoneRequired: true })).toMatchObject({
    asksAddress: true,
    phoneMandatory: true,
  })
})

test('the Spanish consent has its own wording and signature', async ({ world }) => {
  const { subjectId } = await world.factory.createAsset(await world.factory.createAgency())
  const fetchJourney = (lang: 'en' | 'es') =>
    world.anonymous.call('GET /public/journeys/:subjectId', { params: { subjectId }, query: { lang } })
  const [english, spanish] = [await fetchJourney('en'), await fetchJourney('es')]
  expect(spanish.consent.wording).toMatch(/^Al enviar este formulario, acepta que/)
  expect(spanish.consent.seal).not.toBe(english.consent.seal)
})

test.for(['unknown', 'archived', 'dashboard'])(
  'there is no journey for an asset that is %s',
  async (state, { world }) => {
    const agency = await world.factory.createAgency()
    const asset = await world.factory.createAsset(agency, {
      ...(state === 'archived' && { status: 'ARCHIVED' }),
      ...(state === 'dashboard' && { kind: 'contact-dashboard', type: 'DASHBOARD' }),
    })
    const response = await world.anonymous.send(
      'GET',
      `/api/public/journeys/${state === 'unknown' ? newId() : asset.subjectId}`,
    )
    expect(response.statusCode).toBe(404)
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.json().message).toBe('This page is no longer available.')
  },
)

test('a CORS preflight allows submissions from any website', async ({ world }) => {
  const response = await world.anonymous.send('OPTIONS', '/api/public/submissions', undefined, {
    origin: 'https://blog.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  })
  expect(response.statusCode).toBe(204)
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
  })
})
