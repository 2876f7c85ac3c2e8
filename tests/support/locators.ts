import type { Locator, Page } from '@playwright/test'

// Locators for parts that every screen of the console has.

/** The same toast may still be leaving when it comes again. */
export const findToast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text }).first()
export const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
export const findRow = (page: Page, name: string) => page.getByRole('row', { name })
export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
export const openMenu = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` }).click()
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
export const findField = (scope: Page | Locator, label: string) => scope.getByLabel(new RegExp(`^${label}\\*?$`))
export const findPreview = (page: Page, name: string) => page.frameLocator(`iframe[title="Preview of ${name}"]`)
