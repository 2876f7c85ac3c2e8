import type { Page } from '@playwright/test'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

/** How far things moved under the eyes of somebody who did nothing. */
async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    const moved = Object.assign(window, { moved: [] as unknown[] }).moved
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        moved.push({ value, by: sources.map(({ node }) => node?.nodeName) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)
}

interface Shift {
  value: number
  sources: { node?: Node }[]
}

for (const width of [360, 768, 1280]) {
  test(`nothing moves when an element comes to life, as pasted, at ${width} px`, async ({ page, open, widgets }) => {
    await page.setViewportSize({ width, height: 4000 })
    const moved = await watchLayout(page)
    const letScriptsCome = await slowScripts(page)
    const body = widgets.map(({ code }) => `<p>Before</p>${code}<p>After</p>`).join('')
    await open({ head: '<meta name="viewport" content="width=device-width">', body })
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    letScriptsCome()
    const grown: string[] = []
    for (const widget of widgets) {
      const { element, button } = visitorAt(page, widget)
      const reserved = await element.evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight))
      await expect(button).toBeVisible()
      const { height = 0 } = (await element.boundingBox()) ?? {}
      if (height > reserved + 0.5) grown.push(`${widget.tag}: ${height} where ${reserved} was reserved`)
    }
    expect({ moved: await moved(), grown }).toEqual({ moved: [], grown: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

/** Held back until the page has been painted without them. */
async function slowScripts(page: Page) {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/embed/*-widget.js', async (route) => {
    await coming
    await route.fallback()
  })
  return come
}
