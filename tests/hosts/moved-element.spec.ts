import { createWidgets } from './create-widgets.ts'
import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'
import { buttonLabels, createVisitor } from './visitor.ts'

test('a moved element keeps what was typed, in the first view and in the form', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  await open({ body: `<main>${widgets.map(({ code }) => code).join('')}</main><aside></aside>` })
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  const move = () =>
    page.evaluate(() => {
      const [here, there] = [document.querySelector('main'), document.querySelector('aside')]
      there?.append(...(here?.childNodes ?? []))
      // Like React StrictMode, which mounts everything twice.
      here?.append(...(there?.childNodes ?? []))
      there?.append(...(here?.childNodes ?? []))
    })
  for (const { type, element } of visitors)
    if (type === 'SEARCH') await element.getByRole('combobox', { name: 'Property address' }).fill('7 Mill Lane')
  await move()
  for (const { type, element } of visitors)
    if (type === 'SEARCH')
      await expect(element.getByRole('combobox', { name: 'Property address' })).toHaveValue('7 Mill Lane')
  for (const visitor of visitors) await visitor.openForm()
  for (const visitor of visitors) await visitor.fillForm()
  await page.evaluate(() =>
    document.querySelector('main')?.append(...(document.querySelector('aside')?.childNodes ?? [])),
  )
  for (const { element, send, thanks } of visitors) {
    await expect(element.getByLabel('Email Address')).toHaveValue(/^ada@/)
    await send.click()
    await expect(thanks).toBeVisible()
  }
  for (const { widgetId } of widgets)
    await expect.poll(() => getRecordedVisits(owner, widgetId)).toMatchObject({ views: 1, entrances: 1, leads: 1 })
})

test('a client-side router can remove and restore widgets', async ({ page, open, widgets }) => {
  await open({ body: `<main>${widgets.map(({ code }) => code).join('')}</main>` })
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const visitor of visitors) await visitor.openForm()
  const remaining = await page.evaluate(async () => {
    const main = document.querySelector('main') as HTMLElement
    const before = main.innerHTML
    const elements = [...main.querySelectorAll('[widget-id]')]
    main.innerHTML = ''
    await Promise.resolve()
    const remaining = elements.map(({ shadowRoot }) => shadowRoot?.childNodes.length)
    main.innerHTML = before
    return remaining
  })
  expect(remaining).toEqual(widgets.map(() => 0))
  for (const visitor of visitors) await visitor.openForm()
  await page.evaluate(async () => {
    const main = document.querySelector('main') as HTMLElement
    main.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.body.append(main)
  })
  for (const visitor of visitors) await visitor.openForm()
})

test('twenty copies of a widget make one request and count one view', async ({ page, open, widgets, owner }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await open({ body: widgets.map(({ code }) => code.repeat(20)).join('') })
  for (const { tag, type, widgetId } of widgets) {
    const buttons = page.locator(tag).getByRole('button', { name: buttonLabels[type] })
    await expect(buttons).toHaveCount(20)
    expect(requested.filter((path) => path === `/api/public/widgets/${widgetId}`)).toHaveLength(1)
    expect(requested.filter((path) => path === `/embed/${tag}.js`)).toHaveLength(1)
  }
  await expect
    .poll(() => getRecordedVisits(owner, widgets[0]?.widgetId ?? ''))
    .toMatchObject({ views: 1, sightings: [{}] })
})

test('two copies of a calculator are two entrances, and each keeps its own figures', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  const [calculator] = widgets.filter(({ type }) => type === 'MORTGAGE_CALC')
  if (!calculator) return
  await open({ body: calculator.code.repeat(2) })
  const copies = page.locator(calculator.tag)
  const getPrice = (copy: number) => copies.nth(copy).getByRole('textbox').first()
  await getPrice(0).fill('250,000')
  await getPrice(1).fill('350,000')
  const countKept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('gable-figures-')).length)
  await expect.poll(countKept).toBe(2)
  await page.reload()
  await expect(getPrice(0)).toHaveValue('$250,000')
  await expect(getPrice(1)).toHaveValue('$350,000')
  for (const copy of [0, 1]) await copies.nth(copy).getByRole('button', { name: buttonLabels.MORTGAGE_CALC }).click()
  await expect.poll(() => getRecordedVisits(owner, calculator.widgetId)).toMatchObject({ entrances: 2 })
})

test('changing the widget-id shows the other widget, and removing it shows nothing', async ({
  page,
  open,
  widgets,
  factory,
  agency,
  owner,
  baseURL,
}) => {
  const others = await createWidgets(factory, agency, baseURL ?? '')
  await open({ body: widgets.map(({ code }) => code).join('') })
  for (const widget of widgets) await createVisitor(page, widget).openForm()
  for (const [index, { tag }] of widgets.entries())
    await page
      .locator(tag)
      .evaluate((element, id) => element.setAttribute('widget-id', id), others[index]?.widgetId ?? '')
  for (const other of others) await createVisitor(page, other).openForm()
  for (const { widgetId } of others)
    await expect.poll(() => getRecordedVisits(owner, widgetId)).toMatchObject({ views: 1, entrances: 1 })
  for (const { tag } of widgets) {
    await page.locator(tag).evaluate((element) => element.removeAttribute('widget-id'))
    await expect(page.locator(tag)).toBeHidden()
  }
})

test('a preview set before the element is defined is shown and not counted', async ({
  page,
  open,
  widgets,
  owner,
  request,
}) => {
  await open({ body: widgets.map(({ code }) => code.replace(/<script.*<\/script>/, '')).join('') })
  for (const { tag, widgetId } of widgets) {
    const widget = await (await request.get(`/api/public/widgets/${widgetId}`)).json()
    await page
      .locator(tag)
      .evaluate((element, preview) => Object.assign(element, { preview }), { widget, stage: 'view' })
  }
  for (const { code } of widgets) await page.addScriptTag({ url: /src="(.*?)"/.exec(code)?.[1] ?? '' })
  for (const widget of widgets) await expect(createVisitor(page, widget).button).toBeVisible()
  for (const { widgetId } of widgets)
    expect(await getRecordedVisits(owner, widgetId)).toMatchObject({ views: 0, sightings: [] })
})
