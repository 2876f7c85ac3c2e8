import { foundWidgets } from './founded-widgets.ts'
import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

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
