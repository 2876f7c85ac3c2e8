import { failRequest } from '../support/page-errors.ts'
import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'
import { createVisitor } from './visitor.ts'

test('a double click while offline, followed by a server error, creates one lead', async ({
  context,
  open,
  widgets,
  owner,
}) => {
  // A separate page, because the default one fails the test on console errors.
  const page = await context.newPage()
  await open({ body: widgets.map(({ code }) => code).join('') }, page)
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const visitor of visitors) await visitor.openForm()
  for (const visitor of visitors) await visitor.fillForm()
  await context.setOffline(true)
  for (const { send } of visitors) await send.dblclick()
  for (const { element } of visitors) await expect(element.getByText('You are offline. Still trying…')).toBeVisible()
  await page.route('**/api/public/submissions', failRequest, { times: visitors.length })
  await context.setOffline(false)
  for (const { thanks } of visitors) await expect(thanks).toBeVisible({ timeout: 20_000 })
  for (const { widgetId } of widgets)
    await expect
      .poll(() => getRecordedVisits(owner, widgetId))
      .toMatchObject({ entrances: 1, leads: 1, submissions: [{}] })
})

test('a fault of the server is called one, and what was typed can be sent again', async ({ page, open, widgets }) => {
  await page.clock.install()
  await open({ body: widgets.map(({ code }) => code).join('') })
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const visitor of visitors) await visitor.openForm()
  for (const visitor of visitors) await visitor.fillForm()
  await page.route('**/api/public/submissions', failRequest)
  for (const { send } of visitors) await send.click()
  for (const { element } of visitors)
    await expect(element.getByText('Something went wrong on our server. Still trying…')).toBeVisible()
  for (const { element } of visitors) {
    // The widget waits longer before each of five more tries.
    await expect(async () => {
      await page.clock.fastForward(10_000)
      const message = element.getByText('Something went wrong on our server, so your request was not sent.')
      await expect(message).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(element.getByLabel('Email Address')).toHaveValue(/^ada@/)
  }
  await page.unroute('**/api/public/submissions')
  for (const { send, thanks } of visitors) {
    await send.click()
    await expect(thanks).toBeVisible()
  }
})

test('a page that stops all events and blocks all storage still gets its lead', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  const hostileScript = `<script>
    for (const type of ['submit', 'change', 'keypress', 'keyup', 'focusin', 'pointerover', 'mouseover'])
      document.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
    for (const type of ['submit', 'mousedown', 'pointerdown'])
      addEventListener(type, (event) => event.preventDefault(), true)
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError') } })
  </script>`
  await open({ head: hostileScript, body: widgets.map(({ code }) => code).join('') })
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const visitor of visitors) await visitor.openForm()
  for (const { fillForm, send, thanks } of visitors) {
    await fillForm()
    await send.click()
    await expect(thanks).toBeVisible()
  }
  for (const { widgetId } of widgets)
    await expect.poll(() => getRecordedVisits(owner, widgetId)).toMatchObject({ views: 1, leads: 1 })
})

test('a page receives widget events, can cancel the submission and learns no personal data', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  const listenerScript = `<script>
    window.widgetEvents = []
    for (const name of ['ready', 'view', 'change', 'invalid', 'submit', 'success', 'error'])
      document.addEventListener('gable:' + name, (event) => {
        if (name === 'submit' && !window.allowsSubmit) event.preventDefault()
        widgetEvents.push({ tag: event.target.localName, name, ...event.detail })
      })
  </script>`
  await open({ head: listenerScript, body: widgets.map(({ code }) => code).join('') })
  const eventsOf = (tag: string) =>
    page.evaluate((tag) => window.widgetEvents.filter((event) => event.tag === tag), tag)
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const visitor of visitors) await visitor.openForm()
  for (const { tag, widgetId, fillForm, send, thanks } of visitors) {
    await fillForm('secret@lead.example')
    await send.click()
    const names = async () => (await eventsOf(tag)).map(({ name }) => name)
    await expect.poll(names).toEqual(expect.arrayContaining(['ready', 'view', 'change', 'submit']))
    expect(await names()).not.toContain('success')
    await expect(send).toBeVisible()
    await page.evaluate(() => {
      window.allowsSubmit = true
    })
    await send.click()
    await expect(thanks).toBeVisible()
    await expect.poll(names).toEqual(expect.arrayContaining(['success']))
    await page.evaluate(() => {
      window.allowsSubmit = false
    })
    expect(JSON.stringify(await eventsOf(tag))).not.toMatch(/secret|Ada|Harbor/)
    expect((await names()).filter((name) => name === 'ready' || name === 'view')).toHaveLength(2)
    expect(await getRecordedVisits(owner, widgetId)).toMatchObject({ leads: 1 })
  }
})

test('a visitor who clicks before the details have loaded still submits the calculated result', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  await page.route('**/embed/piece-*-details-*', () => {})
  await open({ body: widgets.map(({ code }) => code).join('') })
  const visitors = widgets.map((widget) => createVisitor(page, widget)).filter(({ type }) => type !== 'SEARCH')
  for (const visitor of visitors) await visitor.openForm()
  for (const { widgetId, fillForm, send, thanks } of visitors) {
    await fillForm()
    await send.click()
    await expect(thanks).toBeVisible()
    const { submissions } = await getRecordedVisits(owner, widgetId)
    expect(submissions[0]?.answers.some(({ value }) => value.startsWith('$'))).toBe(true)
  }
})

test('where the page blocks the submission, a link leads to the hosted form, and what was typed survives a reload', async ({
  context,
  open,
  widgets,
  baseURL,
}) => {
  // A separate page, because the default one fails the test on console errors.
  const page = await context.newPage()
  const policy = `connect-src ${baseURL}/api/public/widgets/`
  await open({ headers: { 'content-security-policy': policy }, body: widgets.map(({ code }) => code).join('') }, page)
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const visitor of visitors) await visitor.openForm()
  for (const { element, type, link, fillForm, send } of visitors) {
    await fillForm()
    await send.click()
    const hostedLink = element.getByRole('link', { name: 'Open this form on its own page' })
    const address = type === 'SEARCH' ? '&address=12+Harbor+Road' : ''
    await expect(hostedLink).toHaveAttribute('href', `${link}?lang=en${address}`)
    await expect(element.getByLabel('Email Address')).toHaveValue(/^ada@/)
  }
  await page.reload()
  for (const { element, openForm } of visitors) {
    await openForm()
    await expect(element.getByLabel('Email Address')).toHaveValue(/^ada@/)
  }
})

declare global {
  interface Window {
    widgetEvents: { tag: string; name: string }[]
    allowsSubmit: boolean
  }
}
