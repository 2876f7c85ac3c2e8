import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAccount, bigOwner, demoPassword } from '@gable/shared/demo/people.ts'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, browserPath } from '../support/browser.ts'
import { type Bench, middle, once } from './bench.ts'
import { openBigAgency } from './big-agency.ts'

/**
 * From the click on Contacts, of a hundred thousand, until the rows are painted: with the console in use, and for the first
 * time in a window that has just been opened.
 */
export const consoleListBenches: Bench[] = [
  { name: 'console-list-ready', unit: 'ms', measure: async () => (await figures()).warm },
  { name: 'console-list-first', unit: 'ms', measure: async () => (await figures()).first },
]

const visits = 15
const windows = 5

const figures = once(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'gable-bench-contacts')
  const agency = await openBigAgency(dataDir, { contacts: 100_000, events: 1_000_000 })
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: agency.origin })
    await context.request.post('/api/auth/login', { data: { email: bigOwner, password: demoPassword } })
    const first: number[] = []
    const warm: number[] = []
    while (first.length < windows) {
      const page = await context.newPage()
      await page.addInitScript({ content: watchClicks })
      await page.goto(`/a/${bigAccount}/home`)
      await page.waitForLoadState('networkidle')
      first.push(await untilRows(page))
      while (warm.length < (visits * first.length) / windows) warm.push(await untilRows(page))
      await page.close()
    }
    return { first: middle(first), warm: middle(warm) }
  } finally {
    await browser.close()
    await agency.stop()
  }
})

/** Goes home and back to the contacts; the pointer comes from afar, as a hand moves it. */
async function untilRows(page: Page) {
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

/** Runs in the page, as it stands here. A frame after the one in which the rows are there, they are painted. */
const watchClicks = `
  addEventListener('click', ({ timeStamp }) => {
    window.rowsPainted = new Promise((resolve) => {
      const look = () => {
        const rows = location.pathname.includes('/contacts') ? document.querySelectorAll('main tr[data-row]').length : 0
        if (rows > 9) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        else requestAnimationFrame(look)
      }
      look()
    })
  }, { capture: true })`
