import type { Page } from '@playwright/test'
import { followLink } from '../support/follow-link.ts'
import { findRow, findToast, menuItem, openMenu } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { recordVisits } from '../support/record-visits.ts'
import { expect, test } from '../support/story.ts'

type AccessibilityCheck = (page: Page) => Promise<void>

const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Widget Name')

const widgetRequests = '**/api/agent/widget/config**'

const failRequests = (page: Page, method: 'POST' | 'PATCH') =>
  page.route(widgetRequests, (route) => (route.request().method() === method ? failRequest(route) : route.fallback()))

const expectDisabledReason = (page: Page, name: string, reason: string) =>
  expect(page.getByRole('main').getByRole('button', { name })).toHaveAccessibleDescription(reason)

test('an agent renames, clones, archives and unarchives a widget while a colleague watches', async ({
  page,
  browser,
  baseURL,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const colleague = await factory.createMember(agency, undefined, { role: 'ADMIN' })
  const widget = await factory.createAsset(agency, { name: 'Spring <b>sale</b>', triggered_by: member.agentId })
  await recordVisits(widget, baseURL ?? '')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, member, 'marketing/widget')
  const colleaguePage = await browser.newPage()
  await openAs(colleaguePage, colleague, 'marketing/widget')
  await expect(findRow(colleaguePage, 'Spring <b>sale</b>')).toBeVisible()
  const listPath = `/a/${agency.accountId}/marketing/widget`

  await test.step('the widget page shows a preview and details', async () => {
    await page.getByRole('link', { name: /^Spring <b>sale/ }).click()
    await expectWidgetDetails(page, widget.subjectId)
    await expectAccessible(page)
  })

  await test.step('renaming updates the whole page, and the colleague’s list', async () => {
    await renameWidget(page)
    await expect(findRow(colleaguePage, 'Autumn sale')).toBeVisible()
  })

  await test.step('a bar of the chart opens its submissions', async () => {
    await expect(page.getByRole('group', { name: 'Entrances', exact: true }).first()).toContainText('66.7%2/3')
    await page.getByRole('button', { name: /^\w{3} \d\d, \d{4}: 1 submission$/ }).focus()
    await page.keyboard.press('Enter')
    const submissions = page.getByRole('dialog', { name: 'Submissions' })
    await expect(submissions.getByText('Nora Field')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(submissions).toBeHidden()
  })

  await test.step('closing the editor returns to the widget page', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page).toHaveTitle('Autumn sale - Edit')
    await page.getByRole('link', { name: 'Close editor' }).click()
    await expect(page).toHaveTitle('Autumn sale')
  })

  await test.step('a clone is a separate widget', async () => {
    await cloneWidget(page, expectAccessible)
    await expect(findRow(colleaguePage, 'Winter sale')).toBeVisible()
  })

  await test.step('an archived widget cannot be edited', async () => {
    await followLink(page, listPath)
    await archiveWidget(page, expectAccessible)
    await expect(findRow(colleaguePage, 'Winter sale')).toContainText('Archived')
    await page.getByRole('link', { name: /^Winter sale/ }).click()
    await expectDisabledReason(page, 'Edit', 'To edit this widget, you must unarchive it.')
    await expect(page.getByRole('button', { name: 'Rename' })).toBeHidden()
    await expectAccessible(page)
    await followLink(page, `${page.url()}/edit`)
    await expect(page.getByText('To edit this widget, you must unarchive it.')).toBeVisible()
  })

  await test.step('unarchiving needs no confirmation', async () => {
    await followLink(page, listPath)
    await unarchiveWidget(page)
  })
  await colleaguePage.close()
})

async function expectWidgetDetails(page: Page, widgetId: string) {
  await expect(page).toHaveTitle('Spring <b>sale</b>')
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('link', { name: 'Widgets' })).toBeVisible()
  const thumbnail = page.frameLocator('iframe[title="Preview of Spring <b>sale</b>"]')
  await expect(thumbnail.getByPlaceholder('Enter your home address')).toBeVisible()
  await expect(page.getByText('Page URL')).toBeVisible()
  await expect(page.getByText(widgetId, { exact: true })).toBeVisible()
  await expect(page.getByText(/^[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M$/)).toBeVisible()
  await expect(page.getByText('Ada Moss', { exact: true })).toBeVisible()
  await expect(page.locator('dl').getByText('just now')).toBeVisible()
  await page.getByRole('button', { name: 'Copy ID' }).click()
  await expect(findToast(page, 'ID copied to clipboard')).toBeVisible()
}

async function renameWidget(page: Page) {
  await page.getByRole('button', { name: 'Rename' }).click()
  await nameField(page).fill('Autumn sale')
  await failRequests(page, 'PATCH')
  const renameButton = page.getByRole('dialog').getByRole('button', { name: 'Rename' })
  await renameButton.click()
  await expect(findToast(page, 'Unable to rename Widget. Contact Support.')).toBeVisible()
  await page.unroute(widgetRequests)
  await renameButton.click()
  await expect(findToast(page, 'Widget renamed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn sale')
  await expect(page).toHaveTitle('Autumn sale')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Autumn sale')).toBeVisible()
}

async function cloneWidget(page: Page, expectAccessible: AccessibilityCheck) {
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await menuItem(page, 'Clone').click()
  await expect(page.getByRole('dialog', { name: 'Clone “Autumn sale”' })).toBeVisible()
  await expect(nameField(page)).toHaveValue('Autumn sale')
  await nameField(page).fill('Winter sale')
  await expectAccessible(page)
  await failRequests(page, 'POST')
  const cloneButton = page.getByRole('dialog').getByRole('button', { name: 'Clone' })
  await cloneButton.click()
  await expect(findToast(page, 'Unable to clone widget. Please contact support.')).toBeVisible()
  await page.unroute(widgetRequests)
  await cloneButton.click()
  await expect(findToast(page, 'Widget cloned')).toBeVisible()
  await expect(page).toHaveTitle('Winter sale - Edit')
}

async function archiveWidget(page: Page, expectAccessible: AccessibilityCheck) {
  await openMenu(page, 'Winter sale')
  await menuItem(page, 'Archive').click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(dialog).toContainText(
    'Archiving this widget will make it unavailable. Remember to remove it from your website to avoid display issues.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await openMenu(page, 'Winter sale')
  await menuItem(page, 'Archive').click()
  await page.route(/\/archived$/, failRequest)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(findToast(page, 'Unable to archive Widget. Please contact support.')).toBeVisible()
  await page.unroute(/\/archived$/)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(findToast(page, 'Widget archived')).toBeVisible()
  await expect(findRow(page, 'Winter sale')).toContainText('Archived')
}

async function unarchiveWidget(page: Page) {
  await openMenu(page, 'Winter sale')
  await page.route(/\/unarchived$/, failRequest)
  await menuItem(page, 'Unarchive').click()
  await expect(findToast(page, 'Unable to un archive Widget. Please contact support.')).toBeVisible()
  await page.unroute(/\/unarchived$/)
  await openMenu(page, 'Winter sale')
  await menuItem(page, 'Unarchive').click()
  await expect(findToast(page, 'Widget unarchived')).toBeVisible()
  await expect(findRow(page, 'Winter sale')).toContainText('Published')
}
