import { demoAccounts, demoPassword } from '@gable/shared/demo/people.ts'
import { chromium, type Page } from 'playwright'
import { browserFlags, getBenchBrowserPath } from '../support/browser.ts'
import { type Bench, median } from './bench.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { recordKeyTimes } from './record-key-times.ts'

/** Time from a key in the email editor until the letter is painted in the preview, on a processor slowed down four times. */
export const emailKeystroke: Bench = { name: 'email-keystroke', unit: 'ms', measure }

async function measure() {
  const product = await startMeasuredProduct({}, 'server')
  const browser = await chromium.launch({ executablePath: await getBenchBrowserPath(), args: browserFlags })
  try {
    const baseURL = `http://127.0.0.1:${product.port}`
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL })
    const page = await context.newPage()
    await openTextBlock(page)
    return median(await recordKeyTimes(page))
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Opens the editor of a new email, with the caret in a text block. */
async function openTextBlock(page: Page) {
  const accountId = demoAccounts.harborAndHill
  await page.request.post('/api/auth/login', { data: { email: 'demo@gable.test', password: demoPassword } })
  const created = await page.request.post('/api/agent/content/templates/home-value-report/create', {
    data: { contentName: 'Typed in' },
    headers: { 'x-account-id': accountId },
  })
  const { _id } = await created.json()
  await page.goto(`/a/${accountId}/marketing/email/${_id}/edit`)
  await page.locator('[data-block]').filter({ hasText: 'Text' }).first().click()
  await page.getByLabel(/^Text\*?$/).focus()
  await page.frameLocator('iframe[title^="Preview of"]').locator('[data-selected]').waitFor()
}
