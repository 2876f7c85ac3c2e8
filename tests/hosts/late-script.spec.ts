import type { APIRequestContext } from '@playwright/test'
import type { FoundedWidget } from './founded-widgets.ts'
import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

const withoutScript = ({ code }: FoundedWidget) => code.replace(/<script.*<\/script>/, '')
const textOf = async (request: APIRequestContext, tag: string) => (await request.get(`/embed/${tag}.js`)).text()
const tagOfScript = ({ code }: FoundedWidget) => /<script.*<\/script>/.exec(code)?.[0] ?? ''

test('an optimiser may run the scripts inline and late: until then there are links, and then there are widgets', async ({
  page,
  request,
  open,
  widgets,
}) => {
  await open({ body: widgets.map(withoutScript).join('') })
  for (const { link } of widgets) await expect(page.locator(`a[href="${link}"]`)).toBeVisible()
  for (const { tag } of widgets) {
    const text = await textOf(request, tag)
    await page.evaluate((text) => document.body.append(Object.assign(document.createElement('script'), { text })), text)
  }
  for (const widget of widgets) await visitorAt(page, widget).begin()
})

test('a script that is there before its element finds everything all the same, and twice is as good as once', async ({
  page,
  request,
  open,
  widgets,
  owner,
}) => {
  const scripts = widgets.map(tagOfScript).join('').replaceAll('async ', '')
  const modules = scripts.replaceAll('<script ', '<script type="module" ')
  await open({ head: scripts, body: `${widgets.map(withoutScript).join('')}${scripts}${modules}` })
  for (const widget of widgets) await visitorAt(page, widget).begin()
  for (const { widgetId } of widgets)
    await expect.poll(() => storedOf(owner, widgetId)).toMatchObject({ sightings: [{ faults: ['DEFINED_TWICE'] }] })
  const inlined = await Promise.all(widgets.map(async ({ tag }) => `<script>${await textOf(request, tag)}</script>`))
  await open({ head: inlined.join(''), body: widgets.map(withoutScript).join('') })
  for (const widget of widgets) await visitorAt(page, widget).begin()
})

test('an optimiser may keep copies of the scripts on the website itself', async ({
  page,
  request,
  website,
  open,
  widgets,
}) => {
  const copies = await Promise.all(
    widgets.map(async ({ tag }) => {
      const text = await textOf(request, tag)
      return website.publish({ path: `/wp-content/cache/min/1/embed/${tag}.js`, text })
    }),
  )
  const body = widgets.map(withoutScript).join('')
  await open({ body: body + copies.map((copy) => `<script src="${copy}"></script>`).join('') })
  for (const widget of widgets) await visitorAt(page, widget).begin()
})

test('a page that comes slowly brings the element before what is inside it', async ({
  page,
  request,
  website,
  widgets,
}) => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const [widget] = widgets
  if (!widget) return
  const script = `<script>${await textOf(request, widget.tag)}</script>`
  const [beginning = '', inside = ''] = withoutScript(widget).split('<a ')
  const rest = coming.then(() => `<a ${inside}`)
  const text = `<!doctype html><html lang="en"><title>Slow</title>${script}<body>${beginning}${' '.repeat(4000)}`
  await page.goto(website.publish({ text, rest }), { waitUntil: 'commit' })
  await page.waitForFunction((tag) => document.querySelector(tag)?.shadowRoot, widget.tag)
  come()
  await visitorAt(page, widget).begin()
})
