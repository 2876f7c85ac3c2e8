import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { findToast, saveButton } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const title = (page: Page) => page.getByLabel(/^Title/)

const close = (page: Page) => page.getByRole('link', { name: 'Close editor' })

const listPath = 'marketing/form'

const newTitle = 'Was ist <b>Ihr</b> Haus wert? 🏡'

const getPreview = (page: Page) => page.frameLocator('iframe[title="Preview of Home Value"]')

async function openHomeValueForm(page: Page) {
  await page.getByRole('link', { name: 'Home Value', exact: true }).click()
  await expect(page).toHaveTitle('Home Value - Edit')
}

test('an agent sees what a form will look like, what of it is fixed, and a question before changes are lost', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await openAs(page, member, listPath)
  const preview = getPreview(page)
  await openHomeValueForm(page)

  await test.step('the preview updates while the agent types', async () => {
    await expect(page.getByText(/^Last Updated: /)).toBeVisible()
    await expect(preview.getByText('What is your home worth?')).toBeVisible()
    await title(page).fill(newTitle)
    await expect(preview.getByText(newTitle)).toBeVisible()
    await page.getByLabel(/^Description/).fill('Two minutes, no obligation.')
    await expect(preview.getByText('Two minutes, no obligation.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the fixed parts are visible but disabled', async () => {
    for (const name of ['First Name', 'Last Name', 'Email Address']) {
      await expect(page.getByRole('checkbox', { name })).toBeChecked()
      await expect(page.getByRole('checkbox', { name })).toBeDisabled()
    }
    await expect(page.getByRole('combobox', { name: 'Lead Type' })).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Lead Type' })).toHaveText('Home Value')
    await expect(page.getByRole('combobox', { name: 'Linked Dashboard' })).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Linked Dashboard' })).toHaveText('Seller Dashboard')
  })

  await test.step('the selling timeline question can be previewed and turned off', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Sale Timeline Question' })
    await expect(sheet).toContainText('Are you considering selling your home? If yes, what is the estimated timeframe?')
    await expect(sheet.getByRole('listitem')).toHaveText([
      'As soon as possible',
      'Less Than 3 Months',
      '3-6 Months',
      '6-12 Months',
      'Not sure yet',
    ])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    const question = page.getByRole('checkbox', { name: 'Include selling timeline question' })
    await question.uncheck()
    await expect(preview.getByText('As soon as possible')).toBeHidden()
    await question.check()
    await expect(preview.getByText('As soon as possible')).toBeVisible()
  })

  await test.step('the preview shows the step of what changed, and the first one, which has the title on phones', async () => {
    await expect(preview.getByText('Step 1 of 2')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Phone Number' }).check()
    await expect(preview.getByText('Step 2 of 2')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await title(page).fill('Your home’s value')
    await expect(preview.getByText('Step 1 of 2')).toBeVisible()
    await expect
      .poll(async () => (await preview.getByText('Your home’s value').boundingBox())?.height)
      .toBeGreaterThan(20)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('leaving with unsaved changes needs a confirmation', async () => {
    await close(page).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave Without Saving?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(title(page)).toHaveValue('Your home’s value')
    await close(page).click()
    await dialog.getByRole('button', { name: 'Exit Without Saving' }).click()
    await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/${listPath}$`))
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('only home value forms offer the selling timeline question', async () => {
    await page.getByRole('link', { name: 'Buyer Consultation' }).click()
    await expect(title(page)).toHaveValue('Looking for your next home?')
    await expect(page.getByText('Include selling timeline question')).toBeHidden()
  })
})

test('invalid fields are shown and focused, and a failed save keeps what was typed', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await openAs(page, member, listPath)
  await openHomeValueForm(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()))
  const [titleText, description] = [await title(page).inputValue(), await page.getByLabel(/^Description/).inputValue()]
  await title(page).fill('x'.repeat(65))
  await page.getByLabel(/^Description/).fill('   ')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('This field cannot be more than 64 characters')).toBeVisible()
  await expect(page.getByText('This field is required')).toBeVisible()
  await expect(title(page)).toBeFocused()
  await page.getByLabel(/^Description/).fill('y'.repeat(481))
  await expect(page.getByText('This field cannot be more than 480 characters')).toBeVisible()
  await title(page).fill(titleText)
  await page.getByLabel(/^Description/).fill(description)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Tracking Code <head>').fill('z'.repeat(10_001))
  await page.getByRole('button', { name: 'Close panel' }).click()
  await saveButton(page).click()
  await expect(page.getByText('This field cannot be more than 10000 characters')).toBeVisible()
  await expect(page.getByLabel('Tracking Code <head>')).toBeFocused()
  await page.getByLabel('Tracking Code <head>').fill('<script>document.title = "Taken over"</script>')
  expect(sent).toEqual([])

  await page.getByRole('button', { name: 'Content', exact: true }).click()
  await title(page).fill(newTitle)
  await page.getByRole('checkbox', { name: 'Include selling timeline question' }).uncheck()
  await page.route('**/api/agent/forms/form/*', (route) =>
    route.request().method() === 'PATCH' ? failRequest(route) : route.fallback(),
  )
  await saveButton(page).click()
  await expect(findToast(page, 'Unable to save changes. Please try again later.')).toBeVisible()
  await page.unroute('**/api/agent/forms/form/*')
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await page.reload()
  await expect(page).toHaveTitle('Home Value - Edit')
  await expect(title(page)).toHaveValue(newTitle)
  await expect(page.getByRole('checkbox', { name: 'Include selling timeline question' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByLabel('Tracking Code <head>')).toHaveValue('<script>document.title = "Taken over"</script>')
  await expectAccessible(page)
  await close(page).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Home Value')
})

test('two agents who edit the same form never overwrite each other unasked', async ({
  page,
  browser,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const colleague = await factory.createMember(agency, undefined, { role: 'ADMIN' })
  await openAs(page, member, listPath)
  await openHomeValueForm(page)
  const colleaguePage = await browser.newPage()
  await openAs(colleaguePage, colleague, page.url().slice(page.url().indexOf('/marketing/') + 1))
  await expect(title(colleaguePage)).toHaveValue('What is your home worth?')
  await title(page).fill('My words')
  await title(colleaguePage).fill('Their words')
  await saveButton(colleaguePage).click()
  await expect(findToast(colleaguePage, 'Changes saved')).toBeVisible()
  await expect(page.getByText('This was changed elsewhere since you opened it.')).toBeVisible()
  await saveButton(page).click()
  const dialog = page.getByRole('alertdialog', { name: 'Someone else changed “Home Value”' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await expect(title(page)).toHaveValue('Their words')
  await title(colleaguePage).fill('Their last words')
  await title(page).fill('My words')
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await saveButton(colleaguePage).click()
  await colleaguePage.getByRole('alertdialog').getByRole('button', { name: 'Overwrite' }).click()
  await expect(colleaguePage.getByRole('alertdialog')).toBeHidden()
  await expect(title(page)).toHaveValue('Their last words')
  await colleaguePage.close()
})

test('on a phone the form panel covers the preview', async ({ page, openAs, factory, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  await openAs(page, member, 'marketing/form')
  await page.getByRole('link', { name: 'Mortgage Check' }).click()
  await title(page).fill('A better rate?')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Close panel' }).click()
  const preview = page.frameLocator('iframe[title="Preview of Mortgage Check"]')
  await expect(preview.getByText('A better rate?')).toBeVisible()
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await close(page).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Mortgage Check')
  await expectNoHorizontalScroll(page)
})
