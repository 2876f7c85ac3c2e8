import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import { followLink } from '../support/follow-link.ts'
import { findRow, findToast, menuItem, openMenu } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { createEmail, createSendingAgency } from '../support/sending-agency.ts'
import { expect, test } from '../support/story.ts'

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('an agent creates an email from a template and publishes it', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const { agency, member } = await createSendingAgency(factory, owner)
  const listPath = `/a/${agency.accountId}/marketing/email`

  await test.step('a new account has no emails', async () => {
    await openAs(page, member, 'marketing')
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
    await expect(page).toHaveTitle('Emails')
    await expect(page.getByText('No Emails Found')).toBeVisible()
    await expect(page.getByText('Please create an email to get started.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the style of the content filters the templates', async () => {
    await page.getByRole('button', { name: 'Create Email' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Select Content Style' })
    await expect(dialog.getByText('Recommended')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('link', { name: 'Customizable Content' }).click()
    await expect(page).toHaveURL(/\/new\?isSmartContent=false$/)
    await expect(page).toHaveTitle('New Email')
    await expect(page.getByText('10 Templates', { exact: true })).toBeVisible()
    await choose(page, 'Template Type', 'Smart Content')
    await expect(page).toHaveURL(/isSmartContent=true/)
    await expect(page.getByText('4 Templates', { exact: true })).toBeVisible()
    await choose(page, 'Template Type', 'All')
    await expect(page).not.toHaveURL(/isSmartContent/)
    await choose(page, 'Email Purpose', 'Just sold')
    await expect(page.getByText('1 Template', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a template can be previewed on a desktop and a phone', async () => {
    await page.getByRole('main').locator('li h2').getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Create Email' })
    const frame = sheet.locator('iframe')
    await expect(sheet.frameLocator('iframe').getByText('Unsubscribe')).toBeVisible()
    await sheet.getByRole('radio', { name: 'Mobile' }).check()
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(391)
    await expectAccessible(page)
  })

  await test.step('the new email needs a name, and opens in the editor', async () => {
    await page.getByRole('button', { name: 'Use Email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Email' }).last()
    const create = dialog.getByRole('button', { name: 'Create', exact: true })
    await create.click()
    await expect(dialog.getByText('This field is required')).toBeVisible()
    await dialog.getByPlaceholder('eg. Home Value Leads').fill('Spring <b>news</b>')
    await page.route('**/templates/*/create', failRequest)
    await create.click()
    await expect(findToast(page, 'Unable to create email, please contact support.')).toBeVisible()
    await page.unroute('**/templates/*/create')
    await create.click()
    await expect(page).toHaveURL(new RegExp(`${listPath}/[0-9a-f-]{36}/edit`))
    await expect(page).toHaveTitle('Spring <b>news</b> - Edit')
  })

  await test.step('publishing shows it as published in the list', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(findToast(page, 'Email published')).toBeVisible()
    await followLink(page, listPath)
    await expect(findRow(page, 'Spring <b>news</b>')).toContainText('Published')
    await expectAccessible(page)
  })
})

test('smart content is published at once and its template is in use', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const { agency, member } = await createSendingAgency(factory, owner)
  await openAs(page, member, 'marketing/email/new?isSmartContent=true')
  const card = page.getByRole('main').locator('li').filter({ hasText: 'Home value' }).first()

  await test.step('a failure is reported', async () => {
    await card.getByRole('button').click()
    await page.route('**/smart-content/**/visible', failRequest)
    await page.getByRole('button', { name: 'Publish Smart Content' }).click()
    await expect(findToast(page, 'Unable to publish. Contact Support')).toBeVisible()
    await page.unroute('**/smart-content/**/visible')
  })

  await test.step('its page explains why it cannot be edited', async () => {
    await page.getByRole('button', { name: 'Publish Smart Content' }).click()
    await expect(findToast(page, 'Email published')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/a/${agency.accountId}/marketing/email/[0-9a-f-]{36}$`))
    await expect(page.getByRole('main').getByRole('button', { name: 'Edit' })).toBeHidden()
    await expect(page.getByText('Not used in any automations')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Actions' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Preview & Test', 'View Details'])
    await menuItem(page, 'View Details').click()
    await expect(page.getByRole('dialog', { name: 'Details' }).getByText('Created On')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Learn More' }).click()
    await expect(page.getByRole('heading', { name: 'What does it do?' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How does it work?' })).toBeVisible()
    await page.getByRole('link', { name: 'Read the help article on Smart Content' }).click()
    await expect(page).toHaveTitle('What is Smart Content')
  })

  await test.step('its template cannot be used again', async () => {
    await followLink(page, `/a/${agency.accountId}/marketing/email/new?isSmartContent=true`)
    await expect(card.getByText('In Use', { exact: true })).toBeVisible()
    await expect(card.getByRole('button')).toHaveAccessibleDescription(
      'This email is already in use, please use another one.',
    )
    await expect(card.getByRole('button')).toBeDisabled()
  })

  await test.step('the list marks it and offers no changes', async () => {
    await followLink(page, `/a/${agency.accountId}/marketing/email`)
    const row = page.getByRole('row').nth(1)
    await expect(row.getByRole('img', { name: 'Smart Content' })).toBeVisible()
    await expect(row).toContainText('Not used in any automations')
    await expect(row).toContainText('Yes')
    await expect(row.getByRole('button', { name: /^(Clone|Edit)/ })).toHaveCount(0)
  })
})

test('emails are cloned, archived, unarchived and deleted', async ({
  page,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const { agency, member } = await createSendingAgency(factory, owner)
  const listPath = `/a/${agency.accountId}/marketing/email`
  await openAs(page, member, 'marketing/email')
  await createEmail(page, agency.accountId, 'Spring news')
  await createEmail(page, agency.accountId, 'Half done', false)
  await page.reload()

  await test.step('an email is archived and unarchived', async () => {
    await expect(page.getByText('2 Emails', { exact: true })).toBeVisible()
    await openMenu(page, 'Spring news')
    await expect(menuItem(page, 'Delete')).toHaveAccessibleDescription(
      'You cannot delete emails that have been published.',
    )
    await menuItem(page, 'Archive').click()
    await expect(findToast(page, 'Email archived')).toBeVisible()
    await expect(findRow(page, 'Spring news')).toContainText('Archived')
    await expect(page.getByRole('button', { name: 'Edit Spring news' })).toHaveAccessibleDescription(
      'You cannot edit an email that has been archived.',
    )
    await openMenu(page, 'Spring news')
    await menuItem(page, 'Unarchive').click()
    await expect(findToast(page, 'Email unarchived')).toBeVisible()
    await expect(findRow(page, 'Spring news')).toContainText('Published')
  })

  await test.step('a draft cannot be archived, and is deleted after a question', async () => {
    await openMenu(page, 'Half done')
    await expect(menuItem(page, 'Archive')).toHaveAccessibleDescription(
      'You cannot archive email that are in the Draft status.',
    )
    await menuItem(page, 'Delete').click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(findToast(page, 'Email deleted')).toBeVisible()
    await expect(page.getByText('1 Email', { exact: true })).toBeVisible()
  })

  await test.step('filters narrow the list and are cleared together', async () => {
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Draft' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByText('No results found')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(findRow(page, 'Spring news')).toBeVisible()
  })

  await test.step('a search that fails shows an empty list, and can be retried', async () => {
    await page.route('**/api/agent/content/search', failRequest)
    await page.getByLabel('Search Emails').fill('spring')
    await expect(page.getByText('Something went wrong. The emails could not be loaded.')).toBeVisible()
    await expect(page.getByText('0 Emails', { exact: true })).toBeVisible()
    await expect(findRow(page, 'Spring news')).toHaveCount(0)
    await pressRetry(page, '**/api/agent/content/search')
    await expect(findRow(page, 'Spring news')).toBeVisible()
    await expect(page.getByText('1 Email', { exact: true })).toBeVisible()
  })

  await test.step('a clone opens in the editor', async () => {
    await page.getByRole('button', { name: 'Clone Spring news' }).click()
    await expect(page).toHaveTitle('Spring news - Copy - Edit')
  })

  await test.step('unknown addresses lead to the list or the not-found page', async () => {
    await followLink(page, `${listPath}/nonsense`)
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
    await followLink(page, `${listPath}/${newId()}`)
    await expect(page).toHaveURL(/\/not-found$/)
  })
})
