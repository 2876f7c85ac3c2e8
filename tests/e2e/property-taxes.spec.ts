import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import { renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import { expect, test } from '../hosts/host-test.ts'

test('a buyer types a ZIP code, and the payment follows the property tax of its county, with its source', async ({
  page,
  open,
  factory,
  agency,
  baseURL,
}) => {
  const type = 'MORTGAGE_CALC'
  const settings = {
    ...withDefaultSettings(type, { brandingId: agency.brandingId, defaultState: 'NJ' }),
    defaultHomePrice: 300_000,
  }
  const { subjectId: widgetId } = await factory.createAsset(agency, { type, settings: JSON.stringify(settings) })
  const code = renderEmbedCode({ widgetId, type, settings, agencyName: agency.name, origin: baseURL ?? '' })
  await open({ head: '<meta name="viewport" content="width=device-width">', body: code })
  const element = page.locator('mortgage-calculator-widget')
  const tax = element.getByRole('button', { name: /^Property tax/ })
  await expect(tax).toHaveText(/\$557\.50/)

  await element.getByRole('button', { name: 'Taxes, schedule and more' }).click()
  const zip = element.getByLabel('ZIP code')
  await zip.fill('04113')
  // 1.34% of $300,000 in twelve parts.
  await expect(tax).toHaveText(/\$335\.00/)
  await expect(element.getByLabel('State')).toHaveValue('ME')
  const source = element.getByText(/^1\.34% \(Cumberland County, \d{4}\)\. Source: Sample data for the demo$/)
  await expect(source).toBeVisible()
  await expect(element.getByLabel('Property tax (% of price)')).toHaveAccessibleDescription(/Cumberland County/)

  await element.getByLabel('Property tax (% of price)').fill('1')
  await expect(tax).toHaveText(/\$250\.00/)
  await expect(source).toHaveCount(0)

  await zip.fill('00000')
  await expect(element.getByText('We have no property tax for this ZIP code.')).toBeVisible()
  await expect(tax).toHaveText(/\$250\.00/)

  await zip.fill('04113')
  await expect(source).toBeVisible()
  await page.reload()
  await expect(tax).toHaveText(/\$335\.00/)
  await element.getByRole('button', { name: 'Taxes, schedule and more' }).click()
  await expect(zip).toHaveValue('04113')
  await expect(source).toBeVisible()
})

test('a seller reads that a ZIP code fills in the costs, too', async ({ page, open, factory, agency, baseURL }) => {
  const type = 'HOME_SALE_CALC'
  const settings = withDefaultSettings(type, { brandingId: agency.brandingId, defaultState: '' })
  const { subjectId: widgetId } = await factory.createAsset(agency, { type, settings: JSON.stringify(settings) })
  const code = renderEmbedCode({ widgetId, type, settings, agencyName: agency.name, origin: baseURL ?? '' })
  await open({ head: '<meta name="viewport" content="width=device-width">', body: code })
  const element = page.locator('home-sale-calculator-widget')
  await element.getByRole('button', { name: 'Taxes, costs and more' }).click()
  await element.getByText('Taxes', { exact: true }).click()
  await expect(
    element.getByText('Entering a ZIP code or choosing a state fills in what sellers usually pay there.'),
  ).toBeVisible()
  await element.getByLabel('ZIP code').fill('04113')
  await expect(element.getByLabel('State')).toHaveValue('ME')
})
