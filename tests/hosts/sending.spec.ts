import { fail } from '../support/faults.ts'
import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

test('pressed twice while the network is away, after the server failed, a lead arrives once', async ({
  context,
  open,
  widgets,
  owner,
}) => {
  // Not the page that is watched for faults: here the browser is meant to complain.
  const page = await context.newPage()
  await open({ body: widgets.map(({ code }) => code).join('') }, page)
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  for (const visitor of visitors) await visitor.begin()
  for (const visitor of visitors) await visitor.fillIn()
  await context.setOffline(true)
  for (const { send } of visitors) await send.dblclick()
  for (const { element } of visitors)
    await expect(element.getByText('The connection is slow. We keep trying…')).toBeVisible()
  await page.route('**/api/public/submissions', fail, { times: visitors.length })
  await context.setOffline(false)
  for (const { thanks } of visitors) await expect(thanks).toBeVisible({ timeout: 20_000 })
  for (const { widgetId } of widgets)
    await expect.poll(() => storedOf(owner, widgetId)).toMatchObject({ entrances: 1, leads: 1, submissions: [{}] })
})

test('a page that stops every event and forbids every store still gets its lead', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  const deaf = `<script>
    for (const type of ['submit', 'change', 'keypress', 'keyup', 'focusin', 'pointerover', 'mouseover'])
      document.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
    for (const type of ['submit', 'mousedown', 'pointerdown'])
      addEventListener(type, (event) => event.preventDefault(), true)
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError') } })
  </script>`
  await open({ head: deaf, body: widgets.map(({ code }) => code).join('') })
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  for (const visitor of visitors) await visitor.begin()
  for (const { fillIn, send, thanks } of visitors) {
    await fillIn()
    await send.click()
    await expect(thanks).toBeVisible()
  }
  for (const { widgetId } of widgets)
    await expect.poll(() => storedOf(owner, widgetId)).toMatchObject({ views: 1, leads: 1 })
})

test('a page hears what happens, may stop a lead and learns nothing of who it is', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  const ears = `<script>
    window.heard = []
    for (const name of ['ready', 'view', 'change', 'invalid', 'submit', 'success', 'error'])
      document.addEventListener('gable:' + name, (event) => {
        if (name === 'submit' && !window.letsPass) event.preventDefault()
        heard.push({ tag: event.target.localName, name, ...event.detail })
      })
  </script>`
  await open({ head: ears, body: widgets.map(({ code }) => code).join('') })
  const heard = (tag: string) => page.evaluate((tag) => window.heard.filter((told) => told.tag === tag), tag)
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  for (const visitor of visitors) await visitor.begin()
  for (const { tag, widgetId, fillIn, send, thanks } of visitors) {
    await fillIn('secret@lead.example')
    await send.click()
    const names = async () => (await heard(tag)).map(({ name }) => name)
    await expect.poll(names).toEqual(expect.arrayContaining(['ready', 'view', 'change', 'submit']))
    expect(await names()).not.toContain('success')
    await expect(send).toBeVisible()
    await page.evaluate(() => {
      window.letsPass = true
    })
    await send.click()
    await expect(thanks).toBeVisible()
    await expect.poll(names).toEqual(expect.arrayContaining(['success']))
    await page.evaluate(() => {
      window.letsPass = false
    })
    expect(JSON.stringify(await heard(tag))).not.toMatch(/secret|Ada|Harbor/)
    expect((await names()).filter((name) => name === 'ready' || name === 'view')).toHaveLength(2)
    expect(await storedOf(owner, widgetId)).toMatchObject({ leads: 1 })
  }
})

test('who presses before everything has arrived sends along what was worked out', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  await page.route('**/embed/piece-*-details-*', () => {})
  await open({ body: widgets.map(({ code }) => code).join('') })
  const visitors = widgets.map((widget) => visitorAt(page, widget)).filter(({ type }) => type !== 'SEARCH')
  for (const visitor of visitors) await visitor.begin()
  for (const { widgetId, fillIn, send, thanks } of visitors) {
    await fillIn()
    await send.click()
    await expect(thanks).toBeVisible()
    const { submissions } = await storedOf(owner, widgetId)
    expect(submissions[0]?.answers.some(({ value }) => value.startsWith('$'))).toBe(true)
  }
})

test('where the page lets nothing be sent, the way leads to a page of its own', async ({
  context,
  open,
  widgets,
  baseURL,
}) => {
  // Not the page that is watched for faults: here the browser is meant to complain.
  const page = await context.newPage()
  const policy = `connect-src ${baseURL}/api/public/widgets/`
  await open({ headers: { 'content-security-policy': policy }, body: widgets.map(({ code }) => code).join('') }, page)
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  for (const visitor of visitors) await visitor.begin()
  for (const { element, type, link, fillIn, send } of visitors) {
    await fillIn()
    await send.click()
    const way = element.getByRole('link', { name: 'Open this form on a page of its own' })
    const address = type === 'SEARCH' ? '&address=12+Harbor+Road' : ''
    await expect(way).toHaveAttribute('href', `${link}?lang=en${address}`)
    await expect(element.getByLabel('Email Address')).toHaveValue(/^ada@/)
  }
})

test('a form that was begun is still there after a reload', async ({ page, open, widgets }) => {
  await open({ body: widgets.map(({ code }) => code).join('') })
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  for (const visitor of visitors) await visitor.begin()
  for (const visitor of visitors) await visitor.fillIn()
  await page.reload()
  for (const { element, begin } of visitors) {
    await begin()
    await expect(element.getByLabel('Email Address')).toHaveValue(/^ada@/)
  }
})

declare global {
  interface Window {
    heard: { tag: string; name: string }[]
    letsPass: boolean
  }
}
