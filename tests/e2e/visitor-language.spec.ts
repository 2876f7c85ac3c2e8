import { spamLimits } from '@gable/shared/submissions/spam.ts'
import { followLink } from '../support/follow-link.ts'
import { findToast } from '../support/locators.ts'
import { createPageFromTemplate } from '../support/page-from-template.ts'
import { expect, test } from '../support/story.ts'

test('a visitor without script continues in Spanish with the campaign of the first page, and the agent sees both', async ({
  page,
  browser,
  baseURL,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const subjectId = await createPageFromTemplate(factory, agency, 'sell-with-us')
  const agent = await factory.createMember(agency)

  // The agent words the form of the page in Spanish.
  const formId = agency.formIds.get('SELLER') ?? ''
  await openAs(page, agent, `marketing/form/form/${formId}/edit`)
  const spanishTitle = page.getByLabel('Spanish Title')
  await expect(spanishTitle).toHaveAttribute('placeholder', 'Hable con un agente sobre la venta')
  await spanishTitle.fill('Hablemos de su casa')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const visitor = await context.newPage()
  await visitor.goto(`/lp/${subjectId}?utm_source=flyer&utm_campaign=Spring&gclid=Cj0-x`)
  await visitor.getByRole('link', { name: 'Español' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Venda con gente que vive aquí')
  expect(new URL(visitor.url()).search).toBe('?lang=es&utm_source=flyer&utm_campaign=Spring&gclid=Cj0-x')
  await visitor.getByRole('textbox').first().fill('12 Harbor Road, Portland, ME')
  await visitor.getByRole('button', { name: 'Planear mi venta' }).click()
  await expect(visitor.getByText('Hablemos de su casa').first()).toBeVisible()
  const openedAt = Date.now()
  await visitor.locator('[name="details.firstName"]').fill('Ada')
  await visitor.locator('[name="details.lastName"]').fill('Moss')
  await visitor.locator('[name="details.email"]').fill('ada.moss@example.com')
  await visitor.locator('[name="details.phone"]').fill('(207) 555-0143')
  // A person takes longer.
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(2 * spamLimits.minimumElapsed)
  await visitor.getByRole('button', { name: 'Enviar' }).click()
  await expect(visitor.getByText('¡Gracias', { exact: false }).first()).toBeVisible()
  await context.close()

  await followLink(page, `/a/${agent.accountId}/submissions`)
  await page.getByRole('row').filter({ hasText: 'Ada Moss' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByText('Spring', { exact: false }).first()).toBeVisible()
  await followLink(page, `/a/${agent.accountId}/contacts`)
  await page.getByRole('link', { name: 'Ada Moss' }).click()
  const language = page.getByLabel('Language', { exact: true })
  await expect(language).toHaveText('Spanish')
  await language.click()
  await page.getByRole('option', { name: 'English' }).click()
  await expect(findToast(page, 'Language changed to English')).toBeVisible()
  await page.reload()
  await expect(language).toHaveText('English')
})

test('an owner reports leads to Google Ads from the server, with credentials that nobody can read again', async ({
  page,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const owner = await factory.createMember(agency)
  await openAs(page, owner, 'settings/tracking-code/conversions')
  const form = page.getByRole('form', { name: 'Google Ads' })
  await form.getByRole('switch', { name: 'Report to Google Ads' }).click()
  await form.getByLabel('Conversion ID').fill('AW-123456789')
  await form.getByLabel('Conversion Label').fill('AbC-D_efG-h12_34-567')
  await form.getByLabel('OAuth Client ID').fill('1234-app.apps.googleusercontent.com')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please enter the client ID, the client secret and the refresh token')).toBeVisible()
  await expect(form.getByText('This field is required')).toHaveCount(2)
  await expectAccessible(page)

  await form.getByLabel('Customer ID').fill('123-456-7890')
  await form.getByLabel('Conversion Action ID').fill('987654321')
  await form.getByLabel('OAuth Client Secret').fill('GOCSPX-secret-of-the-app')
  await form.getByLabel('OAuth Refresh Token').fill('1//refresh-token')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(findToast(page, 'Google Ads saved')).toBeVisible()
  await expect(form.getByLabel('OAuth Client Secret')).toBeHidden()
  await expect(form.getByText('Set', { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send test event' })).toBeEnabled()
  await page.reload()
  await expect(form.getByLabel('Customer ID')).toHaveValue('1234567890')
  await expect(form.getByLabel('OAuth Refresh Token')).toBeHidden()
})
