import type { Page } from '@playwright/test'
import { followLink } from '../support/follow-link.ts'
import { findToast, saveButton } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { expect, test } from '../support/story.ts'

const title = (page: Page) => page.getByLabel(/^Title/)

const close = (page: Page) => page.getByRole('link', { name: 'Close editor' })

const listPath = 'marketing/form'

test('an agency sees its forms and form groups in one list, and a form is created, cloned, archived and deleted', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const menu = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })
  const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()
  const filter = async (status: string) => {
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: status }).click()
  }
  await openAs(page, member, listPath)
  await expect(page).toHaveTitle('Forms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forms')
  await expect(page.getByText('7 Forms', { exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Form Type', 'Last Updated', 'Actions'])
  await expect(page.locator('[data-form-type="FORM"]')).toHaveText(Array(5).fill('Form'))
  await expect(page.locator('[data-form-type="FORM_GROUP"]')).toHaveText(Array(2).fill('Form Group'))
  await expect(page.getByRole('row').nth(1)).toContainText(/[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New form' }).click()
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Lead Type' }).click()
  await page.getByRole('option', { name: 'Buyer' }).click()
  await dialog.getByLabel('Name').fill('Open house')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveTitle('Open house - Edit')
  await expect(title(page)).toHaveValue('Looking for your next home?')
  await close(page).click()

  await menu('Open house').click()
  await choose('Clone')
  await expect(page).toHaveTitle('Open house - Copy - Edit')
  await close(page).click()
  await menu('Open house - Copy').click()
  await choose('Rename')
  await page.getByRole('dialog').getByLabel('Name').fill('Sunday tour')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText('9 Forms', { exact: true })).toBeVisible()

  await menu('Mortgage Check').click()
  await choose('Archive')
  const uses = page.getByRole('dialog', { name: '“Mortgage Check” is in use' })
  await expect(uses.getByRole('link')).toHaveText(['Buying and Financing', 'Home Value and Selling'])
  await expectAccessible(page)
  await uses.getByRole('button', { name: 'Close' }).last().click()

  await menu('Sunday tour').click()
  await choose('Archive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(findToast(page, 'Form archived')).toBeVisible()
  await filter('Active')
  await expect(page.getByText('8 Forms', { exact: true })).toBeVisible()
  await filter('Archived')
  await expect(page.getByText('1 Form', { exact: true })).toBeVisible()
  await menu('Sunday tour').click()
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No archived forms')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('8 Forms', { exact: true })).toBeVisible()

  await test.step('unknown paths below the list redirect to it, and unknown forms are not found', async () => {
    const list = `/a/${agency.accountId}/${listPath}`
    await followLink(page, `${list}/something/else`)
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    for (const kind of ['form', 'form-group']) {
      await followLink(page, `${list}/${kind}/${agency.accountId}/edit`)
      await expect(page).toHaveURL(/\/not-found$/)
    }
  })
})

test('the forms of a group can be reordered by keyboard', async ({ page, openAs, factory, expectAccessible }) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const names = page.getByRole('listitem').getByRole('link')
  const group = `marketing/form/form-group/${agency.groupIds[0]}/edit`
  await openAs(page, member, group)
  await expect(page).toHaveTitle('Home Value and Selling - Edit')
  await expect(
    page.getByText(
      'You can update the title and description of each individual form in their respective settings page',
    ),
  ).toBeVisible()
  await expect(names).toHaveText([/^Home Value/, /^Seller Consultation/, /^Mortgage Check/])
  const preview = page.frameLocator('iframe[title="Preview of Home Value and Selling"]')
  await expect(preview.getByText('Are you considering selling your home?')).toBeVisible()
  await expectAccessible(page)

  await moveItem(page, 'Home Value', { from: 1, to: 2, of: 3 })
  await expect(names).toHaveText([/^Seller Consultation/, /^Home Value/, /^Mortgage Check/])
  await expect(preview.getByText('Are you considering selling your home?')).toBeHidden()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByLabel('Tracking Code <head>').fill('<!-- counted -->')
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await page.reload()
  await expect(names).toHaveText([/^Seller Consultation/, /^Home Value/, /^Mortgage Check/])
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByLabel('Tracking Code <head>')).toHaveValue('<!-- counted -->')
  await page.getByRole('button', { name: 'Content', exact: true }).click()

  await names.first().click()
  await expect(page).toHaveTitle('Seller Consultation - Edit')
  await close(page).click()
  await expect(page).toHaveTitle('Home Value and Selling - Edit')
  await page.goto(`/a/${agency.accountId}/${group}?next=${encodeURIComponent('//evil.example')}`)
  await close(page).click()
  await expect(page).toHaveTitle('Forms')
})

test('an agent without marketing permission sees whom to ask for access', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency, undefined, { role: 'AGENT' })
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/agent/forms') && requests.push(request.url()))
  await openAs(page, member, 'marketing/form')
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Forms', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await page.goto(`/a/${agency.accountId}/marketing/form/form/${agency.formIds.get('HV')}/edit`)
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await expectAccessible(page)
  expect(requests).toEqual([])
})
