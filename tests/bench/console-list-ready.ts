import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAccount, bigOwner, demoPassword } from '@gable/shared/demo/people.ts'
import { chromium, type Page } from 'playwright'
import { browserFlags, getBenchBrowserPath } from '../support/browser.ts'
import { type Bench, median, memoize } from './bench.ts'
import { openBigAgency } from './big-agency.ts'

/**
 * Time from a click on Contacts until the rows are painted, with a hundred thousand contacts: on repeated visits, and on the
 * first visit in a new window.
 */
export const consoleListBenches: Bench[] = [
  { name: 'console-list-ready', unit: 'ms', measure: async () => (await results()).warm },
  { name: 'console-list-first', unit: 'ms', measure: async () => (await results()).first },
]

const repeatedVisits = 15
const windowCount = 5

const results = memoize(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'gable-bench-contacts')
  const agency = await openBigAgency(dataDir, { contacts: 100_000, events: 1_000_000 })
  const browser = await chromium.launch({ executablePath: await getBenchBrowserPath(), args: browserFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: agency.origin })
    await context.request.post('/api/auth/login', { data: { email: bigOwner, password: demoPassword } })
    const first: number[] = []
    const warm: number[] = []
    while (first.length < windowCount) {
      const page = await context.newPage()
      await page.addInitScript({ content: recordClicks })
      await page.goto(`/a/${bigAccount}/home`)
      await page.waitForLoadState('networkidle')
      first.push(await measureRowsPainted(page))
      while (warm.length < (repeatedVisits * first.length) / windowCount) warm.push(await measureRowsPainted(page))
      await page.close()
    }
    return { first: median(first), warm: median(warm) }
  } finally {
    await browser.close()
    await agency.stop()
  }
})

/** Goes to Home and back to Contacts. The pointer starts away from the link, so that hovering triggers prefetching as in real use. */
async function measureRowsPainted(page: Page) {
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.waitForURL(/\/home$/)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(900, 600)
  await page.getByRole('link', { name: 'Contacts', exact: true }).click()
  return page.evaluate(() => window.rowsPainted)
}

declare global {
  interface Window {
    rowsPainted: Promise<number>
  }
}

/** Runs in the page. Rows are painted one frame after the frame in which they are in the document. */
const recordClicks = `
  addEventListener('click', ({ timeStamp }) => {
    window.rowsPainted = new Promise((resolve) => {
      const checkRows = () => {
        const rows = location.pathname.includes('/contacts') ? document.querySelectorAll('main tr[data-row]').length : 0
        if (rows > 9) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        else requestAnimationFrame(checkRows)
      }
      checkRows()
    })
  }, { capture: true })`
