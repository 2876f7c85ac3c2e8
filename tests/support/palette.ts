import { expect, type Page } from '@playwright/test'

/** Opens the command palette by its shortcut and waits until it accepts input. A previous one has to fade out first. */
export async function openPalette(page: Page) {
  const palette = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(palette).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette).toBeFocused()
}
