import type { Page } from '@playwright/test'
import { followLink } from '../support/follow-link.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { findRow, findToast } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { recordVisits } from '../support/record-visits.ts'
import { expect, test } from '../support/story.ts'

const createLink = (page: Page) => page.getByRole('main').getByText('Create Widget', { exact: true }).first()

const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Widget Name')

const widgetRequests = '**/api/agent/widget/config**'

const failRequests = (page: Page, method: 'POST' | 'PATCH') =>
  page.route(widgetRequests, (route) => (route.request().method() === method ? failRequest(route) : route.fallback()))

test('an agent creates a widget from a template', async ({ page, openAs, factory, expectAccessible }) => {
  const agency = await factory.createAgency()
  const listPath = `/a/${agency.accountId}/marketing/widget`

  await test.step('a new account has no widgets, and its branding is incomplete', async () => {
    await openAs(page, await factory.createMember(agency), 'marketing/widget')
    await expect(page).toHaveTitle('Widgets')
    await expect(page.getByText('No Widget Found')).toBeVisible()
    await expect(page.getByText('Please create a widget to get started.')).toBeVisible()
    await expect(page.getByText('Your branding is incomplete. Add a brand colour and a logo to publish.')).toBeVisible()
    await expect(createLink(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Widget' }).first()).toHaveAccessibleDescription(
      'You have 5 Widgets remaining.',
    )
    await expectAccessible(page)
  })

  await test.step('every template has a live preview', async () => {
    await createLink(page).click()
    await expect(page).toHaveTitle('New Widget')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select a Template')
    await expect(page.getByText('8 Templates', { exact: true })).toBeVisible()
    for (const type of ['Address Search', 'Home-Sale Calculator', 'Mortgage Calculator', 'Affordability Calculator'])
      await expect(page.getByText(type, { exact: true })).toHaveCount(2)
    const thumbnail = page.frameLocator('iframe[title="Preview of Home Value Search"]')
    await expect(thumbnail.getByPlaceholder('Enter your home address')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a template can be previewed on desktop and mobile', async () => {
    await page.getByRole('button', { name: 'Home Value Search' }).click()
    const sheet = page.getByRole('dialog', { name: 'Home Value Search' })
    await expect(sheet.getByText(/^One field and one button for the top of your website\./)).toBeVisible()
    const frame = sheet.locator('iframe')
    await expect(sheet.frameLocator('iframe').getByPlaceholder('Enter your home address')).toBeVisible()
    expect((await frame.boundingBox())?.width).toBeGreaterThan(1000)
    await sheet.getByRole('radio', { name: 'Mobile' }).check()
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(391)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Home Value Search' }).click()
    await page.reload()
    await expect(sheet).toBeVisible()
  })

  await test.step('the new widget needs a valid name, and opens in the editor', async () => {
    const useButton = page.getByRole('button', { name: 'Use Widget' })
    await useButton.click()
    await nameField(page).press('Escape')
    await expect(nameField(page)).toBeHidden()
    await useButton.click()
    const createButton = page.getByRole('button', { name: 'Create', exact: true })
    await createButton.click()
    await expect(page.getByText('Enter Widget Name to continue')).toBeVisible()
    await nameField(page).fill('ab')
    await expect(page.getByText('Please enter at least 3 characters')).toBeVisible()
    await nameField(page).fill('x'.repeat(121))
    await expect(page.getByText('It should be less than 120 characters')).toBeVisible()
    await expectAccessible(page)
    await nameField(page).fill('Spring <b>sale</b>')
    await failRequests(page, 'POST')
    await createButton.click()
    await expect(findToast(page, 'Unable to create Widget, please contact support.')).toBeVisible()
    await page.unroute(widgetRequests)
    await createButton.click()
    await expect(page).toHaveURL(new RegExp(`${listPath}/[0-9a-f-]{36}/edit$`))
    await expect(page).toHaveTitle('Spring <b>sale</b> - Edit')
  })
})

test('the widget list shows statistics, and can be sorted, searched and filtered', async ({
  page,
  baseURL,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const widget = await factory.createAsset(agency, { name: 'Spring <b>sale</b>', triggered_by: member.agentId })
  const archived = { status: 'ARCHIVED', triggered_at: new Date('2025-01-05T12:00:00Z') } as const
  for (const number of Array.from({ length: 26 }, (_, index) => index + 1))
    await factory.createAsset(agency, { name: `Old widget ${String(number).padStart(2, '0')}`, ...archived })
  await recordVisits(widget, baseURL ?? '')
  await openAs(page, member, 'marketing/widget')

  await test.step('each row shows the status, last update and statistics', async () => {
    const row = findRow(page, 'Spring <b>sale</b>')
    await expect(row).toContainText(`ID: ${widget.subjectId}`)
    await expect(row).toContainText(/Published[A-Z][a-z]{2} \d\d, \d{4}Ada Moss366\.7%2\/350\.0%1\/2/)
    await expect(findRow(page, 'Old widget 05')).toContainText('Archived')
    await expect(findRow(page, 'Old widget 05').getByRole('cell').nth(3)).toHaveText('--')
    await expect(page.getByText('27 Widgets', { exact: true })).toBeVisible()
    await expect(page.getByText('Updated just now')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submissions' })).toHaveAccessibleDescription(
      'The percentage and number of form submissions, out of entrances',
    )
    await expectAccessible(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy ID of Spring <b>sale</b>' }).click()
    await expect(findToast(page, 'ID copied to clipboard')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(widget.subjectId)
  })

  await test.step('columns sort the list', async () => {
    const firstRow = page.getByRole('row').nth(1)
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(page).toHaveURL(/sort=name/)
    await expect(firstRow).toContainText('Old widget 01')
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await expect(page).toHaveURL(/sort=statistics\.views/)
    await expect(firstRow).toContainText('Spring <b>sale</b>')
    await expect(page.getByRole('columnheader', { name: 'Views' })).toHaveAttribute('aria-sort', 'descending')
  })

  await test.step('the number of rows per page is remembered', async () => {
    await expect(page.getByRole('row')).toHaveCount(26)
    await page.getByRole('combobox', { name: 'Rows per page' }).click()
    await page.getByRole('option', { name: '50' }).click()
    await expect(page.getByRole('row')).toHaveCount(28)
    await page.goto(`/a/${agency.accountId}/marketing/widget`)
    await expect(page.getByRole('row')).toHaveCount(28)
  })

  await test.step('search and status filter the list', async () => {
    await page.getByRole('searchbox', { name: 'Search Widgets' }).fill('widget 2')
    await expect(page.getByText('7 Widgets', { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Published' }).click()
    await expect(page.getByText('No results found')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByText('1 Widget', { exact: true })).toBeVisible()
  })
})

test('invalid widget paths lead to the list, and unknown widgets are not found', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  const { subjectId, name } = await factory.createAsset(agency)
  const member = await factory.createMember(agency)
  const listPath = `/a/${agency.accountId}/marketing/widget`
  await openAs(page, member, 'marketing/widget/something/else')
  await expect(page).toHaveURL(new RegExp(`${listPath}$`))
  for (const path of ['something', 'something/edit', `${subjectId}/something`]) {
    await followLink(page, `${listPath}/${path}`)
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
  }
  for (const path of [agency.accountId, `${agency.accountId}/edit`]) {
    await followLink(page, `${listPath}/${path}`)
    await expect(page).toHaveURL(/\/not-found$/)
  }

  await page.route('**/api/agent/widget/config/search**', failRequest)
  await page.goto(listPath)
  await expect(page.getByText('The widgets could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await pressRetry(page, '**/api/agent/widget/config/search**')
  await expect(findRow(page, name)).toBeVisible()

  for (const [path, title] of [
    ['', 'Widgets'],
    ['/new', 'New Widget'],
    [`/${subjectId}`, name],
  ] as const) {
    await followLink(page, listPath + path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  }
})

test('an agent without marketing permission sees whom to ask for access to widgets', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const { subjectId } = await factory.createAsset(agency)
  const member = await factory.createMember(agency, undefined, { role: 'AGENT' })
  const requestedUrls: string[] = []
  page.on('request', (request) => request.url().includes('/api/agent/widget') && requestedUrls.push(request.url()))
  const listPath = `/a/${agency.accountId}/marketing/widget`
  await openAs(page, member, 'marketing/widget')
  await expect(page).toHaveURL(new RegExp(`${listPath}$`))
  await expect(page.getByRole('link', { name: 'Widgets', exact: true })).toBeDisabled()
  for (const path of ['', '/new', `/${subjectId}`, `/${subjectId}/edit`]) {
    if (path) await page.goto(listPath + path)
    await expect(page.getByText('You need access to view this page')).toBeVisible()
    await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
    await expectAccessible(page)
  }
  expect(requestedUrls).toEqual([])
})
