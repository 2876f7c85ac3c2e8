import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { filledIn, openPage, pageOf } from '../testing/visitors.ts'
import { test } from '../testing/world.ts'

const nobody = { firstName: ' ', lastName: '', email: 'nora at example', phone: '12' }

test('what is missing or wrong is said field by field, in the language of the visitor', async ({ world }) => {
  const page = await openPage(world)
  const answer = await page.send({ details: nobody, answers: [], address: { text: '' } })
  expect(answer.statusCode).toBe(422)
  const { fields } = answer.json()
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
  const enEspañol = (await page.send({ details: nobody, language: 'es' })).json()
  expect(enEspañol.fields['details.firstName']).toBe('Complete este campo.')
  expect((await page.stored()).submissions).toEqual([])
})

test('the form decides as it is now, not as it was when it was opened', async ({ world }) => {
  const page = await openPage(world)
  const formId = page.agency.formIds.get('HV') ?? ''
  await world.owner.db.updateTable('forms').set({ phone_mandatory: true }).where('id', '=', formId).execute()
  expect((await page.send()).json().fields).toEqual({ 'details.phone': 'Please fill this in.' })
  await world.owner.db
    .updateTable('forms')
    .set({ phone_mandatory: false, include_selling_timeline: false })
    .where('id', '=', formId)
    .execute()
  expect((await page.send()).statusCode).toBe(200)
  expect((await page.stored()).submissions[0]?.answers).toMatchObject([{ value: '3-6 Months' }])
})

test('an answer that is none of the options is refused', async ({ world }) => {
  const page = await openPage(world)
  const formId = page.journey.forms[0]?.id ?? ''
  expect((await page.send({ answers: [{ formId, value: 'Tomorrow' }] })).statusCode).toBe(422)
})

test('offers of a group are kept as they were answered, and one left open asks nothing', async ({ world }) => {
  const agency = await world.founding.agency()
  const action = { actionType: 'FORM_GROUP', value: agency.groupIds[1] ?? '' } as const
  const page = await pageOf(world, agency, await world.founding.subject(agency, { action, type: 'WEBSITE_1' }))
  const [, offer] = page.journey.forms
  await page.send({ answers: [{ formId: offer?.id ?? '', value: 'YES' }] })
  await page.send({ answers: [] })
  const { submissions, leads } = await page.stored()
  expect(submissions.map(({ answers }) => answers)).toEqual([[{ label: offer?.title, value: 'Yes' }], []])
  expect(leads.map((lead) => lead.lead_type)).toEqual(['BUYER', 'BUYER'])
})

test('words that were not ours to show are refused, and those of before a change are taken', async ({ world }) => {
  const page = await openPage(world)
  const sent = filledIn(page.journey)
  const forged = await page.post({ ...sent, consent: { ...sent.consent, wording: 'I agree to nothing.' } })
  expect(forged.statusCode).toBe(422)
  expect(forged.json().fields).toEqual({ consent: 'These are not the words that were shown here.' })
  const elsewhere = (await openPage(world)).journey.consent
  expect((await page.post({ ...sent, consent: { ...sent.consent, ...elsewhere } })).statusCode).toBe(422)
  await world.owner.db
    .updateTable('brandings')
    .set({ compliance: JSON.stringify({ consentText: 'New words.' }) })
    .where('account_id', '=', page.agency.accountId)
    .execute()
  expect((await page.post(sent)).statusCode).toBe(200)
  expect((await page.stored()).consents).toMatchObject([{ wording: page.journey.consent.wording }])
})

test('nobody knows a page that was never there, and one that was archived still takes what is sent', async ({
  world,
}) => {
  const page = await openPage(world)
  expect((await page.send({ subjectId: newId() })).statusCode).toBe(404)
  await world.owner.db.updateTable('subjects').set({ status: 'ARCHIVED' }).where('id', '=', page.subjectId).execute()
  expect((await page.send()).statusCode).toBe(200)
  expect((await page.stored()).leads).toHaveLength(1)
})

test('any text is kept as text: long, of any script, markup, code', async ({ world }) => {
  const page = await openPage(world)
  const formId = page.journey.forms[0]?.id ?? ''
  await world.owner.db.updateTable('forms').set({ include_selling_timeline: false }).where('id', '=', formId).execute()
  const long = `${'ש'.repeat(4999)}\n${'💥'.repeat(2500)}`
  const lastName = `'); drop table leads; --<b>`
  const sent = filledIn(page.journey, {
    answers: [{ formId, value: `${long}\u0000\ud800` }],
    address: { text: '<img src=x onerror=alert(1)>' },
    details: { firstName: 'مريم', lastName: `${lastName}\u202e`, email: 'm@example.com', phone: '' },
  })
  expect((await page.post(sent)).statusCode).toBe(200)
  const { submissions, contacts } = await page.stored()
  expect(submissions[0]?.answers[0]?.value).toBe(`${long}\ufffd`)
  expect(contacts[0]?.full_name).toBe(`مريم ${lastName}`)
})

test('a clock that is far off costs no lead: it came now', async ({ world }) => {
  const page = await openPage(world)
  await page.send({ at: '2001-01-01T00:00:00Z' })
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString()
  await page.send({ at: twoDaysAgo })
  const [now, then] = (await page.stored()).submissions.map(({ at }) => at)
  expect(Date.now() - (now?.getTime() ?? 0)).toBeLessThan(60_000)
  expect(then?.toISOString()).toBe(twoDaysAgo)
})

test('another site may send it, as plain text and without asking first', async ({ world }) => {
  const page = await openPage(world)
  const headers = { 'content-type': 'text/plain', origin: 'https://blog.example', 'sec-fetch-site': 'cross-site' }
  const answer = await page.send({ page: 'javascript:alert(1)' }, headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await page.stored()).submissions).toMatchObject([{ page_url: 'https://blog.example/' }])
  const leave = await world.stranger.send('OPTIONS', '/api/public/submissions', undefined, headers)
  expect(leave.statusCode).toBe(204)
  expect((await page.post('no JSON')).statusCode).toBe(422)
})

test('an endless address of the page and a clock that was set back cost no lead', async ({ world }) => {
  const page = await openPage(world)
  const long = `https://blog.example/?${'utm=1&'.repeat(5000)}`
  expect((await page.send({ page: long, elapsed: -0.5 })).statusCode).toBe(200)
  expect((await page.stored()).submissions).toMatchObject([{ state: 'NEW', page_url: long.slice(0, 2000) }])
})

test('a preview is answered like the real thing and leaves nothing behind', async ({ world }) => {
  const page = await openPage(world)
  expect((await page.send({ isPreview: true })).json()).toMatchObject({ firstName: 'Nora' })
  expect((await page.stored()).submissions).toEqual([])
})
