import { newId } from '@gable/shared/ids.ts'
import type { Page } from '@playwright/test'
import { failRequest } from '../support/page-errors.ts'
import { inMenu, openMenu, row, toastOf } from '../support/seen.ts'
import { expect, test } from '../support/story.ts'
import { recordVisits } from '../support/record-visits.ts'

const create = (page: Page) => page.getByRole('main').getByText('Create Widget', { exact: true }).first()
const widgetName = (page: Page) => page.getByRole('dialog').getByLabel('Widget Name')

/** What the described element says why it cannot be pressed. */
const saysOf = async (page: Page, name: string, text: string) =>
  expect(page.getByRole('main').getByRole('button', { name })).toHaveAccessibleDescription(text)

test('a widget is made from a template, looked after, taken away and brought back', async ({
  page,
  browser,
  baseURL,
  enter,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const colleague = await factory.createMember(agency, undefined, { role: 'ADMIN' })
  const list = `/a/${agency.accountId}/marketing/widget`
  const widgetCalls = '**/api/agent/widget/config**'

  await test.step('at first there is none, and the brand is not finished', async () => {
    await enter(page, member, 'marketing/widget')
    await expect(page).toHaveTitle('Widgets')
    await expect(page.getByText('No Widget Found')).toBeVisible()
    await expect(page.getByText('Please create a widget to get started.')).toBeVisible()
    await expect(page.getByText('Your branding is incomplete. Add a brand colour and a logo to publish.')).toBeVisible()
    await expect(create(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Widget' }).first()).toHaveAccessibleDescription(
      'You have 5 Widgets remaining.',
    )
    await expectAccessible(page)
  })

  await test.step('every template is shown as the widget it would be', async () => {
    await create(page).click()
    await expect(page).toHaveTitle('New Widget')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select a Template')
    await expect(page.getByText('8 Templates', { exact: true })).toBeVisible()
    for (const type of ['Address Search', 'Home-Sale Calculator', 'Mortgage Calculator', 'Affordability Calculator'])
      await expect(page.getByText(type, { exact: true })).toHaveCount(2)
    const picture = page.frameLocator('iframe[title="Preview of Home Value Search"]')
    await expect(picture.getByPlaceholder('Enter your home address')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('one of them is looked at closely, on a desktop and on a phone', async () => {
    await page.getByRole('button', { name: 'Home Value Search' }).click()
    const sheet = page.getByRole('dialog', { name: 'Home Value Search' })
    await expect(sheet.getByText(/^One line and one button for the top of your website\./)).toBeVisible()
    const frame = sheet.locator('iframe')
    const inFrame = sheet.frameLocator('iframe')
    await expect(inFrame.getByPlaceholder('Enter your home address')).toBeVisible()
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

  await test.step('a widget takes a name', async () => {
    const use = page.getByRole('button', { name: 'Use Widget' })
    await use.click()
    await widgetName(page).press('Escape')
    await expect(widgetName(page)).toBeHidden()
    await use.click()
    const make = page.getByRole('button', { name: 'Create', exact: true })
    await make.click()
    await expect(page.getByText('Enter Widget Name to continue')).toBeVisible()
    await widgetName(page).fill('ab')
    await expect(page.getByText('Please enter at least 3 characters')).toBeVisible()
    await widgetName(page).fill('x'.repeat(121))
    await expect(page.getByText('It should be less than 120 characters')).toBeVisible()
    await expectAccessible(page)
    await widgetName(page).fill('Spring <b>sale</b>')
    await page.route(widgetCalls, (route) => (route.request().method() === 'POST' ? failRequest(route) : route.fallback()))
    await make.click()
    await expect(toastOf(page, 'Unable to create Widget, please contact support.')).toBeVisible()
    await page.unroute(widgetCalls)
    await make.click()
    await expect(page).toHaveURL(new RegExp(`${list}/[0-9a-f-]{36}/edit$`))
    await expect(page).toHaveTitle('Spring <b>sale</b> - Edit')
  })

  const widgetId = page.url().split('/').at(-2) ?? ''
  const old = { status: 'ARCHIVED', triggered_at: new Date('2025-01-05T12:00:00Z') } as const
  for (const number of Array.from({ length: 26 }, (_, index) => index + 1))
    await factory.createAsset(agency, { name: `Old widget ${String(number).padStart(2, '0')}`, ...old })

  await test.step('what visitors do with it stands in the list', async () => {
    await recordVisits({ subject: 'widget', subjectId: widgetId }, baseURL ?? '')
    await page.goto(list)
    const widget = row(page, 'Spring <b>sale</b>')
    await expect(widget).toContainText(`ID: ${widgetId}`)
    await expect(widget).toContainText(/Published[A-Z][a-z]{2} \d\d, \d{4}Ada Moss366\.7%2\/350\.0%1\/2/)
    await expect(row(page, 'Old widget 05')).toContainText('Archived')
    await expect(row(page, 'Old widget 05').getByRole('cell').nth(2)).toHaveText('--')
    await expect(page.getByText('27 Widgets', { exact: true })).toBeVisible()
    await expect(page.getByText('Updated just now')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submissions' })).toHaveAccessibleDescription(
      'The percentage and number of form submissions, out of entrances',
    )
    await expectAccessible(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy ID of Spring <b>sale</b>' }).click()
    await expect(toastOf(page, 'ID copied to clipboard')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(widgetId)
  })

  await test.step('the list is put in order, searched, narrowed and turned over', async () => {
    const first = page.getByRole('row').nth(1)
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(page).toHaveURL(/sort=name/)
    await expect(first).toContainText('Old widget 01')
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await expect(page).toHaveURL(/sort=statistics\.views/)
    await expect(first).toContainText('Spring <b>sale</b>')
    await expect(page.getByRole('columnheader', { name: 'Views' })).toHaveAttribute('aria-sort', 'descending')

    await expect(page.getByRole('row')).toHaveCount(26)
    await page.getByRole('combobox', { name: 'Rows per page' }).click()
    await page.getByRole('option', { name: '50' }).click()
    await expect(page.getByRole('row')).toHaveCount(28)
    await page.goto(list)
    await expect(page.getByRole('row')).toHaveCount(28)

    await page.getByRole('searchbox', { name: 'Search Widgets' }).fill('widget 2')
    await expect(page.getByText('7 Widgets', { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Published' }).click()
    await expect(page.getByText('No results found')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByText('1 Widget', { exact: true })).toBeVisible()
  })

  const elsewhere = await browser.newPage()
  await enter(elsewhere, colleague, 'marketing/widget')
  await expect(row(elsewhere, 'Spring <b>sale</b>')).toBeVisible()

  await test.step('its own page shows it, and what it is called everywhere', async () => {
    await page.getByRole('link', { name: /^Spring <b>sale/ }).click()
    await expect(page).toHaveTitle('Spring <b>sale</b>')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('link', { name: 'Widgets' })).toBeVisible()
    const picture = page.frameLocator('iframe[title="Preview of Spring <b>sale</b>"]')
    await expect(picture.getByPlaceholder('Enter your home address')).toBeVisible()
    await expect(page.getByText('Page URL')).toBeVisible()
    await expect(page.getByText(widgetId, { exact: true })).toBeVisible()
    await expect(page.getByText(/^[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M$/)).toBeVisible()
    await expect(page.getByText('Ada Moss', { exact: true })).toBeVisible()
    await expect(page.locator('dl').getByText('just now')).toBeVisible()
    await page.getByRole('button', { name: 'Copy ID' }).click()
    await expect(toastOf(page, 'ID copied to clipboard').first()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Rename' }).click()
    await widgetName(page).fill('Autumn sale')
    await page.route(widgetCalls, (route) => (route.request().method() === 'PATCH' ? failRequest(route) : route.fallback()))
    const rename = page.getByRole('dialog').getByRole('button', { name: 'Rename' })
    await rename.click()
    await expect(toastOf(page, 'Unable to rename Widget. Contact Support.')).toBeVisible()
    await page.unroute(widgetCalls)
    await rename.click()
    await expect(toastOf(page, 'Widget renamed')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn sale')
    await expect(page).toHaveTitle('Autumn sale')
    await expect(crumbs.getByText('Autumn sale')).toBeVisible()
    await expect(row(elsewhere, 'Autumn sale')).toBeVisible()
  })

  await test.step('behind a bar are the people who sent something', async () => {
    await expect(page.getByRole('group', { name: 'Entrances', exact: true }).first()).toContainText('66.7%2/3')
    await page.getByRole('button', { name: /: 1 Submissions$/ }).focus()
    await page.keyboard.press('Enter')
    const submissions = page.getByRole('dialog', { name: 'Submissions' })
    await expect(submissions.getByText('Nora Field')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(submissions).toBeHidden()
  })

  await test.step('the editor is opened from there, and closing it leads back', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page).toHaveTitle('Autumn sale - Edit')
    await page.getByRole('link', { name: 'Close editor' }).click()
    await expect(page).toHaveTitle('Autumn sale')
  })

  await test.step('a clone is a widget of its own', async () => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await inMenu(page, 'Clone').click()
    await expect(page.getByRole('dialog', { name: 'Clone “Autumn sale”' })).toBeVisible()
    await expect(widgetName(page)).toHaveValue('Autumn sale')
    await widgetName(page).fill('Winter sale')
    await expectAccessible(page)
    await page.route(widgetCalls, (route) => (route.request().method() === 'POST' ? failRequest(route) : route.fallback()))
    const clone = page.getByRole('dialog').getByRole('button', { name: 'Clone' })
    await clone.click()
    await expect(toastOf(page, 'Unable to clone widget. Please contact support.')).toBeVisible()
    await page.unroute(widgetCalls)
    await clone.click()
    await expect(toastOf(page, 'Widget cloned')).toBeVisible()
    await expect(page).toHaveTitle('Winter sale - Edit')
    await expect(row(elsewhere, 'Winter sale')).toBeVisible()
  })

  await test.step('archived it is gone for visitors, and cannot be edited', async () => {
    await page.goto(list)
    await openMenu(page, 'Winter sale')
    await inMenu(page, 'Archive').click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await expect(question).toContainText(
      'Archiving this widget will make it unavailable. Remember to remove it from your website to avoid display issues.',
    )
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await openMenu(page, 'Winter sale')
    await inMenu(page, 'Archive').click()
    await page.route(/\/archived$/, failRequest)
    await question.getByRole('button', { name: 'Archive' }).click()
    await expect(toastOf(page, 'Unable to archive Widget. Please contact support.')).toBeVisible()
    await page.unroute(/\/archived$/)
    await question.getByRole('button', { name: 'Archive' }).click()
    await expect(toastOf(page, 'Widget archived')).toBeVisible()
    await expect(row(page, 'Winter sale')).toContainText('Archived')
    await expect(row(elsewhere, 'Winter sale')).toContainText('Archived')

    await page.getByRole('link', { name: /^Winter sale/ }).click()
    await saysOf(page, 'Edit', 'To edit this widget, you must unarchive it.')
    await expect(page.getByRole('button', { name: 'Rename' })).toBeHidden()
    await expectAccessible(page)
    await page.goto(`${page.url()}/edit`)
    await expect(page.getByText('To edit this widget, you must unarchive it.')).toBeVisible()
  })

  await test.step('it comes back without a question', async () => {
    await page.goto(list)
    await openMenu(page, 'Winter sale')
    await page.route(/\/unarchived$/, failRequest)
    await inMenu(page, 'Unarchive').click()
    await expect(toastOf(page, 'Unable to un archive Widget. Please contact support.')).toBeVisible()
    await page.unroute(/\/unarchived$/)
    await openMenu(page, 'Winter sale')
    await inMenu(page, 'Unarchive').click()
    await expect(toastOf(page, 'Widget unarchived')).toBeVisible()
    await expect(row(page, 'Winter sale')).toContainText('Published')
  })

  await test.step('what the plan allows is used up', async () => {
    for (const name of ['Third', 'Fourth', 'Fifth']) await factory.createAsset(agency, { name })
    await page.reload()
    await expect(page.getByText('You have 0 Widgets remaining.', { exact: true }).last()).toBeVisible()
    await saysOf(page, 'Create Widget', 'You have 0 Widgets remaining.')
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/)
    await expectAccessible(page)
    await openMenu(page, 'Third')
    await expect(inMenu(page, 'Clone')).toHaveAccessibleDescription(
      "You cannot clone widgets as you've reached your plan's limit.",
    )
    await page.keyboard.press('Escape')
    await openMenu(page, 'Old widget 26')
    await expect(inMenu(page, 'Unarchive')).toHaveAccessibleDescription(
      "You cannot unarchive widgets as you've reached your plan's limit.",
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.goto(`${list}/new?template=home-value-search`)
    await expect(page.getByRole('button', { name: 'Use Widget' })).toHaveAccessibleDescription(
      'You have 0 Widgets remaining.',
    )
  })

  await test.step('who does not know yet is told by the server', async () => {
    const isStale = '**/api/agent/widget/config/count'
    await elsewhere.route(isStale, (route) => route.fulfill({ json: { count: 0 } }))
    await elsewhere.reload()
    await openMenu(elsewhere, 'Third')
    await inMenu(elsewhere, 'Clone').click()
    await elsewhere.getByRole('dialog').getByRole('button', { name: 'Clone' }).click()
    await expect(toastOf(elsewhere, "You cannot clone widgets as you've reached your plan's limit.")).toBeVisible()
    await elsewhere.keyboard.press('Escape')
    await openMenu(elsewhere, 'Old widget 01')
    await inMenu(elsewhere, 'Unarchive').click()
    await expect(toastOf(elsewhere, "You cannot unarchive widgets as you've reached your plan's limit.")).toBeVisible()
    await elsewhere.close()
  })
})

test('an address that names no widget leads to the list, an unknown widget nowhere', async ({
  page,
  enter,
  factory,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  const { subjectId, name } = await factory.createAsset(agency)
  const member = await factory.createMember(agency)
  const list = `/a/${agency.accountId}/marketing/widget`
  await enter(page, member, 'marketing/widget/something/else')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  for (const path of ['something', 'something/edit', `${subjectId}/something`]) {
    await page.goto(`${list}/${path}`)
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  }
  for (const path of [agency.accountId, `${agency.accountId}/edit`]) {
    await page.goto(`${list}/${path}`)
    await expect(page).toHaveURL(/\/not-found$/)
  }

  await page.route('**/api/agent/widget/config/search**', failRequest)
  await page.goto(list)
  await expect(page.getByText('The widgets could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/agent/widget/config/search**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(row(page, name)).toBeVisible()

  for (const path of ['', '/new', `/${subjectId}`]) {
    await page.goto(list + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('who may not manage marketing learns whom to ask, and nothing else', async ({
  page,
  enter,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const { subjectId } = await factory.createAsset(agency)
  const member = await factory.createMember(agency, undefined, { role: 'AGENT' })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/agent/widget') && asked.push(request.url()))
  const list = `/a/${agency.accountId}/marketing/widget`
  await enter(page, member, 'marketing/widget')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  for (const path of ['', '/new', `/${subjectId}`, `/${subjectId}/edit`]) {
    await page.goto(list + path)
    await expect(page.getByText('You need access to view this page')).toBeVisible()
    await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(list)
  await expect(page.getByRole('link', { name: 'Widgets', exact: true })).toBeDisabled()
  expect(asked).toEqual([])
})

test('a plan without widgets shows what they would be', async ({ page, owner, enter, factory, expectAccessible }) => {
  const [without, planId] = [JSON.stringify({ 'landing-pages': 2 }), newId()]
  await owner.db
    .insertInto('plans')
    .values({ id: planId, plan_name: 'Bare', feature_flags: '{}', numerical_feature_map: without })
    .execute()
  const agency = await factory.createAgency({ plan_id: planId })
  const member = await factory.createMember(agency)
  await enter(page, member, 'marketing/widget')
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
