import { createWidgets } from './create-widgets.ts'
import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'
import { createVisitor } from './visitor.ts'

test('a prerendered page or background tab counts no view until it becomes visible', async ({
  context,
  open,
  widgets,
  factory,
  agency,
  owner,
  baseURL,
}) => {
  const hidden = await context.newPage()
  await hidden.addInitScript(() => {
    let state = 'hidden'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    addEventListener('show', () => {
      state = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  await open({ body: widgets.map(({ code }) => code).join('') }, hidden)
  for (const widget of widgets) await expect(createVisitor(hidden, widget).button).toBeVisible()
  // Waits as long as visible widgets need to count a view.
  const visibleWidgets = await createWidgets(factory, agency, baseURL ?? '')
  await open({ body: visibleWidgets.map(({ code }) => code).join('') })
  for (const { widgetId } of visibleWidgets)
    await expect.poll(() => getRecordedVisits(owner, widgetId)).toMatchObject({ views: 1 })
  for (const { widgetId } of widgets) expect(await getRecordedVisits(owner, widgetId)).toMatchObject({ views: 0 })
  await hidden.evaluate(() => dispatchEvent(new Event('show')))
  for (const { widgetId } of widgets)
    await expect.poll(() => getRecordedVisits(owner, widgetId)).toMatchObject({ views: 1 })
})
