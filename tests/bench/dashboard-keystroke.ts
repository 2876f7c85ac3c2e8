import { demoAccounts, demoPassword } from '@gable/shared/demo/people.ts'
import { chromium, type Page } from 'playwright'
import { browserFlags, getBenchBrowserPath } from '../support/browser.ts'
import { type Bench, median } from './bench.ts'
import { openDemo } from './demo-owner-pages.ts'
import { displayEveryModule } from './display-every-module.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { recordKeyTimes } from './record-key-times.ts'

/**
 * Time from a key in the dashboard editor until the letter is painted in the preview, which shows every module, on
 * a processor slowed down four times.
 */
export const dashboardKeystroke: Bench = { name: 'dashboard-keystroke', unit: 'ms', measure }

async function measure() {
  const product = await startMeasuredProduct({}, 'server')
  const browser = await chromium.launch({ executablePath: await getBenchBrowserPath(), args: browserFlags })
  try {
    const { _id } = await displayEveryModule(await openDemo(product))
    const baseURL = `http://127.0.0.1:${product.port}`
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL })
    const page = await context.newPage()
    await openHeading(page, _id)
    return median(await recordKeyTimes(page))
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Opens the homes nearby in the editor, with the caret in their heading. */
async function openHeading(page: Page, dashboardId: string) {
  await page.request.post('/api/auth/login', { data: { email: 'demo@gable.test', password: demoPassword } })
  await page.goto(`/a/${demoAccounts.harborAndHill}/marketing/contact-dashboard/${dashboardId}/edit`)
  const preview = page.frameLocator('iframe[title^="Preview of"]')
  await preview.locator('#module-COMPS h2').click()
  await preview.locator('#module-COMPS[data-selected]').waitFor()
  await page.getByLabel(/^Heading\*?$/).focus()
}
