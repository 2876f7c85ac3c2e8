import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import { renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from './host-test.ts'
import { createVisitor } from './visitor.ts'

/** Collects layout shifts. */
async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    const { shifts } = Object.assign(window, { shifts: [] as unknown[] })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        shifts.push({ value, by: sources.map(({ node }) => node?.nodeName) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)
}

interface Shift {
  value: number
  sources: { node?: Node }[]
}

for (const [width, language] of [
  [360, 'en'],
  [768, 'en'],
  [1280, 'en'],
  [320, 'es'],
  [768, 'es'],
] as const) {
  test(`the embed code causes no layout shift at ${width}px on a page in ${language}`, async ({
    page,
    open,
    widgets,
  }) => {
    await page.setViewportSize({ width, height: 4000 })
    const getShifts = await watchLayout(page)
    const releaseScripts = await holdScripts(page)
    const body = widgets.map(({ code }) => `<p>Before</p>${code}<p>After</p>`).join('')
    await open({ head: '<meta name="viewport" content="width=device-width">', body, language })
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    releaseScripts()
    const tooTall: string[] = []
    for (const widget of widgets) {
      const { element } = createVisitor(page, widget)
      const reserved = await element.evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight))
      await expect(element.locator('[part=button]')).toBeVisible()
      const { height = 0 } = (await element.boundingBox()) ?? {}
      if (height > reserved + 0.5) tooTall.push(`${widget.tag}: ${height}px, ${reserved}px reserved`)
    }
    expect({ shifts: await getShifts(), tooTall }).toEqual({ shifts: [], tooTall: [] })
    await expectNoHorizontalScroll(page)
  })
}

for (const width of [360, 1280]) {
  test(`the embed code causes no layout shift at ${width}px where a policy blocks the style attribute`, async ({
    context,
    open,
    widgets,
    baseURL,
  }) => {
    // A separate page, because the default one fails on console errors.
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 4000 })
    const getShifts = await watchLayout(page)
    const releaseScripts = await holdScripts(page)
    const policy = `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}`
    const body = widgets.map(({ code }) => `<p>Before</p>${code}<p>After</p>`).join('')
    const head = '<meta name="viewport" content="width=device-width">'
    await open({ headers: { 'content-security-policy': policy }, head, body }, page)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    for (const { link } of widgets) await expect(page.locator(`a[href="${link}"]`)).toBeVisible()
    releaseScripts()
    for (const widget of widgets) await expect(createVisitor(page, widget).button).toBeVisible()
    expect(await getShifts()).toEqual([])
  })
}

/** Delays the scripts until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/embed/*-widget.js', async (route) => {
    await released
    await route.fallback()
  })
  return release
}

test('the fields of a net proceeds calculator fill their rows, also in wide windows', async ({
  page,
  open,
  factory,
  agency,
  baseURL,
}) => {
  const type = 'HOME_SALE_CALC'
  const costs = ['Agent commissions', 'Closing costs'].map((title) => ({
    title,
    defaultPerc: 2,
    infoMessage: 'What sellers pay',
    showCost: true,
  }))
  const settings = { ...withDefaultSettings(type, { brandingId: agency.brandingId }), additionalCosts: costs }
  const { subjectId: widgetId } = await factory.createAsset(agency, { type, settings: JSON.stringify(settings) })
  const code = renderEmbedCode({ widgetId, type, settings, agencyName: agency.name, origin: baseURL ?? '' })
  await page.setViewportSize({ width: 1600, height: 900 })
  await open({ head: '<meta name="viewport" content="width=device-width">', body: code })
  const fields = page.locator('home-sale-calculator-widget').getByRole('textbox')
  await expect(fields).toHaveCount(4)
  const boxes = await fields.evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().toJSON()))
  const lastOfRows = boxes.filter(({ top }, index) => boxes[index + 1]?.top !== top)
  expect(lastOfRows).toHaveLength(3)
  expect(new Set(lastOfRows.map(({ right }) => Math.round(right))).size).toBe(1)
})
