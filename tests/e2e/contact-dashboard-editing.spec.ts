import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import type { TestAgency } from '../../api/src/testing/agency-factory.ts'
import {
  answer,
  field,
  getEditorPath,
  moduleOf,
  panel,
  press,
  preview,
  previewed,
  save,
} from '../support/dashboard-editor.ts'
import { findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

async function createContact(
  { db }: Database,
  { accountId }: TestAgency,
  firstName: string,
  tags: string[],
  address = '',
) {
  const [contactId, propertyId] = [newId(), newId()]
  const account = { account_id: accountId }
  await db
    .insertInto('contacts')
    .values({
      ...account,
      id: contactId,
      first_name: firstName,
      last_name: 'Field',
      email: `${contactId}@example.com`,
      source: 'Widget',
      tags,
    })
    .execute()
  if (!address) return
  await db
    .insertInto('properties')
    .values({
      ...account,
      id: propertyId,
      door_number: '',
      street: '',
      city: '',
      state: '',
      zip: '',
      full_address: address,
    })
    .execute()
  await db
    .insertInto('contact_properties')
    .values({ ...account, contact_id: contactId, property_id: propertyId })
    .execute()
}

test('an agent edits a module and the tracking code, sees every change in the preview and keeps the module from some contacts', async ({
  page,
  owner,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  await createContact(owner, agency, 'Nora', ['Past client'], '12 Elm Street, Dover, NH 03820')
  await createContact(owner, agency, 'Ben', [])
  await openAs(page, await factory.createMember(agency), await getEditorPath(owner, agency))
  await previewed(page, 'COMPS').click()
  await expect(panel(page).getByRole('heading', { name: 'Nearby Homes' })).toBeFocused()
  await field(page, 'Heading').fill('Sold around the corner')
  await expect(previewed(page, 'COMPS').getByRole('heading', { name: 'Sold around the corner' })).toBeVisible()

  await test.step('asks before another module is opened', async () => {
    await field(page, 'Heading').fill('')
    await previewed(page, 'HOME_DETAILS').click()
    await answer(page, 'Leave Without Saving?', 'Stay on this page')
    await expect(panel(page).getByText('Heading is required')).toBeVisible()
    await previewed(page, 'HOME_DETAILS').click()
    await answer(page, 'Leave Without Saving?', 'Exit Without Saving')
    await expect(panel(page).getByRole('heading', { name: 'Home Details' })).toBeVisible()
    await expect(previewed(page, 'COMPS').getByRole('heading', { name: 'Sold around the corner' })).toHaveCount(0)
    await previewed(page, 'COMPS').click()
    // Both panels have a heading.
    await expect(panel(page).getByRole('heading', { name: 'Nearby Homes' })).toBeFocused()
    await field(page, 'Heading').fill('Sold around the corner')
  })

  await test.step('filters who sees the module', async () => {
    await press(page, 'Visibility filters of Nearby Homes')
    const dialog = page.getByRole('dialog', { name: 'Who sees “Nearby Homes”' })
    await expect(dialog.getByText('2 of 2 contacts')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Tags' }).click()
    await page.getByRole('checkbox', { name: 'Past client' }).check()
    await press(page, 'Apply')
    await expect(dialog.getByText('1 of 2 contacts')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('saves again after a failure', async () => {
    await page.route('**/modules/COMPS', failRequest)
    await save(page).click()
    await expect(findToast(page, "Couldn't update settings. Please try again later.")).toBeVisible()
    await page.unroute('**/modules/COMPS')
    await field(page, 'Heading').press('Control+s')
    await expect(findToast(page, 'Changes saved')).toBeVisible()
    await press(page, 'Back to the module list')
  })

  await test.step('saves a tracking code up to its limit', () => saveTrackingCode(page, expectAccessible))

  await test.step('finds everything saved after a reload', async () => {
    await page.reload()
    await expect(moduleOf(page, 'Nearby Homes')).toContainText('Displayed | 1 Filter(s)')
    await expect(previewed(page, 'COMPS').getByRole('heading', { name: 'Sold around the corner' })).toBeVisible()
    await press(page, 'Settings')
    await expect(field(page, 'Tracking Code <head>')).toHaveValue('x'.repeat(10_000))
    await press(page, 'Back to the module list')
  })

  await test.step('previews the page of a contact, without an estimate and in Spanish', async () => {
    await page.getByRole('radio', { name: 'Without' }).check()
    await expect(previewed(page, 'HOME_ESTIMATE').getByText('Your home is one of a kind')).toBeVisible()
    await page.getByRole('radio', { name: 'Spanish' }).check()
    await expect(preview(page).locator('html')).toHaveAttribute('lang', 'es')
    await page.getByRole('combobox', { name: 'Preview as…' }).fill('Nora')
    await page.getByRole('option', { name: 'Nora Field' }).click()
    await expect(preview(page).getByText('12 Elm Street').first()).toBeVisible()
  })

  await test.step('edits the dashboard on a phone', () => editOnPhone(page, expectAccessible))
})

async function saveTrackingCode(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  await press(page, 'Settings')
  await field(page, 'Tracking Code <head>').fill('x'.repeat(10_001))
  await save(page).click()
  await expect(panel(page).getByText('Tracking code cannot be more than 10000 characters')).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Tracking Code <head>').fill('x'.repeat(10_000))
  await page.route('**/general-settings', failRequest)
  await save(page).click()
  await expect(findToast(page, "Couldn't update settings. Please try again later.")).toBeVisible()
  await page.unroute('**/general-settings')
  const saved = page.waitForResponse('**/general-settings')
  await save(page).click()
  expect((await saved).ok()).toBe(true)
}

async function editOnPhone(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  await page.setViewportSize({ width: 390, height: 844 })
  await moduleOf(page, 'Nearby Homes').click()
  await field(page, 'Heading').fill('On the go')
  await expectAccessible(page)
  await press(page, 'Preview')
  await expect(previewed(page, 'COMPS').getByRole('heading', { name: 'On the go' })).toBeInViewport()
  await expectAccessible(page)
  await press(page, 'Edit')
  await expect(field(page, 'Heading')).toHaveValue('On the go')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await save(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
}

test('two agents who edit the same thing never overwrite each other without a warning', async ({
  page,
  browser,
  owner,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  const path = await getEditorPath(owner, agency)
  const other = await browser.newPage()
  for (const editor of [page, other]) await openAs(editor, await factory.createMember(agency), path)
  const isSaved = (editor: Page) =>
    editor.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())

  for (const { title, label, open, mine, theirs } of [
    {
      title: 'Nearby Homes',
      label: 'Heading',
      mine: 'My words',
      theirs: 'Their words',
      open: (editor: Page) => moduleOf(editor, 'Nearby Homes').click(),
    },
    {
      title: 'Settings',
      label: 'Tracking Code <head>',
      mine: '<script>mine()</script>',
      theirs: '<script>theirs()</script>',
      open: (editor: Page) => press(editor, 'Settings'),
    },
  ])
    await test.step(`the ${label} of ${title}`, async () => {
      for (const [editor, text] of [
        [page, mine],
        [other, theirs],
      ] as const) {
        await open(editor)
        await field(editor, label).fill(text)
      }
      const theirsSaved = isSaved(other)
      await save(other).click()
      await theirsSaved
      await expect(page.getByText('This was changed elsewhere since you opened it.')).toBeVisible()
      await save(page).click()
      const mineSaved = isSaved(page)
      await answer(page, `Someone else changed “${title}”`, 'Overwrite')
      await mineSaved
      await expect(field(other, label)).toHaveValue(mine)
      for (const editor of [page, other]) await press(editor, 'Back to the module list')
    })
  await other.close()
})
