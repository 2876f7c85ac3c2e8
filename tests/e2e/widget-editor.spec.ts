import { newId } from '@gable/shared/ids.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { findField, findPreview, findToast, saveButton } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

type AccessibilityCheck = (page: Page) => Promise<void>

const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const closeLink = (page: Page) => page.getByRole('link', { name: 'Close editor' })
const buttonText = (page: Page) => page.getByLabel('Button Text')

test('an agent edits a widget while the preview shows every change', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const { subjectId } = await factory.createAsset(agency)
  const preview = findPreview(page, 'Address search')
  const placeholder = page.getByLabel('Placeholder Text')
  const form = page.getByRole('combobox', { name: 'Form to Use' })

  await test.step('texts show in the preview as they are typed', async () => {
    await openAs(page, await factory.createMember(agency), `marketing/widget/${subjectId}/edit`)
    await expect(page).toHaveTitle('Address search - Edit')
    await expect(page.getByText(/^Last Updated: [A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d [AP]M$/)).toBeVisible()
    await expect(preview.getByRole('button', { name: 'Get my home value' })).toBeVisible()
    await buttonText(page).fill('Was ist es <b>wert</b>? 🏡')
    await expect(preview.getByRole('button', { name: 'Was ist es <b>wert</b>? 🏡' })).toBeVisible()
    await placeholder.fill('Ihre Adresse')
    await expect(preview.getByPlaceholder('Ihre Adresse')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the preview shows the selected form, on a light or a dark website', async () => {
    await form.fill('mortgage ch')
    await page.getByRole('option', { name: 'Mortgage Check' }).click()
    await expect(page.getByRole('switch', { name: 'Show form in preview' })).toBeChecked()
    await expect(preview.getByRole('button', { name: 'Was ist es <b>wert</b>? 🏡' })).toBeHidden()
    await expect(preview.getByRole('heading', { name: 'Could a better rate be yours?' })).toBeVisible()
    await page.getByRole('switch', { name: 'Show form in preview' }).uncheck()
    await page.getByRole('switch', { name: 'Show on a dark website' }).check()
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(28, 25, 23)')
    await page.getByRole('switch', { name: 'Show on a dark website' }).uncheck()
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(preview.getByRole('button', { name: 'Was ist es <b>wert</b>? 🏡' })).toBeVisible()
  })

  await test.step('invalid fields show their errors and are not sent', async () => {
    const sentUrls: string[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sentUrls.push(request.url()))
    await placeholder.fill('   ')
    await buttonText(page).fill('x'.repeat(101))
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await panelButton(page, 'Settings').click()
    await saveButton(page).click()
    await expect(placeholder).toBeFocused()
    await expect(panelButton(page, 'Content needs attention')).toBeVisible()
    await expect(page.getByText('This field is required')).toHaveCount(2)
    await expect(page.getByText('This field cannot be more than 100 characters')).toBeVisible()
    await expect(page.getByText('101/100')).toBeVisible()
    await expectAccessible(page)
    expect(sentUrls).toEqual([])
    await placeholder.fill('Which home?')
    await buttonText(page).fill('What is it worth?')
    await form.fill('home val')
    await page.getByRole('option', { name: 'Home Value', exact: true }).click()
    await expect(panelButton(page, 'Content')).toBeVisible()
  })

  await test.step('a failed save keeps what was typed, and the next one succeeds', async () => {
    await page.route('**/settings', (route) =>
      route.request().method() === 'PATCH' ? failRequest(route) : route.fallback(),
    )
    await saveButton(page).click()
    await expect(findToast(page, 'Unable to save changes. Please try again later.')).toBeVisible()
    await page.unroute('**/settings')
    await saveAndReload(page)
    await expect(buttonText(page)).toHaveValue('What is it worth?')
    await expect(form).toHaveValue('Home Value')
  })
})

test('an agent installs a widget and changes its branding', async ({
  page,
  context,
  request,
  openAs,
  factory,
  owner,
  expectAccessible,
}) => {
  const agency = await factory.createAgency({ name: 'Kim’s --> "Best" Homes 🏡' })
  const { subjectId } = await factory.createAsset(agency)
  const seaside = { account_id: agency.accountId, id: newId(), name: 'Seaside' }
  await owner.db.insertInto('brandings').values(seaside).execute()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, await factory.createMember(agency), `marketing/widget/${subjectId}/edit`)
  await expect(buttonText(page)).toHaveValue('Get my home value')

  await test.step('sections that could not be loaded can be retried', async () => {
    const paths = ['**/code', '**/sightings', '**/agent/branding']
    for (const path of paths) await page.route(path, failRequest)
    await page.reload()
    await panelButton(page, 'Settings').click()
    await expect(page.getByText('The code could not be loaded')).toBeVisible()
    await expect(page.getByText('The pages could not be loaded')).toBeVisible()
    await expect(page.getByText('The branding templates could not be loaded.')).toBeVisible()
    await expectAccessible(page)
    for (const path of paths) await page.unroute(path)
    for (const section of ['Website Code', 'Installation', 'Branding'])
      await page.getByRole('region', { name: section }).getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  })

  await test.step('the copied code works with any agency name', async () => {
    await expect(page.getByRole('heading', { name: 'Website Code' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(findToast(page, 'Code copied to clipboard')).toBeVisible()
    expect(await listPastedNodes(page)).toEqual([
      '<!-- Kim’s "Best" Homes 🏡 -->',
      `script ${new URL(page.url()).origin}/embed/search-widget.js`,
      `search-widget ${subjectId} Get my home value`,
    ])
    const code = page.getByRole('region', { name: 'Code', exact: true })
    for (const [format, line] of [
      ['React', 'export function SearchWidget()'],
      ['Vue', '<script setup>'],
      ['WordPress', '<search-widget widget-id='],
      ['Pinned', 'integrity="sha384-'],
    ] as const) {
      await page.getByRole('radio', { name: format }).check()
      await expect(code).toContainText(line)
    }
    await expect(page.getByRole('link', { name: 'Installation guide' })).toHaveAttribute('href', /\/embed\/guide$/)
  })

  await test.step('pages with the widget are listed with their problems and fixes', async () => {
    await reportInstallations(page, request, subjectId)
    await expectAccessible(page)
  })

  await test.step('the widget uses the selected branding', async () => {
    const branding = page.getByRole('combobox', { name: 'Branding Template to Use' })
    await expect(branding).toHaveText(agency.name)
    await branding.click()
    await page.getByRole('option', { name: 'Seaside' }).click()
    await expect(page.getByText('Your branding is incomplete.')).toBeVisible()
    await saveAndReload(page)
    await panelButton(page, 'Settings').click()
    await expect(branding).toHaveText('Seaside')
    await expect(page.getByText('This code matches the saved widget.')).toBeHidden()
  })
})

test('unsaved changes survive a rename, a conflict and an archived widget', async ({
  page,
  browser,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const colleague = await factory.createMember(agency, undefined, { role: 'ADMIN' })
  const { subjectId } = await factory.createAsset(agency)
  const listPath = `/a/${agency.accountId}/marketing/widget`
  await openAs(page, await factory.createMember(agency), `marketing/widget/${subjectId}/edit`)

  await test.step('renaming keeps unsaved changes', () => renameWithUnsavedChanges(page))

  await test.step('an agent confirms before overwriting a colleague’s changes', async () => {
    const colleaguePage = await browser.newPage()
    await openAs(colleaguePage, colleague, `marketing/widget/${subjectId}/edit`)
    await buttonText(page).fill('My last words')
    await buttonText(colleaguePage).fill('Their words')
    await saveButton(colleaguePage).click()
    await expect(findToast(colleaguePage, 'Changes saved')).toBeVisible()
    await expect(page.getByText('This was changed elsewhere since you opened it.')).toBeVisible()
    await saveButton(page).click()
    const dialog = page.getByRole('alertdialog', { name: 'Someone else changed “Front page”' })
    await dialog.getByRole('button', { name: 'Overwrite' }).click()
    await expect(dialog).toBeHidden()
    await expect(buttonText(colleaguePage)).toHaveValue('My last words')
    await colleaguePage.close()
  })

  await test.step('leaving with unsaved changes asks for confirmation', async () => {
    await buttonText(page).fill('Never saved')
    await closeLink(page).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave Without Saving?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(buttonText(page)).toHaveValue('Never saved')
    await closeLink(page).click()
    await dialog.getByRole('button', { name: 'Exit Without Saving' }).click()
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
  })

  await test.step('an archived widget cannot be edited, and unsaved changes stay on the screen', async () => {
    await page.goto(`${listPath}/${subjectId}/edit?next=${encodeURIComponent('//evil.example')}`)
    await archiveWithUnsavedChanges(page, expectAccessible)
    await closeLink(page).click()
    await expect(page).toHaveURL(new RegExp(`${listPath}$`))
  })

  await test.step('another agency’s widget is not found', async () => {
    const foreignWidget = await factory.createAsset(await factory.createAgency())
    await page.goto(`${listPath}/${foreignWidget.subjectId}/edit`)
    await expect(page).toHaveURL(/\/not-found$/)
  })
})

test('an agent sets up calculators, whose settings are validated', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const createCalculator = async (type: string, name: string) => {
    const { subjectId } = await factory.createAsset(agency, { type, name })
    return `marketing/widget/${subjectId}/edit`
  }
  const mortgagePath = await createCalculator('MORTGAGE_CALC', 'Monthly payment')
  const affordabilityPath = await createCalculator('AFFORDABILITY_CALC', 'Home budget')
  const homeSalePath = await createCalculator('HOME_SALE_CALC', 'Net proceeds')

  await test.step('a mortgage calculator', async () => {
    await openAs(page, await factory.createMember(agency), mortgagePath)
    await editMortgageCalculator(page)
  })

  await test.step('an affordability calculator', async () => {
    await page.goto(`/a/${agency.accountId}/${affordabilityPath}`)
    await editAffordabilityCalculator(page, expectAccessible)
  })

  await test.step('a home-sale calculator, whose hidden costs may be incomplete', async () => {
    await page.goto(`/a/${agency.accountId}/${homeSalePath}`)
    await fixInvalidHomeSaleSettings(page, expectAccessible)
    await addAndReorderCosts(page)
  })
})

test('on a phone, the editor panel opens over the preview', async ({ page, openAs, factory, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const { subjectId } = await factory.createAsset(agency, { type: 'HOME_SALE_CALC', name: 'Net proceeds' })
  await openAs(page, member, `marketing/widget/${subjectId}/edit`)
  await findField(page, 'Heading').fill('On the go')
  await expectAccessible(page)
  await panelButton(page, 'Settings').click()
  await expect(page.getByRole('heading', { name: 'Branding' })).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Close panel' }).click()
  await expect(findPreview(page, 'Net proceeds').getByText('On the go')).toBeVisible()
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
})

test('an agent without marketing permission sees whom to ask for access to the editor', async ({
  page,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency, undefined, { role: 'AGENT' })
  const { subjectId } = await factory.createAsset(agency)
  const requestedUrls: string[] = []
  page.on('request', (request) => request.url().includes('/api/agent/widget') && requestedUrls.push(request.url()))
  await openAs(page, member, `marketing/widget/${subjectId}/edit`)
  await expect(page.getByText('You need access to view this page')).toBeVisible()
  await expect(page.getByText('Please request access from a user with sufficient permission.')).toBeVisible()
  await expectAccessible(page)
  expect(requestedUrls).toEqual([])
})

/** Reports one page without problems and one with every problem, and checks their cards. */
async function reportInstallations(page: Page, request: APIRequestContext, widgetId: string) {
  await expect(page.getByText('Not seen on any website yet')).toBeVisible()
  const report = (query: string) => request.get(`/api/public/widgets/${widgetId}/seen?${query}`)
  await report(`page=${encodeURIComponent('https://kim.example/')}`)
  const problems = ['CALLS_BLOCKED', 'DEFINED_TWICE', 'HEIGHT_MISSING', 'LINK_MISSING']
  const faults = problems.map((problem) => `faults=${problem}`).join('&')
  await report(`page=${encodeURIComponent('https://bank.example/loans')}&${faults}`)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const cards = page.getByRole('listitem').filter({ has: page.getByText(/^Last seen/) })
  await expect(cards).toHaveCount(2)
  await expect(cards.last().getByRole('link')).toHaveAttribute('href', 'https://kim.example/')
  await expect(cards.last()).toContainText('No problems found')
  await expect(cards.first()).toContainText('bank.example/loans')
  await expect(cards.first()).toContainText('Last seen just now, first seen on ')
  for (const text of [
    'blocks the widget',
    'more than once',
    'No space is reserved',
    'link inside the widget is missing',
  ])
    await expect(cards.first()).toContainText(text)
  await expect(cards.first().getByText(/^script-src http/)).toBeVisible()
}

async function renameWithUnsavedChanges(page: Page) {
  await buttonText(page).fill('My words')
  await page.getByRole('button', { name: 'Edit title' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('ab')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog.getByText('Please enter at least 3 characters')).toBeVisible()
  await dialog.getByRole('textbox').fill('Front page')
  await page.route('**/name', failRequest)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(findToast(page, 'Unable to rename Widget. Contact Support.')).toBeVisible()
  await page.unroute('**/name')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(findToast(page, 'Widget renamed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front page')
  await expect(page).toHaveTitle('Front page - Edit')
  await expect(buttonText(page)).toHaveValue('My words')
  await panelButton(page, 'Settings').click()
  await expect(page.getByText('This code matches the saved widget.')).toBeVisible()
  await panelButton(page, 'Content').click()
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
}

async function archiveWithUnsavedChanges(page: Page, expectAccessible: AccessibilityCheck) {
  await buttonText(page).fill('Still on the screen')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(dialog).toContainText(
    'Archiving this widget will make it unavailable. Remember to remove it from your website to avoid display issues.',
  )
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(findToast(page, 'Widget archived')).toBeVisible()
  await expect(page.getByRole('main').getByText('To edit this widget, you must unarchive it.')).toBeVisible()
  await saveButton(page).click()
  await expect(findToast(page, 'To edit this widget, you must unarchive it.')).toBeVisible()
  await expect(buttonText(page)).toHaveValue('Still on the screen')
  page.once('dialog', (browserDialog) => browserDialog.accept())
  await page.reload()
  await expect(page.getByText('This widget is archived')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unarchive' }).click()
  await expect(findToast(page, 'Widget unarchived')).toBeVisible()
  await expect(buttonText(page)).toHaveValue('My last words')
}

async function editMortgageCalculator(page: Page) {
  const preview = findPreview(page, 'Monthly payment')
  await expectErrors(page, [
    ['Heading', 'x'.repeat(61), 'This field cannot be more than 60 characters'],
    ['Subheading', 'x'.repeat(501), 'This field cannot be more than 500 characters'],
    ['Default Home Price', '10000000000', 'This field cannot be greater than 9999999999'],
    ['Default Interest Rate', '101', 'This field cannot be greater than 100'],
    ['Button Label', 'x'.repeat(33), 'This field cannot be more than 32 characters'],
    ['Thank You Message', 'x'.repeat(501), 'This field cannot be more than 500 characters'],
    ['Disclosure', 'x'.repeat(801), 'This field cannot be more than 800 characters'],
  ])
  await expect(findFieldBox(page, 'Default State')).toContainText('This field is required')
  await fillFields(page, {
    Heading: 'A month in Maine',
    Subheading: 'All of it.',
    'Default Home Price': '425k',
    'Default Interest Rate': '6.25',
    'Button Label': 'Check my rate',
    'Thank You Message': 'Thank you.',
    Disclosure: 'Estimates only.',
  })
  await page.getByLabel('Default Interest Rate').press('ArrowUp')
  await expect(page.getByLabel('Default Interest Rate')).toHaveValue('6.375')
  await page.getByRole('combobox', { name: 'Default State' }).click()
  await page.getByRole('option', { name: 'Maine' }).click()
  await expect(preview.getByText('A month in Maine')).toBeVisible()
  await page.getByRole('switch', { name: 'Require Phone Number' }).check()
  await expect(page.getByRole('switch', { name: 'Show form in preview' })).toBeChecked()
  await expect(preview.getByRole('textbox', { name: /^Email/ })).toBeVisible()
  await saveAndReload(page)
  await expect(page.getByLabel('Default Home Price')).toHaveValue('425,000')
  await expect(page.getByRole('combobox', { name: 'Default State' })).toHaveText('Maine')
  await expect(page.getByRole('switch', { name: 'Require Phone Number' })).toBeChecked()
}

async function editAffordabilityCalculator(page: Page, expectAccessible: AccessibilityCheck) {
  await expectErrors(page, [
    ['Default Annual Income', '-1', 'This field cannot be less than 0'],
    ['Default Monthly Debt', '', 'This field is required'],
    ['Default Interest Rate', 'six', 'Please enter a number'],
    ['Heading', '   ', 'This field is required'],
  ])
  await fillFields(page, {
    Heading: 'Your budget',
    'Default Annual Income': '120,000.50',
    'Default Monthly Debt': '0',
    'Default Interest Rate': '6 %',
  })
  await page.getByRole('combobox', { name: 'Default State' }).click()
  await page.getByRole('option', { name: 'Texas' }).click()
  await page.getByRole('switch', { name: 'Include Selling Question' }).check()
  await expectAccessible(page)
  await saveAndReload(page)
  await expect(page.getByLabel('Default Annual Income')).toHaveValue('120,000.50')
  await expect(page.getByRole('switch', { name: 'Include Selling Question' })).toBeChecked()
}

const findSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const findCost = (page: Page, number: number) =>
  findSection(page, 'Additional Costs')
    .getByRole('listitem')
    .nth(number - 1)

/** A visible cost must be complete. A hidden one is not validated. */
async function fixInvalidHomeSaleSettings(page: Page, expectAccessible: AccessibilityCheck) {
  const homeSale = findSection(page, 'Home Sale')
  const mortgage = findSection(page, 'Mortgage')
  const cost = findCost(page, 1)
  await expect(cost.getByRole('button', { name: 'Remove Cost 1' })).toBeDisabled()
  await expect(cost.getByLabel('Title')).toBeHidden()
  await cost.getByRole('switch', { name: 'Show Cost' }).check()
  await expect(cost.getByLabel('Title')).toHaveValue('')
  await expect(panelButton(page, 'Content')).toBeVisible()
  await homeSale.getByLabel('Title').fill('x'.repeat(41))
  await mortgage.getByLabel('Default Amount').fill('2,000,001')
  await mortgage.getByLabel('Info Message').fill('x'.repeat(257))
  await page.getByLabel('Disclosure').fill('x'.repeat(501))
  await saveButton(page).click()
  await expect(homeSale.getByLabel('Title')).toBeFocused()
  await expect(homeSale).toContainText('This field cannot be more than 40 characters')
  await expect(mortgage).toContainText('This field cannot be greater than 2000000')
  await expect(mortgage).toContainText('This field cannot be more than 256 characters')
  await expect(findSection(page, 'Small Print')).toContainText('This field cannot be more than 500 characters')
  await expect(cost.getByText('This field is required')).toHaveCount(3)
  await expectAccessible(page)

  await cost.getByRole('switch', { name: 'Show Cost' }).uncheck()
  await expect(cost.getByText('This field is required')).toHaveCount(0)
  await expect(cost.getByLabel('Title')).toBeHidden()
  await cost.getByRole('switch', { name: 'Show Cost' }).check()
  await cost.getByLabel('Title').fill('Staging')
  await cost.getByLabel('Default Percentage').fill('101')
  await expect(cost).toContainText('This field cannot be greater than 100')
  await cost.getByLabel('Default Percentage').fill('1')
  await cost.getByLabel('Info Message').fill('Furniture and flowers.')
  await homeSale.getByLabel('Title').fill('Price')
  await mortgage.getByLabel('Default Amount').fill('240000')
  await mortgage.getByLabel('Info Message').fill('The remaining loan.')
  await page.getByLabel('Disclosure').fill('An estimate.')
  await expect(findPreview(page, 'Net proceeds').getByText('Staging').first()).toBeVisible()
}

async function addAndReorderCosts(page: Page) {
  const addButton = page.getByRole('button', { name: 'Add cost' })
  for (const [number, title] of [
    [2, 'Repairs'],
    [3, 'Taxes'],
    [4, 'Moving'],
  ] as const) {
    const cost = findCost(page, number)
    await addButton.click()
    await expect(cost.getByRole('switch', { name: 'Show Cost' })).toBeFocused()
    await page.keyboard.press('Space')
    await cost.getByLabel('Title').fill(title)
    await cost.getByLabel('Default Percentage').fill(String(number))
    await cost.getByLabel('Info Message').fill(`About ${title}.`)
  }
  await expect(addButton).toBeHidden()
  await page.getByRole('button', { name: 'Remove Taxes' }).click()
  await expect(addButton).toBeFocused()
  await moveItem(page, 'Moving', { from: 3, to: 2, of: 3 })
  const titles = findSection(page, 'Additional Costs').getByRole('heading', { level: 4 })
  await expect(titles).toHaveText(['Staging', 'Moving', 'Repairs'])
  const lastCost = findCost(page, 3)
  await lastCost.getByRole('switch', { name: 'Show Cost' }).uncheck()
  await expect(findPreview(page, 'Net proceeds').getByText('Repairs')).toHaveCount(0)
  await saveAndReload(page)
  await expect(titles).toHaveText(['Staging', 'Moving', 'Repairs'])
  await expect(lastCost.getByRole('switch', { name: 'Show Cost' })).not.toBeChecked()
}

/** A required field's label may end with an asterisk. */
/** A field together with its label, hint and error. */
const findFieldBox = (page: Page, label: string) => page.locator('[data-field]').filter({ has: findField(page, label) })

async function fillFields(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await findField(page, label).fill(value)
}

/** Fills in invalid values and expects an error at each field. */
async function expectErrors(page: Page, invalidFields: [label: string, value: string, message: string][]) {
  await fillFields(page, Object.fromEntries(invalidFields))
  await saveButton(page).click()
  for (const [label, , message] of invalidFields) await expect(findFieldBox(page, label)).toContainText(message)
  await expect(panelButton(page, 'Content needs attention')).toBeVisible()
}

async function saveAndReload(page: Page) {
  await saveButton(page).click()
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await page.reload()
}

/** Lists the nodes that result from pasting the clipboard as HTML into an empty page. */
async function listPastedNodes(page: Page) {
  const code = await page.evaluate(() => navigator.clipboard.readText())
  const emptyPage = await page.context().newPage()
  const nodes = await emptyPage.evaluate((code) => {
    document.body.innerHTML = code
    return [...document.body.childNodes].map((node) => {
      if (node instanceof HTMLScriptElement) return `script ${node.src}`
      if (node instanceof HTMLElement) return `${node.localName} ${node.getAttribute('widget-id')} ${node.textContent}`
      return node instanceof Comment ? `<!--${node.textContent}-->` : node.textContent?.trim()
    })
  }, code)
  await emptyPage.close()
  return nodes.filter(Boolean)
}
