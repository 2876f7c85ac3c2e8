import { newId } from '@gable/shared/ids.ts'
import { stepsOf } from '@gable/shared/journeys/journey.ts'
import { expect } from 'vitest'
import { test } from '../testing/world.ts'

test('a visitor from any site learns what will be asked, without a session', async ({ world }) => {
  const agency = await world.founding.agency({ name: 'Harbor & Hill' })
  const { subjectId } = await world.founding.subject(agency)
  const answer = await world.stranger.send('GET', `/api/public/journeys/${subjectId}`, undefined, {
    origin: 'https://blog.example',
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=60/)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.json()).toMatchObject({
    subject: 'widget',
    subjectId,
    language: 'en',
    brand: { name: 'Harbor & Hill' },
    asksAddress: true,
    phoneMandatory: false,
    forms: [{ leadType: 'HV', title: 'What is your home worth?', asksSellingTimeline: true }],
  })
  expect(answer.json().consent.wording).toContain('you agree that Harbor & Hill may contact you')
})

test('a group leads from its first form over an offer for each other one to the contact details', async ({ world }) => {
  const agency = await world.founding.agency()
  const [group = ''] = agency.groupIds
  const { subjectId } = await world.founding.subject(agency, {
    kind: 'landing-page',
    type: 'TABBED_WEBSITE_1',
    action: { actionType: 'FORM_GROUP', value: group },
  })
  const journey = await world.stranger.call('GET /public/journeys/:subjectId', { params: { subjectId } })
  expect(stepsOf(journey).map(({ kind }) => kind)).toEqual(['address', 'timeline', 'offer', 'offer', 'details'])
})

test('what is not about a home of the visitor’s own asks for no address, unless it is set to', async ({ world }) => {
  const agency = await world.founding.agency()
  const action = { actionType: 'FORM', value: agency.formIds.get('BUYER') } as const
  const asks = async (settings: object) => {
    const given = { type: 'AFFORDABILITY_CALC', settings: JSON.stringify({ action, ...settings }) }
    const { subjectId } = await world.founding.subject(agency, given)
    return world.stranger.call('GET /public/journeys/:subjectId', { params: { subjectId } })
  }
  expect(await asks({})).toMatchObject({ asksAddress: false, phoneMandatory: false })
  expect(await asks({ includeAddress: true, phoneRequired: true })).toMatchObject({
    asksAddress: true,
    phoneMandatory: true,
  })
})

test('in Spanish the consent is Spanish, and sealed on its own', async ({ world }) => {
  const { subjectId } = await world.founding.subject(await world.founding.agency())
  const call = (lang: 'en' | 'es') =>
    world.stranger.call('GET /public/journeys/:subjectId', { params: { subjectId }, query: { lang } })
  const [english, spanish] = [await call('en'), await call('es')]
  expect(spanish.consent.wording).toMatch(/^Al enviar, acepta que/)
  expect(spanish.consent.seal).not.toBe(english.consent.seal)
})

test.for(['unknown', 'archived', 'dashboard'])('what is %s leads nowhere', async (what, { world }) => {
  const agency = await world.founding.agency()
  const made = await world.founding.subject(agency, {
    ...(what === 'archived' && { status: 'ARCHIVED' }),
    ...(what === 'dashboard' && { kind: 'contact-dashboard', type: 'DASHBOARD' }),
  })
  const answer = await world.stranger.send(
    'GET',
    `/api/public/journeys/${what === 'unknown' ? newId() : made.subjectId}`,
  )
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.json().message).toBe('This page is no longer available.')
})

test('a browser that asks first may send from any site', async ({ world }) => {
  const answer = await world.stranger.send('OPTIONS', '/api/public/submissions', undefined, {
    origin: 'https://blog.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
  })
})
