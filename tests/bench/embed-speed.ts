import type { Page } from 'playwright'
import { createVisitor } from '../hosts/visitor.ts'
import { type Bench, median, memoize } from './bench.ts'
import { type EmbedPages, withEmbedPages } from './embed-pages.ts'

/** All four elements on one external page: main-thread blocking, layout shift, and the response to typing. */
export const embedSpeedBenches: Bench[] = [
  { name: 'embed-tbt-4x', unit: 'ms', measure: async () => (await results()).blockingTime },
  { name: 'embed-cls', unit: 'ratio', measure: async () => (await results()).layoutShift },
  { name: 'embed-keystroke', unit: 'µs', measure: async () => (await results()).keystroke },
]

const rounds = 5

const results = memoize(() =>
  withEmbedPages(async (pages) => ({
    blockingTime: await measureBlockingTime(pages),
    layoutShift: (await measureLayoutShift(pages, 360)) + (await measureLayoutShift(pages, 1280)),
    keystroke: await measureKeystroke(pages),
  })),
)

/** Blocking time that the widgets add to the page, on a processor slowed down four times. */
async function measureBlockingTime(pages: EmbedPages) {
  const added: number[] = []
  for (let round = 0; round < rounds; round++) {
    const baseline = await pages.openPage(1280, (page) => measureLongTasks(page, pages.withoutWidgets))
    added.push((await pages.openPage(1280, (page) => measureLongTasks(page, pages.withWidgets, pages))) - baseline)
  }
  return Math.max(0, median(added))
}

async function measureLongTasks(page: Page, url: string, pages?: EmbedPages) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(recordPerformanceEntries, 'longtask')
  await page.goto(url)
  if (pages) await waitForWidgets(page, pages)
  await page.evaluate(waitUntilIdle)
  const longTasks = await page.evaluate(() => window.performanceEntries)
  return longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
}

async function measureLayoutShift(pages: EmbedPages, width: number) {
  return pages.openPage(width, async (page) => {
    await page.addInitScript(recordPerformanceEntries, 'layout-shift')
    await page.goto(pages.withWidgets)
    await waitForWidgets(page, pages)
    await page.evaluate(waitUntilIdle)
    return (await page.evaluate(() => window.performanceEntries)).reduce((sum, { value }) => sum + value, 0)
  })
}

async function waitForWidgets(page: Page, { widgets }: EmbedPages) {
  for (const widget of widgets) await createVisitor(page, widget).button.waitFor()
  await page.waitForLoadState('networkidle')
}

/** Time from a change of the price until the calculated payment is updated. */
async function measureKeystroke({ withWidgets, openPage }: EmbedPages) {
  return openPage(1280, async (page) => {
    await page.goto(withWidgets)
    const price = page.locator('mortgage-calculator-widget').getByLabel('Home price')
    await price.fill('300001')
    await page.waitForLoadState('networkidle')
    const times = await price.evaluate(measureTyping)
    return median(times) * 1000
  })
}

async function measureTyping(field: Element) {
  const input = field as HTMLInputElement
  const result = (input.getRootNode() as ShadowRoot).querySelector('[part=result]') as Element
  const times: number[] = []
  for (let round = 0; round < 50; round++) {
    const resultChanged = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(result, { subtree: true, childList: true, characterData: true })
    })
    const startedAt = performance.now()
    input.value = String(300_000 + round * 1_111)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await resultChanged
    times.push(performance.now() - startedAt)
  }
  return times
}

function recordPerformanceEntries(type: string) {
  window.performanceEntries = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.performanceEntries.push(entry.toJSON())
  }).observe({ type, buffered: true })
}

const waitUntilIdle = () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 500)))

interface RecordedEntry {
  duration: number
  value: number
}

declare global {
  interface Window {
    performanceEntries: RecordedEntry[]
  }
}
