import { demoAccounts, demoPassword } from '@gable/shared/demo/people.ts'
import { chromium, type Page } from 'playwright'
import { browserFlags, getBenchBrowserPath } from '../support/browser.ts'
import { type Bench, median } from './bench.ts'
import { startMeasuredProduct } from './measured-product.ts'

/** Time from a key in the email editor until the letter is painted in the preview, on a processor slowed down four times. */
export const emailKeystroke: Bench = { name: 'email-keystroke', unit: 'ms', measure }

const letters = 60
/** Between two letters of a quick typist. */
const pauseMilliseconds = 150

async function measure() {
  const product = await startMeasuredProduct({}, 'server')
  const browser = await chromium.launch({ executablePath: await getBenchBrowserPath(), args: browserFlags })
  try {
    const baseURL = `http://127.0.0.1:${product.port}`
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL })
    const page = await context.newPage()
    await openTextBlock(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(recordKeys)
    for (let n = 0; n < letters; n++) {
      await page.keyboard.press('a')
      await page.waitForTimeout(pauseMilliseconds)
    }
    return median(await page.evaluate(() => window.keyTimes))
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

declare global {
  interface Window {
    keyTimes: number[]
  }
}

/** Runs in the page. A change is painted one frame after the frame in which it was made. */
function recordKeys() {
  window.keyTimes = []
  let startedAt = 0
  addEventListener('keydown', ({ timeStamp }) => (startedAt = timeStamp), { capture: true })
  const observer = new MutationObserver(() => {
    if (startedAt === 0) return
    const start = startedAt
    startedAt = 0
    requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - start)))
  })
  const preview = document.querySelector<HTMLIFrameElement>('iframe[title^="Preview of"]')
  const options = { subtree: true, childList: true, characterData: true }
  if (preview?.contentDocument) observer.observe(preview.contentDocument.body, options)
}
