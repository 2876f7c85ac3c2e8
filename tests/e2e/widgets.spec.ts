import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { findRow, findToast, menuItem, openMenu } from '../support/locators.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { recordVisits } from '../support/record-visits.ts'
import { expect, test } from '../support/story.ts'

type AccessibilityCheck = (page: Page) => Promise<void>

const createLink = (page: Page) => page.getByRole('main').getByText('Create Widget', { exact: true }).first()
const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Widget Name')
const widgetRequests = '**/api/agent/widget/config**'

const failRequests = (page: Page, method: 'POST' | 'PATCH') =>
  page.route(widgetRequests, (route) => (route.request().method() === method ? failRequest(route) : route.fallback()))

const expectDisabledReason = (page: Page, name: string, reason: string) =>
  expect(page.getByRole('main').getByRole('button', { name })).toHaveAccessibleDescription(reason)

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
    await page.goto(listPath)
    await archiveWidget(page, expectAccessible)
    await expect(findRow(colleaguePage, 'Winter sale')).toContainText('Archived')
    await page.getByRole('link', { name: /^Winter sale/ }).click()
    await expectDisabledReason(page, 'Edit', 'To edit this widget, you must unarchive it.')
    await expect(page.getByRole('button', { name: 'Rename' })).toBeHidden()
    await expectAccessible(page)
    await page.goto(`${page.url()}/edit`)
    await expect(page.getByText('To edit this widget, you must unarchive it.')).toBeVisible()
  })

  await test.step('unarchiving needs no confirmation', async () => {
    await page.goto(listPath)
    await unarchiveWidget(page)
  })
  await colleaguePage.close()
})

test('an agent at the plan limit cannot create, clone or unarchive widgets', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await factory.createAsset(agency, { name })
  await factory.createAsset(agency, { name: 'Old widget', status: 'ARCHIVED' })
  await openAs(page, await factory.createMember(agency), 'marketing/widget')

  await test.step('the list explains the limit', async () => {
    await expect(page.getByText('You have 0 Widgets remaining.', { exact: true }).last()).toBeVisible()
    await expectDisabledReason(page, 'Create Widget', 'You have 0 Widgets remaining.')
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
    await openMenu(page, 'Third')
    await expect(menuItem(page, 'Clone')).toHaveAccessibleDescription(
      "You cannot clone widgets as you've reached your plan's limit.",
    )
    await page.keyboard.press('Escape')
    await openMenu(page, 'Old widget')
    await expect(menuItem(page, 'Unarchive')).toHaveAccessibleDescription(
      "You cannot unarchive widgets as you've reached your plan's limit.",
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('templates cannot be used', async () => {
    await page.goto(`/a/${agency.accountId}/marketing/widget/new?template=home-value-search`)
    await expect(page.getByRole('button', { name: 'Use Widget' })).toHaveAccessibleDescription(
      'You have 0 Widgets remaining.',
    )
  })

  await test.step('the server enforces the limit if the page shows an outdated count', async () => {
    await page.route('**/api/agent/widget/config/count', (route) => route.fulfill({ json: { count: 0 } }))
    await page.goto(`/a/${agency.accountId}/marketing/widget`)
    await openMenu(page, 'Third')
    await menuItem(page, 'Clone').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clone' }).click()
    await expect(findToast(page, "You cannot clone widgets as you've reached your plan's limit.")).toBeVisible()
    await page.keyboard.press('Escape')
    await openMenu(page, 'Old widget')
    await menuItem(page, 'Unarchive').click()
    await expect(findToast(page, "You cannot unarchive widgets as you've reached your plan's limit.")).toBeVisible()
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
    await page.goto(`${listPath}/${path}`)
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
  }
  for (const path of [agency.accountId, `${agency.accountId}/edit`]) {
    await page.goto(`${listPath}/${path}`)
    await expect(page).toHaveURL(/\/not-found$/)
  }

  await page.route('**/api/agent/widget/config/search**', failRequest)
  await page.goto(listPath)
  await expect(page.getByText('The widgets could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await pressRetry(page, '**/api/agent/widget/config/search**')
  await expect(findRow(page, name)).toBeVisible()

  for (const path of ['', '/new', `/${subjectId}`]) {
    await page.goto(listPath + path)
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
  for (const path of ['', '/new', `/${subjectId}`, `/${subjectId}/edit`]) {
    await page.goto(listPath + path)
    await expect(page.getByText('You need access to view this page')).toBeVisible()
    await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(listPath)
  await expect(page.getByRole('link', { name: 'Widgets', exact: true })).toBeDisabled()
  expect(requestedUrls).toEqual([])
})

test('an account without widgets in its plan sees what they offer', async ({
  page,
  owner,
  openAs,
  factory,
  expectAccessible,
}) => {
  const plan = {
    id: newId(),
    plan_name: 'Bare',
    feature_flags: '{}',
    numerical_feature_map: JSON.stringify({ 'landing-pages': 2 }),
  }
  await owner.db.insertInto('plans').values(plan).execute()
  const agency = await factory.createAgency({ plan_id: plan.id })
  const member = await factory.createMember(agency)
  await openAs(page, member, 'marketing/widget')
  await expect(page.getByText('Unlock in Growth & Scale Plans')).toBeVisible()
  await expect(page.getByText('Create Widget')).toBeHidden()
  const sample = page.frameLocator('iframe[title="Address Search"]')
  await expect(sample.getByPlaceholder('Which home are you thinking of selling?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Compare Plans' }).click()
  await expect(page).toHaveTitle('Compare Plans')
  await expect(page.getByRole('columnheader', { name: /^Bare/ })).toContainText('Your plan')
  await expect(page.getByRole('row', { name: 'Widgets' })).toContainText('25')
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveTitle('What are Widgets')
  await expectAccessible(page)
  await page.goto(`/a/${agency.accountId}/marketing/widget/new`)
  await expect(page.getByText('Unlock in Growth & Scale Plans')).toBeVisible()
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
  await expect(findToast(page, 'ID copied to clipboard').first()).toBeVisible()
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
