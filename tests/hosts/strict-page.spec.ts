import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

test('on the strictest page, inside its own form, every element leads to a lead', async ({
  context,
  open,
  widgets,
  owner,
  baseURL,
}) => {
  // Not the page that is watched for faults: here the browser complains of the height that the code reserves.
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  const policy = `default-src 'none'; script-src ${baseURL} 'nonce-own'; connect-src ${baseURL}; require-trusted-types-for 'script'`
  const keys = `<script nonce="own">
    window.heard = []
    addEventListener('keydown', ({ key }) => heard.push(key))
    document.getElementById('aspnet').addEventListener('submit', (event) => { event.preventDefault(); heard.push('submit') })
  </script>`
  const body = `<form id="aspnet">${widgets.map(({ code }) => code).join('')}</form>${keys}`
  await open({ headers: { 'content-security-policy': policy }, body }, page)
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  for (const visitor of visitors) await visitor.begin()
  for (const visitor of visitors) await visitor.fillIn()
  for (const { send, thanks } of visitors) {
    await expect(send).toHaveCSS('background-color', 'rgb(204, 54, 22)')
    await send.click()
    await expect(thanks).toBeFocused()
  }
  for (const { widgetId } of widgets) {
    const seen = [{ page: page.url(), faults: ['HEIGHT_MISSING'] }]
    const stored = { views: 1, entrances: 1, leads: 1, sightings: seen }
    await expect.poll(() => storedOf(owner, widgetId)).toMatchObject(stored)
  }
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([])
  expect(complaints.filter((text) => !text.startsWith('Applying inline style'))).toEqual([])
})

test('a policy that trusts only what its own scripts bring in lets everything in', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  const policy = "script-src 'nonce-own' 'strict-dynamic'; base-uri 'none'; object-src 'none'"
  const body = widgets.map(({ code }) => code.replace('<script ', '<script nonce="own" ')).join('')
  await open({ headers: { 'content-security-policy': policy }, body })
  for (const widget of widgets) await visitorAt(page, widget).begin()
  for (const { widgetId } of widgets) await expect.poll(() => storedOf(owner, widgetId)).toMatchObject({ views: 1 })
})
