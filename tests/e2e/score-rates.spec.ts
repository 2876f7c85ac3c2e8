import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import { renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import { expect, test } from '../hosts/host-test.ts'

const types = [
  { type: 'MORTGAGE_CALC', element: 'mortgage-calculator-widget', details: 'Taxes, schedule and more' },
  { type: 'AFFORDABILITY_CALC', element: 'affordability-calculator-widget', details: 'Loan, taxes and limits' },
] as const

for (const { type, element: name, details } of types)
  test(`a buyer chooses a credit score in the ${type} widget, and the rate follows it and the term`, async ({
    page,
    open,
    factory,
    agency,
    baseURL,
  }) => {
    const settings = { ...withDefaultSettings(type, { brandingId: agency.brandingId }), usesMarketRate: true }
    const { subjectId: widgetId } = await factory.createAsset(agency, { type, settings: JSON.stringify(settings) })
    const code = renderEmbedCode({ widgetId, type, settings, agencyName: agency.name, origin: baseURL ?? '' })
    await open({ head: '<meta name="viewport" content="width=device-width">', body: code })
    const element = page.locator(name)
    const rate = element.getByLabel('Interest rate', { exact: true })
    const average = await rate.inputValue()
    await expect(rate).toHaveAccessibleDescription(/^30-year average/)

    await element.getByRole('button', { name: details }).click()
    const score = element.getByLabel('Credit score')
    await expect(score).toHaveValue('')
    await score.selectOption('760 or higher')
    await expect(rate).toHaveAccessibleDescription(/^Credit score 760 or higher, 30-year loan, Sample data/)
    const best = Number.parseFloat(await rate.inputValue())
    expect(best).toBeLessThan(Number.parseFloat(average))
    await element.getByLabel('Loan term', { exact: true }).selectOption({ label: '15 years' })
    await expect(score).toHaveAccessibleDescription(/15-year loan/)
    expect(Number.parseFloat(await rate.inputValue())).toBeLessThan(best)

    await page.reload()
    await expect(rate).toHaveAccessibleDescription(/^Credit score 760 or higher, 15-year loan/)
    await element.getByRole('button', { name: details }).click()
    await score.selectOption('Not sure')
    await expect(rate).toHaveValue(average)
    await score.selectOption('620–639')
    await rate.fill('5')
    await expect(score).toHaveValue('')
    await expect(rate).toHaveAccessibleDescription(/^30-year average/)
    await rate.fill('five')
    await score.selectOption('620–639')
    await expect(rate).toHaveValue(/^\d/)
    await expect(rate).toHaveAttribute('aria-invalid', 'false')
  })
