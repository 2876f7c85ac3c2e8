import { expect, type Page } from '@playwright/test'

/** Opens the command palette by its keys, once an earlier one has faded, and waits for it to take what is typed. */
export async function openPalette(page: Page) {
  const palette = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(palette).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette).toBeFocused()
}
