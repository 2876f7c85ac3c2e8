import { wholeBrowser } from '../support/browser.ts'
import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

// The browser of the other stories remembers no page that was left.
test.skip(!wholeBrowser, 'This machine has no browser of its own.')
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ...(wholeBrowser && { executablePath: wholeBrowser }) }),
    { scope: 'worker' },
  ],
})

test('a view is what was in sight, and again when the visitor comes back to the page as it was left', async ({
  page,
  open,
  website,
  widgets,
  owner,
}) => {
  const far = '<div style="height:6000px"></div>'
  const tells = `<script>addEventListener('pageshow', ({ persisted }) => { if (persisted) fetch('/back') })</script>`
  const elsewhere = website.publish({ text: '<title>Elsewhere</title>' })
  website.publish({ path: '/back', text: 'Welcome' })
  const two = widgets.slice(0, 2)
  await open({ body: [tells, ...two.map(({ code }) => code)].join(far) })
  for (const widget of two) {
    const { element, button } = visitorAt(page, widget)
    await expect(button).toBeAttached()
    expect(await storedOf(owner, widget.widgetId)).toMatchObject({ views: 0, sightings: [] })
    await element.scrollIntoViewIfNeeded()
    await expect.poll(() => storedOf(owner, widget.widgetId)).toMatchObject({ views: 1, entrances: 0 })
  }
  await page.goto(elsewhere)
  const back = page.waitForRequest('**/back')
  await page.evaluate(() => history.back())
  await back
  await expect.poll(() => storedOf(owner, two.at(-1)?.widgetId ?? '')).toMatchObject({ views: 2 })
})
