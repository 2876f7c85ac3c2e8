import type { Page } from '@playwright/test'

// Locators for parts that every screen of the console has.
export const findToast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text })
export const findRow = (page: Page, name: string) => page.getByRole('row', { name })
export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
export const openMenu = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` }).click()
