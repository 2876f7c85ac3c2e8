import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import { renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'

test('a visitor switches the language of a calculator, keeps the figures and the focus, and is counted once', async ({
  page,
  open,
  factory,
  agency,
  owner,
  baseURL,
}) => {
  const type = 'MORTGAGE_CALC'
  const spanishTexts = [{ text: 'Check my rate', spanish: 'Ver mi tasa' }]
  const settings = withDefaultSettings(type, { brandingId: agency.brandingId, spanishTexts })
  const { subjectId: widgetId } = await factory.createAsset(agency, { type, settings: JSON.stringify(settings) })
  const code = renderEmbedCode({ widgetId, type, settings, agencyName: agency.name, origin: baseURL ?? '' })
  await open({
    head: `<script>
      window.views = 0
      addEventListener('gable:view', () => window.views++)
    </script>`,
    body: code,
  })
  const element = page.locator('mortgage-calculator-widget')
  await expect.poll(() => page.evaluate(() => (window as unknown as { views: number }).views)).toBe(1)
  await element.getByLabel('Home price').fill('500,000')
  await element.getByLabel('Home price').press('Enter')
  await expect(element.getByText('$3,').first()).toBeVisible()

  await element.getByRole('button', { name: 'Español' }).click()
  await expect(element.getByRole('button', { name: 'Ver mi tasa' })).toBeVisible()
  await expect(element.getByLabel('Precio de la casa')).toHaveValue('$500,000')
  await expect(element.getByRole('button', { name: 'English' })).toBeFocused()
  await element.getByRole('button', { name: 'English' }).click()
  await expect(element.getByLabel('Home price')).toHaveValue('$500,000')

  await expect.poll(() => getRecordedVisits(owner, widgetId)).toMatchObject({ views: 1, entrances: 0 })
  // A view takes a second, so one that is counted anew would be here by then.
  const since = Date.now()
  await expect.poll(() => Date.now() - since, { timeout: 5000 }).toBeGreaterThan(2000)
  expect(await page.evaluate(() => (window as unknown as { views: number }).views)).toBe(1)
  expect(await getRecordedVisits(owner, widgetId)).toMatchObject({ views: 1 })
})
