import type { Page } from '@playwright/test'
import { field, openModule, panel, press, saveModule, story, toggle } from '../support/dashboard-editor.ts'
import { moveItem } from '../support/move-item.ts'
import { expect, test } from '../support/story.ts'

story(
  'an agent chooses valuation providers and selling options, of which Homeward is one while its app is connected',
  async ({ page, openEditor, expectAccessible }) => {
    test.setTimeout(120_000)
    await openEditor()
    await openModule(page, 'MULTI_AVM')
    await press(page, 'Learn More')
    const explanation = page.getByRole('dialog', { name: 'Valuation Providers' })
    for (const provider of ['CoreLogic', 'ATTOM', 'Quantarium'])
      await expect(explanation.getByText(provider, { exact: true })).toBeVisible()
    await expect(explanation).toContainText('Enable all providers first')
    await page.keyboard.press('Escape')
    for (const provider of ['CoreLogic', 'ATTOM', 'Quantarium']) await toggle(page, `Show ${provider}`).uncheck()
    await press(page, 'Save')
    await expect(panel(page).getByText('At least one AVM provider must be selected')).toBeVisible()
    await expectAccessible(page)
    await toggle(page, 'Show ATTOM').check()
    await toggle(page, 'Show Trend Chart').uncheck()
    await saveModule(page)
    await press(page, 'Back to the module list')

    await openModule(page, 'SELLING_OPTIONS')
    await expect(panel(page).getByRole('button', { name: 'Homeward' })).toBeHidden()
    await panel(page).getByRole('button', { name: 'Selling Options', exact: true }).click()
    await toggle(page, 'Show Custom Option 2').uncheck()
    await expect(toggle(page, 'Show Custom Option 1')).toHaveAttribute('aria-disabled', 'true')
    await expect(toggle(page, 'Show Custom Option 1')).toHaveAccessibleDescription(
      'At least one selling option must be selected.',
    )
    await panel(page).getByRole('button', { name: 'Custom Option 1', exact: true }).click()
    const adjustment = field(page, 'AVM Price Adjustment')
    await adjustment.fill('29')
    await press(page, 'Increase by 1%')
    await expect(adjustment).toHaveValue('30')
    await expect(page.getByRole('button', { name: 'Increase by 1%' })).toHaveAttribute('aria-disabled', 'true')
    await adjustment.fill('-31')
    await press(page, 'Save')
    await expect(panel(page).getByText('AVM Price Adjustment cannot be less than -30%')).toBeVisible()
    await expectAccessible(page)
    await adjustment.fill('-10')
    await saveModule(page)

    await page.route('**/api/agent/connected-apps', (route) =>
      route.fulfill({ json: [{ _id: 'app-1', type: 'homeward', isActive: true }] }),
    )
    await page.reload()
    await openModule(page, 'SELLING_OPTIONS')
    await panel(page).getByRole('button', { name: 'Custom Option 1', exact: true }).click()
    await expect(adjustment).toHaveValue('-10')
    await press(page, 'Back to the module list')
    await openModule(page, 'MULTI_AVM')
    await expect(toggle(page, 'Show ATTOM')).toBeChecked()
    await expect(toggle(page, 'Show CoreLogic')).not.toBeChecked()
    await press(page, 'Back to the module list')
    await test.step('Homeward is an option while its app is connected', () => showHomeward(page, expectAccessible))
  },
)

async function showHomeward(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  await openModule(page, 'SELLING_OPTIONS')
  await panel(page).getByRole('button', { name: 'Homeward', exact: true }).click()
  await expect(panel(page).getByText('This option is off.')).toBeVisible()
  await expect(field(page, 'Info Message')).toHaveAttribute('readonly', '')
  await expect(field(page, 'Info Message')).toHaveValue(/^Homeward makes a preliminary cash offer/)
  await expectAccessible(page)

  await panel(page).getByRole('button', { name: 'Selling Options', exact: true }).click()
  const options = panel(page).locator('[data-field="settings.sellingOptions"]').getByRole('listitem')
  await expect(options).toHaveText([/^Custom Option 1/, /^Custom Option 2/, /^Homeward/])
  await toggle(page, 'Show Homeward').check()
  await moveItem(page, 'Homeward', { from: 3, to: 2, of: 3 })
  const reordered = [/^Custom Option 1/, /^Homeward/, /^Custom Option 2/]
  await expect(options).toHaveText(reordered)
  await saveModule(page)
  await page.reload()
  await openModule(page, 'SELLING_OPTIONS')
  await panel(page).getByRole('button', { name: 'Selling Options', exact: true }).click()
  await expect(options).toHaveText(reordered)
  await expect(toggle(page, 'Show Homeward')).toBeChecked()
}
