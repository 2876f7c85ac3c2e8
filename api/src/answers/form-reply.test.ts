import type { FormChange } from '@gable/shared/forms/form.ts'
import { expect } from 'vitest'
import { listAnswerEmails } from '../testing/answer-emails.ts'
import { createPage } from '../testing/submissions.ts'
import { test, type World } from '../testing/world.ts'

async function openPageWithReply(world: World) {
  const page = await createPage(world)
  const owner = await world.factory.createAgent(page.agency)
  const params = { formId: page.agency.formIds.get('HV') ?? '' }
  const form = await owner.call('GET /agent/forms/form/:formId', { params })
  const reply = {
    subject: { en: 'Your estimate is on its way', es: '' },
    text: { en: 'Thanks for asking us.\n\nRead our guide meanwhile: https://harbor.example/guide', es: '' },
  }
  const body = { ...form, generalSettings: { ...form.generalSettings, reply } } as FormChange
  await owner.call('PATCH /agent/forms/form/:formId', { params, body })
  return page
}

test('the email to visitors begins as the form says', async ({ world }) => {
  const page = await openPageWithReply(world)
  await page.submit({ details: { firstName: 'Nora', lastName: 'Field', email: 'nora@example.com', phone: '' } })
  const [email] = await listAnswerEmails(world, page.agency)
  expect(email?.subject).toBe('Your estimate is on its way')
  expect(email?.text).toContain('Thanks for asking us.\n\nRead our guide meanwhile: https://harbor.example/guide')
  expect(email?.text).not.toContain('We received your request')
  expect(email?.text).toContain('We will look at it ourselves by')
})

test('a language without own texts gets the standard ones', async ({ world }) => {
  const page = await openPageWithReply(world)
  const { consent } = await world.anonymous.call('GET /public/journeys/:subjectId', {
    params: { subjectId: page.subjectId },
    query: { lang: 'es' },
  })
  await page.submit({ language: 'es', consent: { ...consent, privacyUrl: '', termsUrl: '' } })
  const [email] = await listAnswerEmails(world, page.agency)
  expect(email?.subject).toMatch(/^Recibimos su solicitud \| /)
  expect(email?.text).toContain('Recibimos su solicitud sobre 12 Oak Street')
})
