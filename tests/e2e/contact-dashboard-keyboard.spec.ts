import type { Page } from '@playwright/test'
import { getEditorPath, panel } from '../support/dashboard-editor.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

/** Goes forward with Tab until the element has the focus, as someone without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'switch', name: string | RegExp, key = 'Tab') {
  const target = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()
  await expect(target).toBeVisible()
  for (let count = 0; count < 60; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${name}`)
}

test('an agent adds, writes, saves, displays and removes a module without a mouse', async ({
  page,
  owner,
  openAs,
  factory,
}) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), await getEditorPath(owner, agency))
  await tabTo(page, 'button', 'Add Module')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Call-to-action Module')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'Call-to-action Module' })).toBeFocused()
  await tabTo(page, 'textbox', /^Link Display Name/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Spring offer')
  await tabTo(page, 'button', 'Save')
  await page.keyboard.press('Enter')
  await expect(findToast(page, 'Spring offer added. It is hidden until you display it.')).toBeVisible()

  await tabTo(page, 'button', 'Back to the module list', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel(page).locator('[data-module]').first()).toBeFocused()
  await tabTo(page, 'switch', 'Display Spring offer')
  await page.keyboard.press('Space')
  await expect(page.getByRole('alertdialog', { name: 'Are you Sure?' })).toBeVisible()
  await tabTo(page, 'button', 'Display')
  await page.keyboard.press('Enter')
  await expect(findToast(page, 'Spring offer is now displayed.')).toBeVisible()

  await tabTo(page, 'button', /^Spring offer/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Remove')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible()
  await page.keyboard.press('Escape')
  // The dialog, which has such a button too, stays until it has faded out.
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Remove')
  await page.keyboard.press('Enter')
  await expect(findToast(page, 'Module removed.')).toBeVisible()
  await expect(panel(page).locator('[data-module]')).toHaveCount(11)
})
