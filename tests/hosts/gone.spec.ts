import { newId } from '@gable/shared/ids.ts'
import { foundWidgets } from './founded-widgets.ts'
import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'

test('what is not there takes no place, disturbs nothing and says so in one line', async ({
  page,
  open,
  widgets,
  founding,
  agency,
  owner,
  baseURL,
}) => {
  const archived = await foundWidgets(founding, agency, baseURL ?? '')
  const ids = archived.map(({ widgetId }) => widgetId)
  await owner.db.updateTable('subjects').set({ status: 'ARCHIVED' }).where('id', 'in', ids).execute()
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'info' && lines.push(message.text()))
  const absent = widgets.flatMap(({ widgetId, code, tag }, index) => [
    archived[index]?.code ?? '',
    code.replaceAll(widgetId, newId()),
    code.replaceAll(widgetId, 'spring-sale'),
    code.replace(`widget-id="${widgetId}"`, ''),
    // Of another type than its element.
    code.replaceAll(widgetId, widgets.find((other) => other.tag !== tag)?.widgetId ?? newId()),
  ])
  await open({ body: `<p>Before</p><div id="there">${absent.join('')}</div><p>After</p>` })
  await expect.poll(() => lines.length).toBe(absent.length)
  expect(new Set(lines.map((line) => line.replace(/\(.*\)/, '')))).toEqual(
    new Set(['Gable: there is no widget to show here .']),
  )
  expect(await page.locator('#there').evaluate((there) => there.getBoundingClientRect().height)).toBe(0)
  for (const widgetId of ids) expect(await storedOf(owner, widgetId)).toMatchObject({ views: 0, sightings: [] })
})

test('where the page blocks our script or our calls, the link stays', async ({ context, open, widgets, owner }) => {
  const page = await context.newPage()
  const body = widgets.map(({ code }) => code).join('')
  const links = async () => {
    for (const { link } of widgets) {
      await expect(page.locator(`a[href="${link}"]`)).toBeVisible()
      await expect(page.locator(`a[href="${link}"]`)).toHaveText(/\w/)
    }
  }
  await open({ headers: { 'content-security-policy': "script-src 'none'" }, body }, page)
  await links()
  const refused = page.waitForEvent('console', (message) => message.text().includes('connect-src'))
  await open({ headers: { 'content-security-policy': "connect-src 'none'" }, body }, page)
  await refused
  await links()
  for (const { widgetId } of widgets) {
    const faults = ['CALLS_BLOCKED']
    await expect.poll(() => storedOf(owner, widgetId)).toMatchObject({ sightings: [{ page: page.url(), faults }] })
  }
})
