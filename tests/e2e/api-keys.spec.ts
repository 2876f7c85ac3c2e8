import { findRow, findToast, menuItem, openMenu } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

test('a program uses an API key until it is revoked, and the audit log tells what it did', async ({
  page,
  openAs,
  factory,
  playwright,
  baseURL,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Harbor & Hill' })
  await openAs(page, await factory.createMember(agency), 'settings/api-keys')
  await expect(page).toHaveTitle('API Keys')
  await expect(page.getByText('No API keys yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create API key' })
  await dialog.getByLabel('Name').fill('CRM sync')
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  await expect(dialog.getByText('Choose at least one scope')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Write Contacts' }).check()
  await dialog.getByRole('combobox', { name: 'Expires' }).click()
  await page.getByRole('option', { name: 'In 90 days' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  const shown = page.getByRole('dialog', { name: 'Your new API key' })
  const key = (await shown.locator('code, pre').first().textContent()) ?? ''
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(findRow(page, 'CRM sync')).toContainText(`${key.slice(0, 12)}…`)

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  const addContact = (firstName: string) => program.post('/api/agent/contacts', { data: { firstName } })
  expect((await addContact('Nora')).status()).toBe(200)
  expect((await program.get('/api/agent/leads/board')).status()).toBe(403)

  await page.getByRole('link', { name: 'Audit Log' }).click()
  await expect(page).toHaveTitle('Audit Log')
  const entry = page.getByRole('row', { name: 'added a contact' })
  await expect(entry).toContainText('API key “CRM sync”')
  await expect(entry.getByRole('link', { name: 'Nora' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'signed in with a password' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Area' }).click()
  await page.getByRole('option', { name: 'Signing in' }).click()
  await expect(entry).toBeHidden()
  await page.getByRole('button', { name: 'Remove Area: Signing in' }).click()
  await entry.getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toContainText('POST /agent/contacts')
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('audit-log.csv')

  await page.getByRole('link', { name: 'API Keys' }).click()
  await openMenu(page, 'CRM sync')
  await menuItem(page, 'Revoke').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(findToast(page, 'API key revoked')).toBeVisible()
  await expect(findRow(page, 'CRM sync')).toContainText('Revoked')
  expect((await addContact('Omar')).status()).toBe(401)
})
