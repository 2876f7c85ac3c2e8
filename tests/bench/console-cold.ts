import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts, demoPassword } from '@gable/shared/demo/people.ts'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { browserFlags, getBenchBrowserPath } from '../support/browser.ts'
import { runProduct } from '../support/run-product.ts'
import { type Bench, median, memoize } from './bench.ts'

/**
 * Opening a page of the demo until its content is painted: from a link in a browser that has never seen the console (cold),
 * and again from Home (warm). The worst of four pages counts; each page is printed.
 */
export const consoleColdBenches: Bench[] = [
  { name: 'console-cold-requests', unit: 'requests', measure: () => worst('cold', 'requests') },
  { name: 'console-cold-ready', unit: 'ms', measure: () => worst('cold', 'ready') },
  { name: 'console-warm-requests', unit: 'requests', measure: () => worst('warm', 'requests') },
  { name: 'console-warm-ready', unit: 'ms', measure: () => worst('warm', 'ready') },
  { name: 'console-layout-shift', unit: 'ratio', measure: () => worst('warm', 'shift') },
]

interface Opening {
  /** Milliseconds until the content was painted. */
  ready: number
  /** Requests until then that went to the server. */
  requests: number
  /** How much of the page moved until then. When it is opened again, also on the way there, over Home. */
  shift: number
}

const account = `/a/${demoAccounts.harborAndHill}`

/** Each page with an element that Home lacks and that appears with the content. */
const screens = [
  { name: 'contacts', path: () => `${account}/contacts/list`, content: 'main tr[data-row]' },
  { name: 'contact', path: (ids: DemoIds) => `${account}/contacts/${ids.contact}`, content: 'main a[href$="/notes"]' },
  { name: 'board', path: () => `${account}/leads/kanban`, content: 'main article' },
  {
    name: 'property',
    path: (ids: DemoIds) => `${account}/property/${ids.property}/overview`,
    content: 'main a[href$="/offers"]',
  },
]

const tries = 5

async function worst(state: 'cold' | 'warm', figure: keyof Opening) {
  return Math.max(
    ...(await results()).map(({ [state]: openings }) => median(openings.map((opening) => opening[figure]))),
  )
}

const results = memoize(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-console-cold-'))
  const product = runProduct({ PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' })
  const browser = await chromium.launch({ executablePath: await getBenchBrowserPath(), args: browserFlags })
  try {
    const origin = await product.waitUntilOpen()
    const ids = await findDemoIds(browser, origin)
    // The first requests to a fresh server are slower than all later ones.
    await openTwice(browser, origin, `${account}/contacts/list`, 'main tr[data-row]')
    const results = []
    for (const { name, path, content } of screens) {
      const openings = []
      while (openings.length < tries) openings.push(await openTwice(browser, origin, path(ids), content))
      const cold = openings.map(({ cold }) => cold)
      const warm = openings.map(({ warm }) => warm)
      console.log(`  ${name}: cold ${formatFigures(cold)}; warm ${formatFigures(warm)}`)
      results.push({ cold, warm })
    }
    return results
  } finally {
    await browser.close()
    product.child.kill('SIGTERM')
    await product.exited
    await rm(folder, { recursive: true, force: true })
  }
})

function formatFigures(openings: Opening[]) {
  const medianOf = (figure: keyof Opening) => median(openings.map((opening) => opening[figure]))
  return `${medianOf('requests')} requests, ${Math.round(medianOf('ready'))} ms, shift ${medianOf('shift').toFixed(3)}`
}

type DemoIds = Record<'contact' | 'property', string>

async function findDemoIds(browser: Browser, origin: string): Promise<DemoIds> {
  const context = await signIn(browser, origin)
  const headers = { 'x-account-id': demoAccounts.harborAndHill }
  const response = await context.request.get('/api/agent/contacts/search?search=Ave', { headers })
  const { data } = await response.json()
  const { _id: contact } = data[0]
  const details = await (await context.request.get(`/api/agent/contacts/${contact}`, { headers })).json()
  await context.close()
  return { contact, property: details.properties[0]._id }
}

async function signIn(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
  await context.request.post('/api/auth/login', { data: { email: 'demo@gable.test', password: demoPassword } })
  return context
}

/** A new context has an empty HTTP cache. The pauses let the console load what it loads when idle. */
async function openTwice(browser: Browser, origin: string, path: string, content: string) {
  const context = await signIn(browser, origin)
  const page = await context.newPage()
  await page.addInitScript({ content: watchPage(content) })
  await page.goto(path, { waitUntil: 'commit' })
  const cold = await page.evaluate(() => window.contentPainted)
  await page.waitForTimeout(800)
  await page.evaluate((home) => void window.navigateTo(home), `${account}/home`)
  await page.waitForURL(/\/home$/)
  await page.waitForTimeout(800)
  const warm = await page.evaluate((path) => window.navigateTo(path), path)
  await context.close()
  return { cold, warm }
}

declare global {
  interface Window {
    contentPainted: Promise<Opening>
    navigateTo(path: string): Promise<Opening>
  }
}

/** Runs in the page. Content is painted one frame after the frame in which it is in the document. */
const watchPage = (selector: string) => `
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  // Cached responses have no transfer size. The event stream never ends, so it has no entry.
  const countRequests = () => performance.getEntriesByType('resource').filter(({ transferSize }) => transferSize > 0).length
  const waitForContent = (startedAt, requestsBefore) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No content on ' + location.pathname)), 20_000)
    const settle = () => {
      resolve({ ready: performance.now() - startedAt, requests: countRequests() - requestsBefore, shift })
    }
    const check = () => {
      if (document.querySelector(${JSON.stringify(selector)})) requestAnimationFrame(() => setTimeout(settle))
      else requestAnimationFrame(check)
    }
    check()
  })
  // The document itself is a request too.
  window.contentPainted = waitForContent(0, -1)
  window.navigateTo = (path) => {
    const [startedAt, requestsBefore] = [performance.now(), countRequests()]
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    return waitForContent(startedAt, requestsBefore)
  }`
