import { foundWidgets } from './founded-widgets.ts'
import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'
import { buttonOf, visitorAt } from './visitor.ts'

test('an element that is moved keeps what was typed into it, wherever the visitor was', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  await open({ body: `<main>${widgets.map(({ code }) => code).join('')}</main><aside></aside>` })
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  const move = () =>
    page.evaluate(() => {
      const [here, there] = [document.querySelector('main'), document.querySelector('aside')]
      there?.append(...(here?.childNodes ?? []))
      // As a framework does that mounts everything twice to find out who cannot bear it.
      here?.append(...(there?.childNodes ?? []))
      there?.append(...(here?.childNodes ?? []))
    })
  for (const { type, element } of visitors)
    if (type === 'SEARCH') await element.getByLabel('Property address').fill('7 Mill Lane')
  await move()
  for (const { type, element } of visitors)
    if (type === 'SEARCH') await expect(element.getByLabel('Property address')).toHaveValue('7 Mill Lane')
  for (const visitor of visitors) await visitor.begin()
  for (const visitor of visitors) await visitor.fillIn()
  await page.evaluate(() =>
    document.querySelector('main')?.append(...(document.querySelector('aside')?.childNodes ?? [])),
  )
  for (const { element, send, thanks } of visitors) {
    await expect(element.getByLabel('Email Address')).toHaveValue(/^ada@/)
    await send.click()
    await expect(thanks).toBeVisible()
  }
  for (const { widgetId } of widgets)
    await expect.poll(() => storedOf(owner, widgetId)).toMatchObject({ views: 1, entrances: 1, leads: 1 })
})

test('a router that takes pages out and puts them in leaves nothing behind, and finds everything alive', async ({
  page,
  open,
  widgets,
}) => {
  await open({ body: `<main>${widgets.map(({ code }) => code).join('')}</main>` })
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  for (const visitor of visitors) await visitor.begin()
  const left = await page.evaluate(async () => {
    const main = document.querySelector('main') as HTMLElement
    const before = main.innerHTML
    const elements = [...main.querySelectorAll('[widget-id]')]
    main.innerHTML = ''
    await Promise.resolve()
    const left = elements.map(({ shadowRoot }) => shadowRoot?.childNodes.length)
    main.innerHTML = before
    return left
  })
  expect(left).toEqual(widgets.map(() => 0))
  for (const visitor of visitors) await visitor.begin()
  await page.evaluate(async () => {
    const main = document.querySelector('main') as HTMLElement
    main.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.body.append(main)
  })
  for (const visitor of visitors) await visitor.begin()
})

test('twenty of each are one question and one view, and each can be used', async ({ page, open, widgets, owner }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open({ body: widgets.map(({ code }) => code.repeat(20)).join('') })
  for (const { tag, type, widgetId } of widgets) {
    const buttons = page.locator(tag).getByRole('button', { name: buttonOf[type] })
    await expect(buttons).toHaveCount(20)
    expect(asked.filter((path) => path === `/api/public/widgets/${widgetId}`)).toHaveLength(1)
    expect(asked.filter((path) => path === `/embed/${tag}.js`)).toHaveLength(1)
  }
  await expect.poll(() => storedOf(owner, widgets[0]?.widgetId ?? '')).toMatchObject({ views: 1, sightings: [{}] })
})

test('an element that is told of another widget shows that one, and of none it shows nothing', async ({
  page,
  open,
  widgets,
  founding,
  agency,
  owner,
  baseURL,
}) => {
  const others = await foundWidgets(founding, agency, baseURL ?? '')
  await open({ body: widgets.map(({ code }) => code).join('') })
  for (const widget of widgets) await visitorAt(page, widget).begin()
  for (const [index, { tag }] of widgets.entries())
    await page
      .locator(tag)
      .evaluate((element, id) => element.setAttribute('widget-id', id), others[index]?.widgetId ?? '')
  for (const other of others) await visitorAt(page, other).begin()
  for (const { widgetId } of others)
    await expect.poll(() => storedOf(owner, widgetId)).toMatchObject({ views: 1, entrances: 1 })
  for (const { tag } of widgets) {
    await page.locator(tag).evaluate((element) => element.removeAttribute('widget-id'))
    await expect(page.locator(tag)).toBeHidden()
  }
})

test('what a script sets on an element before it is defined is not lost: a preview shows, and counts nothing', async ({
  page,
  open,
  widgets,
  owner,
  request,
}) => {
  await open({ body: widgets.map(({ code }) => code.replace(/<script.*<\/script>/, '')).join('') })
  for (const { tag, widgetId } of widgets) {
    const shown = await (await request.get(`/api/public/widgets/${widgetId}`)).json()
    await page
      .locator(tag)
      .evaluate((element, preview) => Object.assign(element, { preview }), { shown, stage: 'view' })
  }
  for (const { code } of widgets) await page.addScriptTag({ url: /src="(.*?)"/.exec(code)?.[1] ?? '' })
  for (const widget of widgets) await expect(visitorAt(page, widget).button).toBeVisible()
  for (const { widgetId } of widgets) expect(await storedOf(owner, widgetId)).toMatchObject({ views: 0, sightings: [] })
})
