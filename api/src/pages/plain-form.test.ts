import { campaignOf } from '@gable/shared/submissions/campaign.ts'
import { expect } from 'vitest'
import type { Founding } from '../testing/founding.ts'
import { test, type World } from '../testing/world.ts'

/** The form as a browser without script would send it, with what its visitor has typed. */
async function opened(world: World, lang: 'en' | 'es' = 'en', given: Parameters<Founding['subject']>[1] = {}) {
  const agency = await world.founding.agency()
  const { subjectId } = await world.founding.subject(agency, given)
  const url = `/f/${subjectId}?lang=${lang}`
  const { body } = await world.stranger.send('GET', url)
  const hidden = [...body.matchAll(/type="hidden" name="([^"]+)" value(?:="([^"]*)")?/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&amp;', '&')],
  )
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
    world.stranger.send(
      'POST',
      action,
      new URLSearchParams({ ...Object.fromEntries(hidden), ...typed, ...change }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    )
  const stored = () =>
    world.owner.db.selectFrom('submissions').selectAll().where('subject_id', '=', subjectId).execute()
  return { subjectId, send, stored }
}

test('a form sent without script is a submission like any other, and leads to thanks', async ({ world }) => {
  const { subjectId, send, stored } = await opened(world, 'es')
  const answer = await send()
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/f/${subjectId}/thanks?lang=es`)
  expect(await stored()).toMatchObject([
    {
      subject: 'widget',
      state: 'NEW',
      language: 'es',
      address: '12 Harbor Road, Portland, ME',
      details: { firstName: 'Ada', lastName: 'Moss', phone: '' },
    },
  ])
  const thanks = await world.stranger.send('GET', answer.headers.location as string)
  expect(thanks.body).toContain('¡Gracias!')
})

test('by which link somebody came is known without script too', async ({ world }) => {
  const { subjectId, send, stored } = await opened(world)
  const led = await world.app.inject({
    url: `/f/${subjectId}?address=12+Harbor+Road`,
    headers: { host: 'pages.example', referer: `http://pages.example/lp/${subjectId}?utm_source=post%26card&x=1` },
  })
  const action = `/f/${subjectId}?lang=en&utm_source=post%26card`
  expect(led.body).toContain(`action="${action.replaceAll('&', '&amp;')}"`)
  // Nobody else's address is taken for a page of ours.
  const stray = await world.app.inject({
    url: `/f/${subjectId}?address=12+Harbor+Road`,
    headers: { host: 'pages.example', referer: 'http://elsewhere.example/?utm_source=theirs' },
  })
  expect(stray.body).not.toContain('utm_source')

  const mended = await send({ 'details.email': 'nobody' }, action)
  expect(mended.body).toContain(`action="${action.replaceAll('&', '&amp;')}"`)
  expect((await send({}, action)).statusCode).toBe(303)
  const [submission] = await stored()
  expect(campaignOf(submission?.page_url ?? null)).toEqual({ source: 'post&card' })
})

test('what was typed into the search of a page for buyers comes along', async ({ world }) => {
  const agency = await world.founding.agency()
  const action = { actionType: 'FORM', value: agency.formIds.get('BUYER') }
  const settings = JSON.stringify({ action })
  const { subjectId } = await world.founding.subject(agency, { kind: 'landing-page', type: 'WEBSITE_1', settings })
  const { body } = await world.stranger.send('GET', `/f/${subjectId}?address=Dover%2C+%3CNH%3E`)
  expect(body).toContain('name="lookedFor" value="Dover, &lt;NH>"')
})

test('pressed twice it is stored once', async ({ world }) => {
  const { send, stored } = await opened(world)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
  expect(await stored()).toHaveLength(1)
})

test('what is wrong is said at its field, in the visitor’s language, and everything typed is still there', async ({
  world,
}) => {
  const { send, stored } = await opened(world, 'es')
  const answer = await send({ 'details.email': 'nobody"><script>', 'details.lastName': ' ' })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('value="12 Harbor Road, Portland, ME"')
  expect(answer.body).toContain('value="nobody&quot;>&lt;script>"')
  expect(answer.body).toMatch(/name="details.email"[^>]*aria-invalid/)
  expect(answer.body).toContain('Escriba un correo electrónico como nombre@ejemplo.com.')
  expect(answer.body).toContain('Complete este campo.')
  expect(answer.body).toMatch(/value="3-6 Months"[^>]*checked/)
  expect(answer.body).not.toContain('<script type="module"')
  expect(answer.body).toMatch(/name="since" value="\d+"/)
  expect(await stored()).toEqual([])
})

test('words that are not ours are not agreed to: the form comes back with ours', async ({ world }) => {
  const { send, stored } = await opened(world)
  const answer = await send({ 'consent.wording': 'You agree to nothing.' })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('This form has changed a moment ago.')
  expect(answer.body).not.toContain('You agree to nothing.')
  expect(await stored()).toEqual([])
})

test('who presses Continue before the script has come is shown the whole form', async ({ world }) => {
  const { send, stored } = await opened(world)
  const answer = await send({ goOn: 'yes', 'details.email': '' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('class="journey whole"')
  expect(answer.body).toContain('value="12 Harbor Road, Portland, ME"')
  expect(answer.body).not.toContain('aria-invalid')
  expect(await stored()).toEqual([])
})

test.for<[string, string | undefined, number]>([
  ['application/json', '{}', 400],
  ['application/x-www-form-urlencoded', '', 422],
  ['application/x-www-form-urlencoded', 'details.email=%00%FF&answers.x=y', 400],
])('a body that makes no sense is refused: %s %s', async ([type, body, status], { world }) => {
  const { subjectId } = await opened(world)
  const answer = await world.stranger.send('POST', `/f/${subjectId}`, body, { 'content-type': type })
  expect(answer.statusCode).toBe(status)
})

test('a page of another site cannot send the form for its visitor', async ({ world }) => {
  const { subjectId } = await opened(world)
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
  expect((await world.stranger.send('POST', `/f/${subjectId}`, '', type)).statusCode).toBe(403)
})
