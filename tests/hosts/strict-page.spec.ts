import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'
import { createVisitor } from './visitor.ts'

test('under the strictest CSP and inside the page’s own form, every widget creates a lead', async ({
  context,
  open,
  widgets,
  owner,
  baseURL,
}) => {
  // A separate page, because the default one fails on console errors, and this CSP blocks the style attribute.
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const policy = `default-src 'none'; script-src ${baseURL} 'nonce-own'; connect-src ${baseURL}; require-trusted-types-for 'script'`
  const listenerScript = `<script nonce="own">
    window.pageEvents = []
    addEventListener('keydown', ({ key }) => pageEvents.push(key))
    document.getElementById('aspnet').addEventListener('submit', (event) => { event.preventDefault(); pageEvents.push('submit') })
  </script>`
  const body = `<form id="aspnet">${widgets.map(({ code }) => code).join('')}</form>${listenerScript}`
  await open({ headers: { 'content-security-policy': policy }, body }, page)
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const visitor of visitors) await visitor.openForm()
  for (const visitor of visitors) await visitor.fillForm()
  for (const { send, thanks } of visitors) {
    await expect(send).toHaveCSS('background-color', 'rgb(204, 54, 22)')
    await send.click()
    await expect(thanks).toBeFocused()
  }
  for (const { widgetId } of widgets) {
    const sightings = [{ page: page.url(), faults: [] }]
    const stored = { views: 1, entrances: 1, leads: 1, sightings }
    await expect.poll(() => getRecordedVisits(owner, widgetId)).toMatchObject(stored)
  }
  expect(await page.evaluate(() => (window as unknown as { pageEvents: string[] }).pageEvents)).toEqual([])
  expect(messages.filter((text) => !text.startsWith('Applying inline style'))).toEqual([])
})

test('widgets work under a nonce-based CSP with strict-dynamic', async ({ page, open, widgets, owner }) => {
  const policy = "script-src 'nonce-own' 'strict-dynamic'; base-uri 'none'; object-src 'none'"
  const body = widgets.map(({ code }) => code.replace('<script ', '<script nonce="own" ')).join('')
  await open({ headers: { 'content-security-policy': policy }, body })
  for (const widget of widgets) await createVisitor(page, widget).openForm()
  for (const { widgetId } of widgets)
    await expect.poll(() => getRecordedVisits(owner, widgetId)).toMatchObject({ views: 1 })
})
