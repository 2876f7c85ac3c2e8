import type { Page } from '@playwright/test'
import { followLink } from '../support/follow-link.ts'
import { findField, findPreview, findToast, saveButton } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { expect, test } from '../support/story.ts'

type AccessibilityCheck = (page: Page) => Promise<void>

const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

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
    await followLink(page, `/a/${agency.accountId}/${affordabilityPath}`)
    await editAffordabilityCalculator(page, expectAccessible)
  })

  await test.step('a home-sale calculator, whose hidden costs may be incomplete', async () => {
    await followLink(page, `/a/${agency.accountId}/${homeSalePath}`)
    await fixInvalidHomeSaleSettings(page, expectAccessible)
    await addAndReorderCosts(page)
  })
})

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
