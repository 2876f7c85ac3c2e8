import { listDefaultModules } from '@gable/shared/contact-dashboard/default-modules.ts'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import type { TestAgency } from '../../api/src/testing/agency-factory.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Panel' })

async function getDashboardId({ db }: Database, { accountId }: TestAgency) {
  const { id } = await db
    .selectFrom('assets')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'contact-dashboard')
    .executeTakeFirstOrThrow()
  return id
}

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
  const id = await getDashboardId(owner, agency)
  await openAs(page, await factory.createMember(agency), `marketing/contact-dashboard/${id}/edit`)
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

test('the editor says which form or vendor of a module is gone', async ({
  page,
  owner,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const id = await getDashboardId(owner, agency)
  const gone = '018bb2c0-1e00-7000-8c00-00000000ffff'
  const toButton = (actionType: string, value: string) => ({
    ...{ type: 'PRIMARY', label: 'Ask us' },
    action: { actionType, value, leadType: '' },
  })
  const ctaButton = toButton('FORM', gone)
  const texts = { heading: 'Financing', subheading: 'Ask them' }
  const button = toButton('URL', 'https://lender.example.com')
  const [first, ...others] = listDefaultModules('2026-03-14T15:09:26.000Z')
  const modules = [
    {
      ...first,
      moduleId: 'LENDER-1',
      moduleType: 'LENDER',
      settings: { ...texts, name: 'Lender', vendor: gone, button },
    },
    ...others.map((module) =>
      module.moduleType === 'PRIMARY_CTA' ? { ...module, settings: { ...module.settings, ctaButton } } : module,
    ),
  ]
  await owner.db
    .updateTable('assets')
    .set({ settings: JSON.stringify({ modules }) })
    .where('id', '=', id)
    .execute()
  await openAs(page, await factory.createMember(agency), `marketing/contact-dashboard/${id}/edit`)
  await panel(page).locator('[data-module="PRIMARY_CTA"]').click()
  await expect(panel(page).getByText('This form no longer exists. Until you choose another one')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the module list' }).click()
  await panel(page).locator('[data-module="LENDER-1"]').click()
  await expect(panel(page).getByText('This vendor no longer exists. The module stays hidden')).toBeVisible()
})
