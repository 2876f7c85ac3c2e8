import { newId } from '@gable/shared/ids.ts'
import { getWidgetLabels } from '@gable/shared/widgets/labels/widget-labels.ts'
import { expect } from 'vitest'
import { listAnswerEmails } from '../testing/answer-emails.ts'
import { createUniqueAddress, seedMarketData } from '../testing/market.ts'
import { createPage, openJourney } from '../testing/submissions.ts'
import { test } from '../testing/world.ts'

const nora = { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' }

test('a visitor gets one email with the value and the page of the home, in their language', async ({ world }) => {
  const page = await createPage(world)
  const location = createUniqueAddress()
  await seedMarketData(world.owner.db, location)
  const id = newId()
  const { getJourney } = page
  const journey = await getJourney()
  await page.submit({ id, details: nora, address: { text: location.address } })
  await page.submit({ id, details: nora, address: { text: location.address } })
  const [email, ...more] = await listAnswerEmails(world, page.agency)
  expect(more).toEqual([])
  expect(email).toMatchObject({ to: 'nora@example.com', subject: `Your home value | ${journey.brand.name}` })
  expect(email?.text).toContain('Estimated value\n$380,000 – $420,000\nMost likely $400,000. High confidence.')
  expect(email?.text).toMatch(/See your home’s page:\nhttp\S+\/d\/\w{16}\n/)
  expect(await listAnswerEmails(world, page.agency)).toHaveLength(1)
})

test('a Spanish form is answered in Spanish', async ({ world }) => {
  const page = await createPage(world)
  const params = { subjectId: page.subjectId }
  const { consent } = await world.anonymous.call('GET /public/journeys/:subjectId', { params, query: { lang: 'es' } })
  await page.submit({ details: nora, language: 'es', consent: { ...consent, privacyUrl: '', termsUrl: '' } })
  const [email] = await listAnswerEmails(world, page.agency)
  expect(email?.subject).toMatch(/^Recibimos su solicitud \| /)
  expect(email?.html).toContain('<html lang="es">')
})

test('an English form of a contact who reads Spanish is answered in Spanish, with the labels of the figures', async ({
  world,
}) => {
  const agency = await world.factory.createAgency()
  const page = await openJourney(world, agency, await world.factory.createAsset(agency, { type: 'MORTGAGE_CALC' }))
  const agent = await world.factory.createAgent(agency)
  await agent.call('POST /agent/contacts', { body: { firstName: 'Nora', emailId: nora.email, language: 'es' } })
  const [english, spanish] = [getWidgetLabels('MORTGAGE_CALC', 'en'), getWidgetLabels('MORTGAGE_CALC', 'es')]
  await page.submit({ details: nora, figures: [{ label: english.payment, value: '$2,622.61' }] })
  const [email] = await listAnswerEmails(world, agency)
  expect(email?.html).toContain('<html lang="es">')
  expect(email?.text).toContain(spanish.payment)
  expect(email?.text).toContain('$2,622.61')
})

test('no more than three emails a day go to one address', async ({ world }) => {
  const page = await createPage(world)
  for (let count = 0; count < 5; count++) await page.submit({ details: { ...nora, email: 'many@example.com' } })
  await page.submit({ details: { ...nora, email: 'other@example.com' } })
  const to = (await listAnswerEmails(world, page.agency)).map((email) => email.to)
  expect(to.filter((email) => email === 'many@example.com')).toHaveLength(3)
  expect(to).toContain('other@example.com')
})

test('nobody gets an email from a form that sends none, or after they unsubscribed', async ({ world }) => {
  const page = await createPage(world)
  const ada = await world.factory.createAgent(page.agency)
  await page.submit({ details: nora })
  await listAnswerEmails(world, page.agency)
  await world.owner.db
    .updateTable('contacts')
    .set({ unsubscribed_at: new Date() })
    .where('account_id', '=', page.agency.accountId)
    .execute()
  await page.submit({ details: nora })

  const formId = page.agency.formIds.get('HV') ?? ''
  const {
    _id,
    name: _,
    updatedAt: __,
    ...form
  } = await ada.call('GET /agent/forms/form/:formId', { params: { formId } })
  expect(form.generalSettings.sendsAnswer).toBe(true)
  const generalSettings = { ...form.generalSettings, sendsAnswer: false }
  const settings = { ...form.settings, firstNameMandatory: true as const, lastNameMandatory: true as const }
  await ada.call('PATCH /agent/forms/form/:formId', {
    params: { formId },
    body: { ...form, settings, generalSettings },
  })
  await page.submit({ details: { ...nora, email: 'new@example.com' } })
  expect(await listAnswerEmails(world, page.agency)).toHaveLength(1)
})

test('text that a stranger typed does not travel in our emails', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const page = await openJourney(world, agency, await world.factory.createAsset(agency, { type: 'MORTGAGE_CALC' }))
  const { payment } = getWidgetLabels('MORTGAGE_CALC', 'en')
  await page.submit({
    details: nora,
    address: { text: 'Win at https://casino.example now' },
    figures: [
      { label: payment, value: '$2,622.61' },
      { label: 'Win money', value: '$1,000,000' },
      { label: getWidgetLabels('MORTGAGE_CALC', 'en').loanAmount, value: 'call 555-0199' },
    ],
  })
  const [email] = await listAnswerEmails(world, agency)
  expect(email?.text).toContain(`Your figures\n${payment}: $2,622.61\n\n`)
  for (const text of ['casino', 'Win', '555-0199']) expect(email?.text).not.toContain(text)
})
