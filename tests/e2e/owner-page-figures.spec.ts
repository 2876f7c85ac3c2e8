import { getContrast } from '@gable/shared/branding/contrast.ts'
import { createOwnerPage } from '../support/owner-page.ts'
import { expect, test } from '../support/story.ts'

test('sliders of value and loan move what a homeowner would walk away with, and are kept', async ({
  page,
  request,
  owner,
  factory,
  expectAccessible,
}) => {
  const { path } = await createOwnerPage({ owner, factory, request })
  await page.goto(path)
  const equity = page.locator('#module-HOME_EQUITY')
  const value = equity.getByRole('textbox', { name: 'Home value' })
  const net = equity.locator('[data-output="net"]')
  await value.fill('400k')
  await equity.getByRole('textbox', { name: 'Loan balance' }).fill('100,000')
  await equity.getByRole('spinbutton', { name: 'Agent commission, in percent of the value' }).fill('4')
  await expect(equity.locator('[data-output="equity"]')).toHaveText('$300,000')
  await expect(equity).toContainText('75% of the value')
  // Four, one and a half, and one percent of the value.
  await expect(net).toHaveText('$274,000')
  await equity.getByRole('slider', { name: 'Home value' }).focus()
  await expect(value).toHaveValue('400,000')
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/assumptions') && /"value":40[1-9]/.test(response.request().postData() ?? ''),
  )
  await page.keyboard.press('ArrowRight')
  await expect(value).not.toHaveValue('400,000')
  expect((await saved).ok()).toBe(true)
  const kept = await net.textContent()
  await expectAccessible(page)

  await page.reload()
  await expect(net).toHaveText(kept ?? '')
})

test('the range around a value stands out on a light and on a dark page', async ({ page, request, owner, factory }) => {
  const { path, agent } = await createOwnerPage({ owner, factory, request })
  for (const { colorScheme, minimum } of [
    { colorScheme: 'LIGHT', minimum: 1.25 },
    { colorScheme: 'DARK', minimum: 1.5 },
  ]) {
    await owner.db
      .updateTable('brandings')
      .set({ style: JSON.stringify({ colorScheme }) })
      .where('account_id', '=', agent.accountId)
      .execute()
    await page.goto(path)
    const chart = page.locator('#module-HOME_VALUE_TREND')
    await chart.scrollIntoViewIfNeeded()
    const [card = '', band = ''] = await chart
      .locator('path.band')
      .first()
      .evaluate((path) => {
        const context = document.createElement('canvas').getContext('2d')
        const paint = (color: string, opacity = '1') => {
          if (!context) return ''
          context.globalAlpha = Number(opacity)
          context.fillStyle = color
          context.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
          return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
        }
        const { fill, fillOpacity } = getComputedStyle(path)
        return [paint(getComputedStyle(path.closest('.module') ?? path).backgroundColor), paint(fill, fillOpacity)]
      })
    expect(getContrast(band, card), colorScheme).toBeGreaterThan(minimum)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a homeowner reads the statement, corrects a fact, and is asked before emails stop', async ({
    page,
    request,
    owner,
    factory,
  }) => {
    const { path } = await createOwnerPage({ owner, factory, request })
    await page.goto(path)
    await expect(page.getByText(/^You would/).first()).toBeVisible()
    await expect(page.getByRole('slider').first()).toBeHidden()

    const bedrooms = page.locator('[data-fact="bedrooms"]')
    await bedrooms.locator('summary').click()
    await bedrooms.getByRole('spinbutton').fill('7')
    await bedrooms.getByRole('button', { name: 'Send' }).click()
    await expect(bedrooms).toContainText('7 Your figure · Sent to your agent')

    await page.getByRole('button', { name: 'Stop emails' }).click()
    await expect(page.getByRole('heading', { name: /^Stop emails from/ })).toBeVisible()
    await page.getByRole('button', { name: 'Stop emails' }).click()
    await page.getByRole('link', { name: 'Back to your home' }).click()
    await expect(page.getByText('Emails are stopped')).toBeVisible()
  })
})
