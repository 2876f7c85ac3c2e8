import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { findField, findPreview, findToast, saveButton } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const buttonText = (page: Page) => page.getByLabel('Button Text')

test('an agent edits a widget while the preview shows every change', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const { subjectId } = await factory.createAsset(agency)
  const preview = findPreview(page, 'Address search')
  const placeholder = page.getByLabel('Placeholder Text')
  const form = page.getByRole('combobox', { name: 'Form to Use' })

  await test.step('texts show in the preview as they are typed', async () => {
    await openAs(page, await factory.createMember(agency), `marketing/widget/${subjectId}/edit`)
    await expect(page).toHaveTitle('Address search - Edit')
    await expect(page.getByText(/^Last Updated: [A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M$/)).toBeVisible()
    await expect(preview.getByRole('button', { name: 'Get my home value' })).toBeVisible()
    await buttonText(page).fill('Was ist es <b>wert</b>? 🏡')
    await expect(preview.getByRole('button', { name: 'Was ist es <b>wert</b>? 🏡' })).toBeVisible()
    await placeholder.fill('Ihre Adresse')
    await expect(preview.getByPlaceholder('Ihre Adresse')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the preview shows the selected form, on a light or a dark website', async () => {
    await form.fill('mortgage ch')
    await page.getByRole('option', { name: 'Mortgage Check' }).click()
    await expect(page.getByRole('switch', { name: 'Show form in preview' })).toBeChecked()
    await expect(preview.getByRole('button', { name: 'Was ist es <b>wert</b>? 🏡' })).toBeHidden()
    await expect(preview.getByRole('heading', { name: 'Could a better rate be yours?' })).toBeVisible()
    await page.getByRole('switch', { name: 'Show form in preview' }).uncheck()
    await page.getByRole('switch', { name: 'Show on a dark website' }).check()
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(28, 25, 23)')
    await page.getByRole('switch', { name: 'Show on a dark website' }).uncheck()
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(preview.getByRole('button', { name: 'Was ist es <b>wert</b>? 🏡' })).toBeVisible()
  })

  await test.step('invalid fields show their errors and are not sent', async () => {
    const sentUrls: string[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sentUrls.push(request.url()))
    await placeholder.fill('   ')
    await buttonText(page).fill('x'.repeat(101))
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await panelButton(page, 'Settings').click()
    await saveButton(page).click()
    await expect(placeholder).toBeFocused()
    await expect(panelButton(page, 'Content needs attention')).toBeVisible()
    await expect(page.getByText('This field is required')).toHaveCount(2)
    await expect(page.getByText('This field cannot be more than 100 characters')).toBeVisible()
    await expect(page.getByText('101/100')).toBeVisible()
    await expectAccessible(page)
    expect(sentUrls).toEqual([])
    await placeholder.fill('Which home?')
    await buttonText(page).fill('What is it worth?')
    await form.fill('home val')
    await page.getByRole('option', { name: 'Home Value', exact: true }).click()
    await expect(panelButton(page, 'Content')).toBeVisible()
  })

  await test.step('a failed save keeps what was typed, and the next one succeeds', async () => {
    await page.route('**/settings', (route) =>
      route.request().method() === 'PATCH' ? failRequest(route) : route.fallback(),
    )
    await saveButton(page).click()
    await expect(findToast(page, 'Unable to save changes. Please try again later.')).toBeVisible()
    await page.unroute('**/settings')
    await saveAndReload(page)
    await expect(buttonText(page)).toHaveValue('What is it worth?')
    await expect(form).toHaveValue('Home Value')
  })
})

test('on a phone, the editor panel opens over the preview', async ({ page, openAs, factory, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const { subjectId } = await factory.createAsset(agency, { type: 'HOME_SALE_CALC', name: 'Net proceeds' })
  await openAs(page, member, `marketing/widget/${subjectId}/edit`)
  await findField(page, 'Heading').fill('On the go')
  await expectAccessible(page)
  await panelButton(page, 'Settings').click()
  await expect(page.getByRole('heading', { name: 'Branding' })).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Close panel' }).click()
  await expect(findPreview(page, 'Net proceeds').getByText('On the go')).toBeVisible()
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
})

async function saveAndReload(page: Page) {
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await page.reload()
}
