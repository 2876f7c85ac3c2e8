import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import type { TestAgency } from '../../api/src/testing/agency-factory.ts'
import { findToast } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Panel' })
const modules = (page: Page) => panel(page).locator('[data-module]')
const moduleOf = (page: Page, name: string) => modules(page).filter({ hasText: name })
// By its label, since a dialog hides it from the roles.
const displaySwitch = (page: Page, name: string) => page.getByLabel(`Display ${name}`, { exact: true })
const field = (page: Page, label: string) => panel(page).getByLabel(new RegExp(`^${label}\\*?$`))
const save = (page: Page) => panel(page).getByRole('button', { name: 'Save', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of Seller Dashboard"]')
const previewed = (page: Page, moduleId: string) => preview(page).locator(`#module-${moduleId}`)
const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title, exact: true })

async function answer(page: Page, title: string, button: string) {
  await question(page, title).getByRole('button', { name: button, exact: true }).click()
  await expect(question(page, title)).toBeHidden()
}

/** The path of the editor, inside the account. */
async function getEditorPath({ db }: Database, { accountId }: TestAgency) {
  const { id } = await db
    .selectFrom('assets')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'contact-dashboard')
    .executeTakeFirstOrThrow()
  return `marketing/contact-dashboard/${id}/edit`
}

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

test('an agent arranges the contact dashboard', async ({ page, owner, openAs, factory, expectAccessible }) => {
  const agency = await factory.createAgency()
  const path = await getEditorPath(owner, agency)
  await openAs(page, await factory.createMember(agency), 'marketing/contact-dashboard')
  await page.getByRole('link', { name: 'Edit Seller Dashboard' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}\\?next=`))
  await expect(page).toHaveTitle('Seller Dashboard - Edit')
  await expect(page.getByText(/^Last Updated: [A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M$/)).toBeVisible()
  await expect(modules(page)).toHaveCount(11)
  await expect(previewed(page, 'HOME_ESTIMATE').getByText('$320,000').first()).toBeVisible()
  await expectAccessible(page)

  await test.step('reaches the panel without walking through the preview', async () => {
    const skip = page.getByRole('button', { name: 'Skip the preview' })
    await expect(skip).toHaveCSS('opacity', '0')
    await page.getByRole('button', { name: 'Add Module', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(skip).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeFocused()
  })

  await test.step('reorders the modules by keyboard', async () => {
    await moveItem(page, 'Home Estimate', { from: 1, to: 2, of: 11 })
    await expect(findToast(page, 'Dashboard modules reordered')).toBeVisible()
    await expect(modules(page).nth(1)).toContainText('Home Estimate')
    await page.route('**/modules/sequence', failRequest)
    await moveItem(page, 'Home Value Comparison', { from: 1, to: 2, of: 11 })
    await expect(findToast(page, "Couldn't update the modules order. Please try again later.")).toBeVisible()
    await expect(modules(page).nth(1)).toContainText('Home Estimate')
  })

  await test.step('hides and displays modules after a confirmation', async () => {
    await displaySwitch(page, 'Nearby Homes').click()
    await answer(page, 'Are you Sure?', 'Cancel')
    await expect(displaySwitch(page, 'Nearby Homes')).toBeChecked()
    await displaySwitch(page, 'Nearby Homes').click()
    await expect(displaySwitch(page, 'Nearby Homes')).not.toBeChecked()
    await answer(page, 'Are you Sure?', 'Hide')
    await expect(findToast(page, 'Nearby Homes is now hidden.')).toBeVisible()
    await expect(moduleOf(page, 'Nearby Homes')).toContainText('Hidden')
    await expect(previewed(page, 'COMPS')).toHaveCount(0)
    await page.route('**/status', failRequest)
    await displaySwitch(page, 'Next Home').click()
    await answer(page, 'Are you Sure?', 'Display')
    await expect(findToast(page, "Couldn't update the module's status. Please try again later.")).toBeVisible()
    await expect(displaySwitch(page, 'Next Home')).not.toBeChecked()
    await page.unroute('**/status')
    await displaySwitch(page, 'Next Home').click()
    await answer(page, 'Are you Sure?', 'Display')
    await expect(findToast(page, 'Next Home is now displayed.')).toBeVisible()
    await expect(previewed(page, 'BUYING_PREFERENCE')).toBeVisible()
  })

  await page.reload()
  await expect(modules(page).nth(1)).toContainText('Home Estimate')
  await expect(moduleOf(page, 'Nearby Homes')).toContainText('Hidden')
  await expect(moduleOf(page, 'Next Home')).toContainText('Displayed')
  await page.getByRole('link', { name: 'Close editor' }).click()
  await expect(page).toHaveURL(/\/marketing\/contact-dashboard$/)
})

test('an agent adds a module, displays it and removes it', async ({
  page,
  owner,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  // Without the list of apps, the modules work as if none was connected.
  await page.route('**/agent/connected-apps', failRequest)
  await openAs(page, await factory.createMember(agency), await getEditorPath(owner, agency))
  await press(page, 'Add Module')
  const picker = page.getByRole('dialog', { name: 'Add Module' })
  const labels = [
    '3 Step Process',
    'Video Block Module',
    'Custom HTML Module',
    'Call-to-action Module',
    'Vendor Module',
  ]
  await expect(picker.getByRole('listitem')).toHaveCount(labels.length)
  for (const label of labels) await expect(picker.getByRole('button', { name: label, exact: true })).toBeVisible()
  await expectAccessible(page)
  await picker.getByRole('button', { name: 'Call-to-action Module' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Call-to-action Module' })).toBeFocused()
  await expect(preview(page).locator('html')).toHaveAttribute('data-dims', 'others')

  await test.step('a new module that is not saved leaves nothing behind', async () => {
    await press(page, 'Back to the module list')
    await expect(modules(page)).toHaveCount(11)
  })

  await test.step('an invalid module is not saved', async () => {
    await press(page, 'Add Module')
    await picker.getByRole('button', { name: 'Call-to-action Module' }).click()
    await field(page, 'Link Display Name').fill('')
    await save(page).click()
    await expect(panel(page).getByText('Link Display Name is required')).toBeVisible()
    await field(page, 'Link Display Name').fill('Spring offer')
    await page.route('**/modules', failRequest)
    await save(page).click()
    await expect(findToast(page, 'Failed to save')).toBeVisible()
    await page.unroute('**/modules')
    await save(page).click()
    await expect(findToast(page, 'Spring offer added. It is hidden until you display it.')).toBeVisible()
    await expect(preview(page).locator('html')).toHaveAttribute('data-dims', '')
  })

  await press(page, 'Back to the module list')
  await expect(modules(page)).toHaveCount(12)
  await expect(modules(page).first()).toContainText('Spring offerHidden')
  await expect(modules(page).first()).toBeFocused()
  await moduleOf(page, 'Spring offer').click()
  await press(page, 'Remove')
  await expect(question(page, 'Are you sure?')).toContainText('This will remove Spring offer.')
  await answer(page, 'Are you sure?', 'Cancel')
  await page.route('**/modules/*', failRequest)
  await press(page, 'Remove')
  await answer(page, 'Are you sure?', 'Remove')
  await expect(findToast(page, 'Unable to remove module')).toBeVisible()
  await page.unroute('**/modules/*')
  await press(page, 'Remove')
  await answer(page, 'Are you sure?', 'Remove')
  await expect(findToast(page, 'Module removed.')).toBeVisible()
  await expect(modules(page)).toHaveCount(11)

  await test.step('a standard module cannot be removed', async () => {
    await moduleOf(page, 'Selling Options').click()
    await expect(panel(page).getByRole('heading', { name: 'Selling Options' }).first()).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
    await expect(panel(page).getByText('Homeward')).toHaveCount(0)
    await page.getByRole('link', { name: 'Close editor' }).click()
    await expect(page).toHaveURL(/\/marketing\/contact-dashboard$/)
  })
})

test('an agent edits a module, sees every change in the preview and keeps it from some contacts', async ({
  page,
  owner,
  openAs,
  factory,
  expectAccessible,
}) => {
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
    await page.reload()
    await expect(moduleOf(page, 'Nearby Homes')).toContainText('Displayed | 1 Filter(s)')
    await expect(previewed(page, 'COMPS').getByRole('heading', { name: 'Sold around the corner' })).toBeVisible()
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
})

test('an agent saves a tracking code up to its limit', async ({ page, owner, openAs, factory, expectAccessible }) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), await getEditorPath(owner, agency))
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
  await save(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await page.reload()
  await press(page, 'Settings')
  await expect(field(page, 'Tracking Code <head>')).toHaveValue('x'.repeat(10_000))
})

for (const { subject, title, label, open, mine, theirs } of [
  {
    ...{ subject: 'the same module', title: 'Nearby Homes', label: 'Heading' },
    open: (page: Page) => moduleOf(page, 'Nearby Homes').click(),
    ...{ mine: 'My words', theirs: 'Their words' },
  },
  {
    ...{ subject: 'the tracking code', title: 'Settings', label: 'Tracking Code <head>' },
    open: (page: Page) => press(page, 'Settings'),
    ...{ mine: '<script>mine()</script>', theirs: '<script>theirs()</script>' },
  },
])
  test(`two agents who edit ${subject} never overwrite each other without a warning`, async ({
    page,
    browser,
    owner,
    openAs,
    factory,
  }) => {
    const agency = await factory.createAgency()
    const path = await getEditorPath(owner, agency)
    const other = await browser.newPage()
    for (const [editor, text] of [
      [page, mine],
      [other, theirs],
    ] as const) {
      await openAs(editor, await factory.createMember(agency), path)
      await open(editor)
      await field(editor, label).fill(text)
    }
    await save(other).click()
    await expect(findToast(other, 'Changes saved')).toBeVisible()
    await expect(page.getByText('This was changed elsewhere since you opened it.')).toBeVisible()
    await save(page).click()
    await answer(page, `Someone else changed “${title}”`, 'Overwrite')
    await expect(findToast(page, 'Changes saved')).toBeVisible()
    await expect(field(other, label)).toHaveValue(mine)
    await other.close()
  })

test('an agent edits the dashboard on a phone', async ({ page, owner, openAs, factory, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), await getEditorPath(owner, agency))
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
})

test('an agent without the permission and someone with an unknown id do not get the editor', async ({
  page,
  owner,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  const path = await getEditorPath(owner, agency)
  const agent = await factory.createMember(agency, undefined, { role: 'AGENT' })
  await openAs(page, agent, path)
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  const manager = await factory.createMember(agency)
  for (const id of [newId(), 'spring']) {
    await openAs(page, manager, `marketing/contact-dashboard/${id}/edit`)
    await expect(page).toHaveURL(/\/not-found$/)
    await expect(page.locator('[data-toast]')).toHaveCount(0)
  }
  await openAs(page, manager, `${path}/unknown`)
  await expect(page).toHaveURL(/\/marketing\/contact-dashboard$/)
})
