import type { APIRequestContext } from '@playwright/test'
import type { PublishedWidget } from './create-widgets.ts'
import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'
import { createVisitor } from './visitor.ts'

const withoutScript = ({ code }: PublishedWidget) => code.replace(/<script.*<\/script>/, '')
const fetchScript = async (request: APIRequestContext, tag: string) => (await request.get(`/embed/${tag}.js`)).text()
const extractScriptTag = ({ code }: PublishedWidget) => /<script.*<\/script>/.exec(code)?.[0] ?? ''

test('widgets work when an optimization plugin inlines and delays the scripts; until then there are links', async ({
  page,
  request,
  open,
  widgets,
}) => {
  await open({ body: widgets.map(withoutScript).join('') })
  for (const { link } of widgets) await expect(page.locator(`a[href="${link}"]`)).toBeVisible()
  for (const { tag } of widgets) {
    const text = await fetchScript(request, tag)
    await page.evaluate((text) => document.body.append(Object.assign(document.createElement('script'), { text })), text)
  }
  for (const widget of widgets) await createVisitor(page, widget).openForm()
})

test('widgets work when the script runs before the element exists, or runs twice', async ({
  page,
  request,
  open,
  widgets,
  owner,
}) => {
  const scripts = widgets.map(extractScriptTag).join('').replaceAll('async ', '')
  const modules = scripts.replaceAll('<script ', '<script type="module" ')
  await open({ head: scripts, body: `${widgets.map(withoutScript).join('')}${scripts}${modules}` })
  for (const widget of widgets) await createVisitor(page, widget).openForm()
  for (const { widgetId } of widgets)
    await expect
      .poll(() => getRecordedVisits(owner, widgetId))
      .toMatchObject({ sightings: [{ faults: ['DEFINED_TWICE'] }] })
  const inlined = await Promise.all(
    widgets.map(async ({ tag }) => `<script>${await fetchScript(request, tag)}</script>`),
  )
  await open({ head: inlined.join(''), body: widgets.map(withoutScript).join('') })
  for (const widget of widgets) await createVisitor(page, widget).openForm()
})

test('widgets work when an optimization plugin hosts copies of the scripts', async ({
  page,
  request,
  website,
  open,
  widgets,
}) => {
  const copies = await Promise.all(
    widgets.map(async ({ tag }) => {
      const text = await fetchScript(request, tag)
      return website.publish({ path: `/wp-content/cache/min/1/embed/${tag}.js`, text })
    }),
  )
  const body = widgets.map(withoutScript).join('')
  await open({ body: body + copies.map((copy) => `<script src="${copy}"></script>`).join('') })
  for (const widget of widgets) await createVisitor(page, widget).openForm()
})

test('widgets work when a slow page delivers the element before its content', async ({
  page,
  request,
  website,
  widgets,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const [widget] = widgets
  if (!widget) return
  const script = `<script>${await fetchScript(request, widget.tag)}</script>`
  const [opening = '', content = ''] = withoutScript(widget).split('<a ')
  const rest = released.then(() => `<a ${content}`)
  const text = `<!doctype html><html lang="en"><title>Slow</title>${script}<body>${opening}${' '.repeat(4000)}`
  await page.goto(website.publish({ text, rest }), { waitUntil: 'commit' })
  await page.waitForFunction((tag) => document.querySelector(tag)?.shadowRoot, widget.tag)
  release()
  await createVisitor(page, widget).openForm()
})
