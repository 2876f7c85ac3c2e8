import { expect, type Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import type { TestAgency } from '../../api/src/testing/agency-factory.ts'
import { test } from './story.ts'

// Locators and steps of the editor of contact dashboards.
export const panel = (page: Page) => page.getByRole('region', { name: 'Panel' })
export const modules = (page: Page) => panel(page).locator('[data-module]')
export const moduleOf = (page: Page, name: string) => modules(page).filter({ hasText: name })
export const field = (page: Page, label: string) => panel(page).getByLabel(new RegExp(`^${label}\\*?$`))
export const choice = (page: Page, label: string) => panel(page).getByRole('combobox', { name: label })
export const toggle = (page: Page, label: string) => panel(page).getByRole('switch', { name: label, exact: true })
export const save = (page: Page) => panel(page).getByRole('button', { name: 'Save', exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const preview = (page: Page) => page.frameLocator('iframe[title="Preview of Seller Dashboard"]')
export const previewed = (page: Page, moduleId: string) => preview(page).locator(`#module-${moduleId}`)
export const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title, exact: true })

export async function answer(page: Page, title: string, button: string) {
  await question(page, title).getByRole('button', { name: button, exact: true }).click()
  await expect(question(page, title)).toBeHidden()
}

export const openModule = (page: Page, moduleId: string) => panel(page).locator(`[data-module="${moduleId}"]`).click()

export async function choose(page: Page, label: string, option: string) {
  await choice(page, label).click()
  await page.getByRole('option', { name: option }).click()
}

export async function addModule(page: Page, label: string) {
  await press(page, 'Add Module')
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
}

export async function saveModule(page: Page) {
  const isSave = (url: string) => /\/modules(\/[^/]+)?$/.test(new URL(url).pathname)
  const saved = page.waitForResponse((response) => isSave(response.url()) && response.request().method() !== 'GET')
  await press(page, 'Save')
  expect((await saved).ok()).toBe(true)
}

export async function getDashboardId({ db }: Database, { accountId }: TestAgency) {
  const { id } = await db
    .selectFrom('assets')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'contact-dashboard')
    .executeTakeFirstOrThrow()
  return id
}

/** The path of the editor, inside the account. */
export const getEditorPath = async (owner: Database, agency: TestAgency) =>
  `marketing/contact-dashboard/${await getDashboardId(owner, agency)}/edit`

/** `openEditor` opens the editor of a new agency's dashboard. */
export const story = test.extend<{ openEditor: () => Promise<TestAgency> }>({
  openEditor: async ({ page, openAs, factory, owner }, use) => {
    await use(async () => {
      const agency = await factory.createAgency({ name: 'Harbor & Field Realty' })
      await openAs(page, await factory.createMember(agency), await getEditorPath(owner, agency))
      return agency
    })
  },
})
