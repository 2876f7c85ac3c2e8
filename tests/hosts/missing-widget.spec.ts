import { newId } from '@gable/shared/ids.ts'
import { createWidgets } from './create-widgets.ts'
import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'

test('a missing widget takes no space and logs one line', async ({
  page,
  open,
  widgets,
  factory,
  agency,
  owner,
  baseURL,
}) => {
  const archived = await createWidgets(factory, agency, baseURL ?? '')
  const ids = archived.map(({ widgetId }) => widgetId)
  await owner.db.updateTable('assets').set({ status: 'ARCHIVED' }).where('id', 'in', ids).execute()
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'info' && lines.push(message.text()))
  const missing = widgets.flatMap(({ widgetId, code, tag }, index) => [
    archived[index]?.code ?? '',
    code.replaceAll(widgetId, newId()),
    code.replaceAll(widgetId, 'spring-sale'),
    code.replace(`widget-id="${widgetId}"`, ''),
    // A widget of another type than the element.
    code.replaceAll(widgetId, widgets.find((other) => other.tag !== tag)?.widgetId ?? newId()),
  ])
  await open({ body: `<p>Before</p><div id="container">${missing.join('')}</div><p>After</p>` })
  await expect.poll(() => lines.length).toBe(missing.length)
  expect(new Set(lines.map((line) => line.replace(/\(.*\)/, '')))).toEqual(new Set(['Gable: no widget to show .']))
  expect(await page.locator('#container').evaluate((container) => container.getBoundingClientRect().height)).toBe(0)
  for (const widgetId of ids)
    expect(await getRecordedVisits(owner, widgetId)).toMatchObject({ views: 0, sightings: [] })
})

test('where the page blocks the script or its calls, the fallback link stays', async ({
  context,
  open,
  widgets,
  owner,
}) => {
  const page = await context.newPage()
  const body = widgets.map(({ code }) => code).join('')
  const expectLinks = async () => {
    for (const { link } of widgets) {
      await expect(page.locator(`a[href="${link}"]`)).toBeVisible()
      await expect(page.locator(`a[href="${link}"]`)).toHaveText(/\w/)
    }
  }
  await open({ headers: { 'content-security-policy': "script-src 'none'" }, body }, page)
  await expectLinks()
  const violation = page.waitForEvent('console', (message) => message.text().includes('connect-src'))
  await open({ headers: { 'content-security-policy': "connect-src 'none'" }, body }, page)
  await violation
  await expectLinks()
  for (const { widgetId } of widgets) {
    const faults = ['CALLS_BLOCKED']
    await expect
      .poll(() => getRecordedVisits(owner, widgetId))
      .toMatchObject({ sightings: [{ page: page.url(), faults }] })
  }
})
