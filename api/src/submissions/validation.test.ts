import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { expect } from 'vitest'
import { createPage, createSubmission, openJourney } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

const invalidDetails = { firstName: ' ', lastName: '', email: 'nora at example', phone: '12' }

test('validation errors come per field in the visitor’s language', async ({ world }) => {
  const page = await createPage(world)
  const response = await page.submit({ details: invalidDetails, answers: [], address: { text: '' } })
  expect(response.statusCode).toBe(422)
  const { fields } = response.json()
  expect(Object.keys(fields).sort()).toEqual(
    [
      'address',
      `answers.${page.journey.forms[0]?.id}`,
      'details.email',
      'details.firstName',
      'details.lastName',
      'details.phone',
    ].sort(),
  )
  expect(fields['details.email']).toBe('Please enter an email address such as name@example.com.')
  const enEspañol = (await page.submit({ details: invalidDetails, language: 'es' })).json()
  expect(enEspañol.fields['details.firstName']).toBe('Complete este campo.')
  expect((await page.getStored()).submissions).toEqual([])
})

test('a submission is validated against the current form, not the one the visitor opened', async ({ world }) => {
  const page = await createPage(world)
  const formId = page.agency.formIds.get('HV') ?? ''
  await world.owner.db.updateTable('forms').set({ phone_mandatory: true }).where('id', '=', formId).execute()
  expect((await page.submit()).json().fields).toEqual({ 'details.phone': 'Please fill this in.' })
  await world.owner.db
    .updateTable('forms')
    .set({ phone_mandatory: false, include_selling_timeline: false })
    .where('id', '=', formId)
    .execute()
  expect((await page.submit()).statusCode).toBe(200)
  expect((await page.getStored()).submissions[0]?.answers).toMatchObject([{ value: '3-6 Months' }])
})

test('an answer that is not an option is rejected', async ({ world }) => {
  const page = await createPage(world)
  const formId = page.journey.forms[0]?.id ?? ''
  expect((await page.submit({ answers: [{ formId, value: 'Tomorrow' }] })).statusCode).toBe(422)
})

test('answers to a group’s offers are stored, and unanswered offers are optional', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const action = { actionType: 'FORM_GROUP', value: agency.groupIds[1] ?? '' } as const
  const page = await openJourney(world, agency, await world.factory.createAsset(agency, { action, type: 'WEBSITE_1' }))
  const [, offer] = page.journey.forms
  await page.submit({ answers: [{ formId: offer?.id ?? '', value: 'YES' }] })
  await page.submit({ answers: [] })
  const { submissions, leads } = await page.getStored()
  expect(submissions.map(({ answers }) => answers)).toEqual([[{ label: offer?.title, value: 'Yes' }], []])
  expect(leads.map((lead) => lead.lead_type)).toEqual(['BUYER', 'BUYER'])
})

test('consent text we never showed is rejected, and text from before a change is accepted', async ({ world }) => {
  const page = await createPage(world)
  const sent = createSubmission(page.journey)
  const forged = await page.post({ ...sent, consent: { ...sent.consent, wording: 'I agree to nothing.' } })
  expect(forged.statusCode).toBe(422)
  expect(forged.json().fields).toEqual({ consent: 'This is not the consent text shown on this page.' })
  const elsewhere = (await createPage(world)).journey.consent
  expect((await page.post({ ...sent, consent: { ...sent.consent, ...elsewhere } })).statusCode).toBe(422)
  await world.owner.db
    .updateTable('brandings')
    .set({ compliance: JSON.stringify({ consentText: 'New words.' }) })
    .where('account_id', '=', page.agency.accountId)
    .execute()
  expect((await page.post(sent)).statusCode).toBe(200)
  expect((await page.getStored()).consents).toMatchObject([{ wording: page.journey.consent.wording }])
})

test('an unknown page is not found, and an archived one still accepts submissions', async ({ world }) => {
  const page = await createPage(world)
  expect((await page.submit({ subjectId: newId() })).statusCode).toBe(404)
  await world.owner.db.updateTable('assets').set({ status: 'ARCHIVED' }).where('id', '=', page.subjectId).execute()
  expect((await page.submit()).statusCode).toBe(200)
  expect((await page.getStored()).leads).toHaveLength(1)
})

test('long text, any script, markup, and code are stored as plain text', async ({ world }) => {
  const page = await createPage(world)
  const formId = page.journey.forms[0]?.id ?? ''
  await world.owner.db.updateTable('forms').set({ include_selling_timeline: false }).where('id', '=', formId).execute()
  const long = `${'ש'.repeat(4999)}\n${'💥'.repeat(2500)}`
  const lastName = `'); drop table leads; --<b>`
  const sent = createSubmission(page.journey, {
    answers: [{ formId, value: `${long}\u0000\ud800` }],
    address: { text: '<img src=x onerror=alert(1)>' },
    details: { firstName: 'مريم', lastName: `${lastName}\u202e`, email: 'm@example.com', phone: '' },
  })
  expect((await page.post(sent)).statusCode).toBe(200)
  const { submissions, contacts } = await page.getStored()
  expect(submissions[0]?.answers[0]?.value).toBe(`${long}\ufffd`)
  expect(contacts[0]?.full_name).toBe(`مريم ${lastName}`)
})

test('a submission with an implausible time is stored as of now', async ({ world }) => {
  const page = await createPage(world)
  await page.submit({ at: '2001-01-01T00:00:00Z' })
  const twoDaysAgo = new Date(Date.now() - 2 * dayLength).toISOString()
  await page.submit({ at: twoDaysAgo })
  const [now, then] = (await page.getStored()).submissions.map(({ at }) => at)
  expect(Date.now() - (now?.getTime() ?? 0)).toBeLessThan(60_000)
  expect(then?.toISOString()).toBe(twoDaysAgo)
})

test('another site can submit as text/plain without a preflight', async ({ world }) => {
  const page = await createPage(world)
  const headers = { 'content-type': 'text/plain', origin: 'https://blog.example', 'sec-fetch-site': 'cross-site' }
  const response = await page.submit({ page: 'javascript:alert(1)' }, headers)
  expect(response.statusCode).toBe(200)
  expect(response.headers['access-control-allow-origin']).toBe('*')
  expect(response.headers['set-cookie']).toBeUndefined()
  expect((await page.getStored()).submissions).toMatchObject([{ page_url: 'https://blog.example/' }])
  const preflight = await world.anonymous.send('OPTIONS', '/api/public/submissions', undefined, headers)
  expect(preflight.statusCode).toBe(204)
  expect((await page.post('no JSON')).statusCode).toBe(422)
})

test('an endless page URL and a clock that was set back do not lose the lead', async ({ world }) => {
  const page = await createPage(world)
  const long = `https://blog.example/?${'utm=1&'.repeat(5000)}`
  expect((await page.submit({ page: long, elapsed: -0.5 })).statusCode).toBe(200)
  expect((await page.getStored()).submissions).toMatchObject([{ state: 'NEW', page_url: long.slice(0, 2000) }])
})

test('a preview gets a normal receipt and stores nothing', async ({ world }) => {
  const page = await createPage(world)
  expect((await page.submit({ isPreview: true })).json()).toMatchObject({ firstName: 'Nora' })
  expect((await page.getStored()).submissions).toEqual([])
})
