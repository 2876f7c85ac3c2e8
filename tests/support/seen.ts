import type { Page } from '@playwright/test'

/** What every screen of the console has, as somebody finds it. */
export const toastOf = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text })
export const row = (page: Page, name: string) => page.getByRole('row', { name })
export const inMenu = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
export const openMenu = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` }).click()
