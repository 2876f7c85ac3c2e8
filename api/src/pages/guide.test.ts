import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { elementEvents, elementParts, elementProperties } from '@gable/shared/widgets/element-api.ts'
import { siteProblems } from '@gable/shared/widgets/installations.ts'
import { expect } from 'vitest'
import { test } from '../testing/world.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

test("the guide is a static page that uses this server's own URL", async ({ world }) => {
  const { statusCode, headers, body } = await world.anonymous.send('GET', '/embed/guide')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(headers).not.toHaveProperty('set-cookie')
  expect(body).toContain('<h1>Put a widget on your website</h1>')
  expect(body).not.toMatch(/<script|<style|<[a-z][^>]* (style|on\w+)=/)
  expect(body).toContain(escapeHtml('<script async src="http://localhost:4000/embed/search-widget.js"></script>'))
  expect(body).toContain('script-src http://localhost:4000; connect-src http://localhost:4000<')
})

test('the guide lists every property, part, event and known problem, and its links work', async ({ world }) => {
  const { body } = await world.anonymous.send('GET', '/embed/guide')
  for (const { name } of elementProperties) expect(body).toContain(`<code>${name}</code>`)
  for (const { name } of elementParts) expect(body).toContain(`<code>::part(${name})</code>`)
  for (const { name, detail } of elementEvents) {
    expect(body).toContain(`<code>gable:${name}</code>`)
    expect(body).toContain(escapeHtml(detail))
  }
  for (const fault of siteProblems) expect(body).toContain(`id="${fault}"`)
  const anchors = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(anchors.length).toBeGreaterThan(9)
  for (const id of anchors) expect(body).toContain(`id="${id}"`)
})

test('the guide is smaller than 10 kB, and a browser that has it gets a 304', async ({ world }) => {
  const headers = { 'accept-encoding': 'gzip, br' }
  const response = await world.anonymous.send('GET', '/embed/guide', undefined, headers)
  expect(response.headers['content-encoding']).toBe('br')
  expect(response.rawPayload.length).toBeLessThan(10_000)
  expect(String(brotliDecompressSync(response.rawPayload))).toContain('Put a widget on your website')
  const again = await world.anonymous.send('GET', '/embed/guide', undefined, {
    ...headers,
    'if-none-match': String(response.headers.etag),
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('any website can download the TypeScript types of the elements', async ({ world }) => {
  const { statusCode, headers, body } = await world.anonymous.send('GET', '/embed/types.d.ts')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/typescript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('max-age=300'),
  })
  expect(body).toContain("'affordability-calculator-widget': HTMLElement")
  expect(body).toContain('success: { submissionId: string }')
  const again = await world.anonymous.send('GET', '/embed/types.d.ts', undefined, {
    'if-none-match': String(headers.etag),
  })
  expect(again.statusCode).toBe(304)
  expect(brotliCompressSync(body).length).toBeLessThan(2000)
})
