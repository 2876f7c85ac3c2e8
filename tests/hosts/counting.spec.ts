import { foundWidgets } from './founded-widgets.ts'
import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

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

test('a page that is made ahead of time or stays in the background is not viewed until somebody looks', async ({
  context,
  open,
  widgets,
  founding,
  agency,
  owner,
  baseURL,
}) => {
  const hidden = await context.newPage()
  await hidden.addInitScript(() => {
    let state = 'hidden'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    addEventListener('look', () => {
      state = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  await open({ body: widgets.map(({ code }) => code).join('') }, hidden)
  for (const widget of widgets) await expect(visitorAt(hidden, widget).button).toBeVisible()
  // As long as it takes others to be viewed.
  const others = await foundWidgets(founding, agency, baseURL ?? '')
  await open({ body: others.map(({ code }) => code).join('') })
  for (const { widgetId } of others) await expect.poll(() => storedOf(owner, widgetId)).toMatchObject({ views: 1 })
  for (const { widgetId } of widgets) expect(await storedOf(owner, widgetId)).toMatchObject({ views: 0 })
  await hidden.evaluate(() => dispatchEvent(new Event('look')))
  for (const { widgetId } of widgets) await expect.poll(() => storedOf(owner, widgetId)).toMatchObject({ views: 1 })
})
