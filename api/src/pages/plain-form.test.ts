import type { FormChange } from '@gable/shared/forms/form.ts'
import { parseCampaign } from '@gable/shared/traffic/campaign.ts'
import { expect } from 'vitest'
import type { AgencyFactory } from '../testing/agency-factory.ts'
import { createChoice, createQuestion } from '../testing/form-questions.ts'
import { test, type World } from '../testing/world.ts'

/** Opens the form and fills it in the way a browser without JavaScript sends it. */
async function openForm(
  world: World,
  lang: 'en' | 'es' = 'en',
  assetOptions: Parameters<AgencyFactory['createAsset']>[1] = {},
) {
  const agency = await world.factory.createAgency()
  const { subjectId } = await world.factory.createAsset(agency, assetOptions)
  const url = `/f/${subjectId}?lang=${lang}`
  const { body } = await world.anonymous.send('GET', url)
  const hidden = readHidden(body)
  const typed = {
    address: '12 Harbor Road, Portland, ME',
    [`answers.${agency.formIds.get('HV')}`]: '3-6 Months',
    'details.firstName': 'Ada',
    'details.lastName': 'Moss',
    'details.email': `ada-${subjectId}@example.com`,
    'details.phone': '',
    since: String(Date.now() - 30_000),
  }
  const send = (change: Record<string, string> = {}, action = url) =>
    world.anonymous.send(
      'POST',
      action,
      new URLSearchParams({ ...Object.fromEntries(hidden), ...typed, ...change }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    )
  const stored = () =>
    world.owner.db.selectFrom('submissions').selectAll().where('subject_id', '=', subjectId).execute()
  return { subjectId, send, stored }
}

test('a form sent without JavaScript is stored as a submission and leads to the thank-you page', async ({ world }) => {
  const { subjectId, send, stored } = await openForm(world, 'es')
  const response = await send()
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toMatch(`/f/${subjectId}/thanks?lang=es&answer=`)
  expect(await stored()).toMatchObject([
    {
      subject: 'widget',
      state: 'NEW',
      language: 'es',
      address: '12 Harbor Road, Portland, ME',
      details: { firstName: 'Ada', lastName: 'Moss', phone: '' },
    },
  ])
  const thanks = await world.anonymous.send('GET', response.headers.location as string)
  expect(thanks.body).toContain('¡Gracias!')
  expect(thanks.body).toContain('Buscando el valor de esta casa…')
  expect(thanks.headers['cache-control']).toBe('private, no-store')
  const english = /href="([^"]+)" lang="en"/.exec(thanks.body)?.[1]?.replaceAll('&amp;', '&')
  const { body } = await world.anonymous.send('GET', `/f/${subjectId}/thanks${english}`)
  expect(body, 'the language is switched').toContain('Looking up the value of this home…')
})

test('the campaign is recorded without JavaScript too', async ({ world }) => {
  const { subjectId, send, stored } = await openForm(world)
  const headers = {
    host: 'localhost:4000',
    referer: `http://localhost:4000/lp/${subjectId}?utm_source=post%26card&x=1`,
  }
  const sentOn = await world.app.inject({ url: `/f/${subjectId}?address=12+Harbor+Road`, headers })
  expect(sentOn.headers.location).toBe(`/f/${subjectId}?address=12+Harbor+Road&utm_source=post%26card`)
  const fromOurPage = await world.app.inject({ url: sentOn.headers.location as string, headers })
  const action = `/f/${subjectId}?lang=en&utm_source=post%26card`
  expect(fromOurPage.body).toContain(`action="${action.replaceAll('&', '&amp;')}"`)
  // A page of another website names no campaign of ours.
  const fromElsewhere = await world.app.inject({
    url: `/f/${subjectId}?address=12+Harbor+Road`,
    headers: { host: 'localhost:4000', referer: 'http://elsewhere.example/?utm_source=theirs' },
  })
  expect(fromElsewhere.body).not.toContain('&amp;utm_source=')

  const invalid = await send({ 'details.email': 'nobody' }, action)
  expect(invalid.body).toContain(`action="${action.replaceAll('&', '&amp;')}"`)
  expect((await send({}, action)).statusCode).toBe(303)
  const [submission] = await stored()
  expect(parseCampaign(submission?.page_url ?? null)).toEqual({ source: 'post&card' })
})

test('the page that linked to the form is recorded without JavaScript too', async ({ world }) => {
  const { subjectId, send, stored } = await openForm(world)
  const referer = 'https://news.example/homes?page=2&x=1'
  const { body, headers } = await world.anonymous.send('GET', `/f/${subjectId}`, undefined, { referer })
  const action = `/f/${subjectId}?lang=en&from=${encodeURIComponent(referer)}`
  expect(body).toContain(`action="${action.replaceAll('&', '&amp;')}"`)
  expect(headers['cache-control']).toBe('private, max-age=0')
  const invalid = await send({ 'details.email': 'nobody' }, action)
  expect(invalid.body).toContain(`action="${action.replaceAll('&', '&amp;')}"`)
  expect((await send({}, action)).statusCode).toBe(303)
  expect(await stored()).toMatchObject([{ referrer: referer }])
})

test.for(['javascript:alert(1)', '"><b>', 'x'])('%s is no page that links to a form', async (referer, { world }) => {
  const { subjectId, send, stored } = await openForm(world)
  const { body } = await world.anonymous.send('GET', `/f/${subjectId}`, undefined, { referer })
  expect(body).not.toContain('from=')
  await send({}, `/f/${subjectId}?lang=en&from=${encodeURIComponent(referer)}`)
  expect(await stored()).toMatchObject([{ referrer: null }])
})

test("the text of a buyer page's search bar is passed on to the form", async ({ world }) => {
  const agency = await world.factory.createAgency()
  const action = { actionType: 'FORM', value: agency.formIds.get('BUYER') }
  const settings = JSON.stringify({ action })
  const { subjectId } = await world.factory.createAsset(agency, { kind: 'landing-page', type: 'WEBSITE_1', settings })
  const { body } = await world.anonymous.send('GET', `/f/${subjectId}?address=Dover%2C+%3CNH%3E`)
  expect(body).toContain('name="lookedFor" value="Dover, &lt;NH>"')
})

test('the form of a tab stays the same one when the visitor switches the language', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const settings = JSON.stringify({
    tabs: (['HV', 'BUYER'] as const).map((type) => ({
      action: { actionType: 'FORM', value: agency.formIds.get(type) },
    })),
  })
  const type = 'TABBED_WEBSITE_1'
  const { subjectId } = await world.factory.createAsset(agency, { kind: 'landing-page', type, settings })
  const { body } = await world.anonymous.send('GET', `/f/${subjectId}?tab=1&address=Dover`)
  expect(body).toContain('href="?lang=es&amp;address=Dover&amp;tab=1"')
})

test('a form sent twice is stored once', async ({ world }) => {
  const { send, stored } = await openForm(world)
  const responses = await Promise.all([send(), send()])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([303, 303])
  expect(await stored()).toHaveLength(1)
})

test("errors show at their fields in the visitor's language, and the typed values stay", async ({ world }) => {
  const { send, stored } = await openForm(world, 'es')
  const response = await send({ 'details.email': 'nobody"><script>', 'details.lastName': ' ' })
  expect(response.statusCode).toBe(422)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toContain('value="12 Harbor Road, Portland, ME"')
  expect(response.body).toContain('value="nobody&quot;>&lt;script>"')
  expect(response.body).toMatch(/name="details.email"[^>]*aria-invalid/)
  expect(response.body).toContain('Escriba un correo electrónico como nombre@ejemplo.com.')
  expect(response.body).toContain('Complete este campo.')
  expect(response.body).toMatch(/value="3-6 Months"[^>]*checked/)
  expect(response.body).not.toContain('<script type="module"')
  expect(response.body).toMatch(/name="since" value="\d+"/)
  expect(await stored()).toEqual([])
})

test('a form with altered consent wording is rejected and shown again with the current wording', async ({ world }) => {
  const { send, stored } = await openForm(world)
  const response = await send({ 'consent.wording': 'You agree to nothing.' })
  expect(response.statusCode).toBe(422)
  expect(response.body).toContain('This form was just updated.')
  expect(response.body).not.toContain('You agree to nothing.')
  expect(await stored()).toEqual([])
})

test('clicking Continue before the script has loaded shows the whole form', async ({ world }) => {
  const { send, stored } = await openForm(world)
  const response = await send({ goOn: 'yes', 'details.email': '' })
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('class="journey all-steps"')
  expect(response.body).toContain('value="12 Harbor Road, Portland, ME"')
  expect(response.body).not.toContain('aria-invalid')
  expect(await stored()).toEqual([])
})

test.for<[string, string | undefined, number]>([
  ['application/json', '{}', 400],
  ['application/x-www-form-urlencoded', '', 422],
  ['application/x-www-form-urlencoded', 'details.email=%00%FF&answers.x=y', 400],
])('a malformed body is rejected: %s %s', async ([type, body, status], { world }) => {
  const { subjectId } = await openForm(world)
  const response = await world.anonymous.send('POST', `/f/${subjectId}`, body, { 'content-type': type })
  expect(response.statusCode).toBe(status)
})

test('another site cannot send the form for its visitor', async ({ world }) => {
  const { subjectId } = await openForm(world)
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
  expect((await world.anonymous.send('POST', `/f/${subjectId}`, '', type)).statusCode).toBe(403)
})

test('answers to the questions of an agency arrive without JavaScript, and the thank-you page leads on', async ({
  world,
}) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const params = { formId: agency.formIds.get('GENERAL') ?? '' }
  const [house, condo] = [createChoice('House'), createChoice('Condo')]
  const wants = createQuestion('CHOICES', 'Looking for?', { isRequired: true, choices: [house, condo] })
  const rooms = createQuestion('NUMBER', 'Rooms?', {
    isRequired: true,
    condition: { questionId: wants.id, value: house.id },
  })
  const form = await owner.call('GET /agent/forms/form/:formId', { params })
  const exitSettings = { ...form.exitSettings, redirectUrl: 'https://harbor.example/thanks?a=1&b=2' }
  const body = { ...form, exitSettings, questions: [wants, rooms] } as FormChange
  await owner.call('PATCH /agent/forms/form/:formId', { params, body })
  const asset = await world.factory.createAsset(agency, {
    kind: 'landing-page',
    type: 'TABBED_WEBSITE_1',
    action: { actionType: 'FORM', value: params.formId },
  })
  const url = `/f/${asset.subjectId}?lang=en`
  const page = await world.anonymous.send('GET', url)
  expect(page.body).toContain('Only if you answered “House” to “Looking for?”')
  const send = (answers: [string, string][]) => {
    const fields = new URLSearchParams([...readHidden(page.body), ...answers])
    for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }))
      fields.append(`details.${name}`, value)
    fields.set('since', String(Date.now() - 30_000))
    return world.anonymous.send('POST', url, String(fields), { 'content-type': 'application/x-www-form-urlencoded' })
  }
  const refused = await send([[`questions.${wants.id}`, house.id]])
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('Please fill this in.')
  const sent = await send([
    [`questions.${wants.id}`, house.id],
    [`questions.${wants.id}`, condo.id],
    [`questions.${rooms.id}`, '4'],
  ])
  expect(sent.statusCode).toBe(303)
  const stored = await world.owner.db
    .selectFrom('submissions')
    .select('answers')
    .where('subject_id', '=', asset.subjectId)
    .execute()
  expect(stored).toEqual([
    {
      answers: [
        { label: 'Looking for?', value: 'House, Condo' },
        { label: 'Rooms?', value: '4' },
      ],
    },
  ])
  const thanks = await world.anonymous.send('GET', sent.headers.location as string)
  expect(thanks.body).toContain('<meta http-equiv="refresh" content="3;url=https://harbor.example/thanks?a=1&amp;b=2"')
  expect(thanks.body).toContain('href="https://harbor.example/thanks?a=1&amp;b=2"')
})

const readHidden = (html: string) =>
  [...html.matchAll(/type="hidden" name="([^"]+)" value(?:="([^"]*)")?/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&amp;', '&')],
  )
