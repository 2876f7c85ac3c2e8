import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { getRetryAfter, requestJson } from './request-json.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

async function serve(handler: RequestListener) {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const request = { policy: 'anywhere', signal: AbortSignal.timeout(10_000) } as const

describe('Calls to JSON APIs', () => {
  test('send JSON and read JSON', async () => {
    const url = await serve(async (incoming, answer) => {
      let body = ''
      for await (const chunk of incoming) body += chunk
      answer.setHeader('x-method', incoming.method ?? '').end(body)
    })
    const { status, headers, json } = await requestJson({ ...request, url, method: 'PUT', json: { name: 'Zoë' } })
    expect({ status, method: headers['x-method'], json }).toEqual({ status: 200, method: 'PUT', json: { name: 'Zoë' } })
  })

  test('take an answer in HTML as no JSON', async () => {
    const url = await serve((_, answer) => answer.writeHead(502).end('<h1>Bad gateway</h1>'))
    expect(await requestJson({ ...request, url })).toMatchObject({ status: 502, json: undefined })
  })

  test('fail if the answer is too long', async () => {
    const url = await serve((_, answer) => answer.end(JSON.stringify('x'.repeat(5000))))
    await expect(requestJson({ ...request, url, maxBytes: 1000 })).rejects.toThrow('too long')
  })

  test('fail if the answer breaks off', async () => {
    const url = await serve((_, answer) => {
      answer.writeHead(200, { 'content-length': '100' }).write('{"half":', () => answer.destroy())
    })
    await expect(requestJson({ ...request, url })).rejects.toThrow('broke off')
  })

  test('never reach a private address when only public ones are allowed', async () => {
    const url = 'http://169.254.169.254/latest/meta-data'
    await expect(requestJson({ ...request, url, policy: 'public' })).rejects.toThrow('not a public internet address')
  })
})

describe('Retry-After', () => {
  const now = new Date('2026-03-14T12:00:00Z')

  test.each([
    ['30', '2026-03-14T12:00:30.000Z'],
    ['Sat, 14 Mar 2026 12:05:00 GMT', '2026-03-14T12:05:00.000Z'],
    ['Sat, 14 Mar 2026 11:00:00 GMT', '2026-03-14T12:00:00.000Z'],
    ['99999999', '2026-03-15T12:00:00.000Z'],
  ])('%s means %s', (value, expected) => {
    expect(getRetryAfter({ 'retry-after': value }, now)?.toISOString()).toBe(expected)
  })

  test('says nothing if it is missing or unreadable', () => {
    expect(getRetryAfter({}, now)).toBeUndefined()
    expect(getRetryAfter({ 'retry-after': 'soon' }, now)).toBeUndefined()
  })
})
