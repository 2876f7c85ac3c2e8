import { fullBrowserPath } from '../support/browser.ts'
import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'
import { createVisitor } from './visitor.ts'

// The headless shell of the other tests has no back-forward cache.
test.skip(!fullBrowserPath, 'No full browser is installed.')
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ...(fullBrowserPath && { executablePath: fullBrowserPath }) }),
    { scope: 'worker' },
  ],
})

test('a widget counts a view when it scrolls into sight, and again after a back-forward cache restore', async ({
  page,
  open,
  website,
  widgets,
  owner,
}) => {
  const spacer = '<div style="height:6000px"></div>'
  const reportRestore = `<script>addEventListener('pageshow', ({ persisted }) => { if (persisted) fetch('/back') })</script>`
  const otherPage = website.publish({ text: '<title>Other page</title>' })
  website.publish({ path: '/back', text: 'OK' })
  const twoWidgets = widgets.slice(0, 2)
  await open({ body: [reportRestore, ...twoWidgets.map(({ code }) => code)].join(spacer) })
  for (const widget of twoWidgets) {
    const { element, button } = createVisitor(page, widget)
    await expect(button).toBeAttached()
    expect(await getRecordedVisits(owner, widget.widgetId)).toMatchObject({ views: 0, sightings: [] })
    await element.scrollIntoViewIfNeeded()
    await expect.poll(() => getRecordedVisits(owner, widget.widgetId)).toMatchObject({ views: 1, entrances: 0 })
  }
  await page.goto(otherPage)
  const restored = page.waitForRequest('**/back')
  await page.evaluate(() => history.back())
  await restored
  await expect.poll(() => getRecordedVisits(owner, twoWidgets.at(-1)?.widgetId ?? '')).toMatchObject({ views: 2 })
})
