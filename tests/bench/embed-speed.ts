import type { Page } from '@playwright/test'
import { createVisitor } from '../hosts/visitor.ts'
import { type Bench, middle, once } from './bench.ts'
import { type EmbedPages, onEmbedPages } from './embed-page.ts'

/** All four elements on one page of a stranger: what they keep it from, and how far they move it. */
export const embedSpeedBenches: Bench[] = [
  { name: 'embed-tbt-4x', unit: 'ms', measure: async () => (await figures()).blocked },
  { name: 'embed-cls', unit: 'ratio', measure: async () => (await figures()).moved },
  { name: 'embed-keystroke', unit: 'µs', measure: async () => (await figures()).keystroke },
]

const rounds = 5

const figures = once(() =>
  onEmbedPages(async (pages) => ({
    blocked: await blockedBy(pages),
    moved: (await movedAt(pages, 360)) + (await movedAt(pages, 1280)),
    keystroke: await keystrokeIn(pages),
  })),
)

/** By how much longer the page is deaf with us than without us, on a processor that is four times slower. */
async function blockedBy(pages: EmbedPages) {
  const extra: number[] = []
  for (let round = 0; round < rounds; round++) {
    const usual = await pages.look(1280, (page) => deafTimeOf(page, pages.without))
    extra.push((await pages.look(1280, (page) => deafTimeOf(page, pages.withAll, pages))) - usual)
  }
  return Math.max(0, middle(extra))
}

async function deafTimeOf(page: Page, url: string, pages?: EmbedPages) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch, 'longtask')
  await page.goto(url)
  if (pages) await allAlive(page, pages)
  await page.evaluate(idle)
  const tasks = await page.evaluate(() => window.watched)
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
}

async function movedAt(pages: EmbedPages, width: number) {
  return pages.look(width, async (page) => {
    await page.addInitScript(watch, 'layout-shift')
    await page.goto(pages.withAll)
    await allAlive(page, pages)
    await page.evaluate(idle)
    return (await page.evaluate(() => window.watched)).reduce((sum, { value }) => sum + value, 0)
  })
}

async function allAlive(page: Page, { widgets }: EmbedPages) {
  for (const widget of widgets) await createVisitor(page, widget).button.waitFor()
  await page.waitForLoadState('networkidle')
}

/** From a digit of the price to the payment that follows from it. */
async function keystrokeIn({ withAll, look }: EmbedPages) {
  return look(1280, async (page) => {
    await page.goto(withAll)
    const price = page.locator('mortgage-calculator-widget').getByLabel('Home price')
    await price.fill('300001')
    await page.waitForLoadState('networkidle')
    const times = await price.evaluate(timesOfTyping)
    return middle(times) * 1000
  })
}

async function timesOfTyping(field: Element) {
  const input = field as HTMLInputElement
  const result = (input.getRootNode() as ShadowRoot).querySelector('[part=result]') as Element
  const times: number[] = []
  for (let round = 0; round < 50; round++) {
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(result, { subtree: true, childList: true, characterData: true })
    })
    const started = performance.now()
    input.value = String(300_000 + round * 1_111)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await changed
    times.push(performance.now() - started)
  }
  return times
}

function watch(type: string) {
  window.watched = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.watched.push(entry.toJSON())
  }).observe({ type, buffered: true })
}

const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 500)))

interface Watched {
  duration: number
  value: number
}

declare global {
  interface Window {
    watched: Watched[]
  }
}
