import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import {
  answer,
  field,
  getEditorPath,
  moduleOf,
  modules,
  panel,
  press,
  preview,
  previewed,
  question,
  save,
} from '../support/dashboard-editor.ts'
import { findToast } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

// By its label, since a dialog hides it from the roles.
const displaySwitch = (page: Page, name: string) => page.getByLabel(`Display ${name}`, { exact: true })

test('an agent arranges the contact dashboard, adds a module, displays it and removes it', async ({
  page,
  owner,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const path = await getEditorPath(owner, agency)
  // Without the list of apps, the modules work as if none was connected.
  await page.route('**/agent/connected-apps', failRequest)
  await openAs(page, await factory.createMember(agency), `${path}/unknown`)
  await expect(page).toHaveURL(/\/marketing\/contact-dashboard$/)
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

  await test.step('opens a module that is not saved and leaves nothing behind', () =>
    leaveNewModule(page, expectAccessible))
  await test.step('adds a module once it is valid', () => addOffer(page))
  await test.step('removes it after a confirmation', () => removeOffer(page))
  await test.step('cannot remove a standard module', async () => {
    await moduleOf(page, 'Selling Options').click()
    await expect(panel(page).getByRole('heading', { name: 'Selling Options' }).first()).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
    await expect(panel(page).getByText('Homeward')).toHaveCount(0)
  })

  await page.reload()
  await expect(modules(page).nth(1)).toContainText('Home Estimate')
  await expect(moduleOf(page, 'Nearby Homes')).toContainText('Hidden')
  await expect(moduleOf(page, 'Next Home')).toContainText('Displayed')
  await page.getByRole('link', { name: 'Close editor' }).click()
  await expect(page).toHaveURL(/\/marketing\/contact-dashboard$/)
})

const findPicker = (page: Page) => page.getByRole('dialog', { name: 'Add Module' })

async function leaveNewModule(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  await press(page, 'Add Module')
  const picker = findPicker(page)
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

  await press(page, 'Back to the module list')
  await expect(modules(page)).toHaveCount(11)
}

async function addOffer(page: Page) {
  await press(page, 'Add Module')
  await findPicker(page).getByRole('button', { name: 'Call-to-action Module' }).click()
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
}

async function removeOffer(page: Page) {
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
}

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
})
