import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { postToWebhook } from './post-to-webhook.ts'

const signal = new AbortController().signal
const request = {
  headers: { 'Content-Type': 'application/json' },
  body: '{"id":"1"}',
  policy: 'anywhere',
  signal,
} as const

let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeEach(async () => {
  receiver = await startReceiver()
  return () => receiver.close()
})

describe('a receiver', () => {
  test('that responds has its response recorded', async () => {
    receiver.respondWith((response) => response.writeHead(201).end('ok'))
    const response = await postToWebhook({ ...request, url: `${receiver.origin}/in?key=1` })
    expect(response).toMatchObject({ status: 201, body: 'ok', error: null })
    expect(response.tookMs).toBeGreaterThanOrEqual(0)
    expect(receiver.requests).toMatchObject([{ path: '/in?key=1', body: request.body }])
  })

  test('that redirects is not followed', async () => {
    receiver.respondWith((response) => response.writeHead(302, { location: '/elsewhere' }).end())
    const response = await postToWebhook({ ...request, url: receiver.origin })
    expect(response).toMatchObject({
      status: 302,
      error: 'Received status 302. Redirects are not followed: /elsewhere',
    })
    expect(receiver.requests).toHaveLength(1)
  })

  test('that does not respond times out', async () => {
    receiver.respondWith(() => {})
    const response = await postToWebhook({ ...request, url: receiver.origin, timeoutMs: 50 })
    expect(response).toMatchObject({ status: null, body: null, error: 'No response within 0.05 seconds' })
  })

  test('that sends its status and then stalls has succeeded', async () => {
    receiver.respondWith((response) => response.writeHead(200).write('so far'))
    const response = await postToWebhook({ ...request, url: receiver.origin, timeoutMs: 200 })
    expect(response).toMatchObject({ status: 200, body: 'so far', error: null })
  })

  test('that sends a long body is recorded up to two kilobytes, without half characters', async () => {
    receiver.respondWith((response) => response.end(`é\0${'é'.repeat(5_000_000)}`))
    const { status, body } = await postToWebhook({ ...request, url: receiver.origin })
    expect(status).toBe(200)
    expect(body).toBe(`é\ufffd${'é'.repeat(1022)}`)
  })

  test('that hangs up or is offline gets a readable error', async () => {
    receiver.respondWith((response) => response.destroy())
    const hungUp = await postToWebhook({ ...request, url: receiver.origin })
    expect(hungUp.error).toBe('The connection was closed before a response arrived')
    receiver.close()
    const absent = await postToWebhook({ ...request, url: receiver.origin })
    expect(absent.error).toBe('The connection was refused')
  })
})

describe('a private address', () => {
  test.for([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://localhost',
    'http://169.254.169.254/latest/meta-data',
  ])('is not called: %s', async (url) => {
    const response = await postToWebhook({ ...request, url, policy: 'public' })
    expect(response).toMatchObject({ status: null, error: expect.stringContaining('is not a public internet address') })
  })

  test('is not reachable through a custom port either', async () => {
    const response = await postToWebhook({ ...request, url: 'https://8.8.8.8:6379', policy: 'public' })
    expect(response.error).toBe('Port 6379 is not allowed. Use port 80 or 443.')
  })

  test('is not called if a host name resolves to it besides a public address', async () => {
    const resolver = resolvingTo('8.8.8.8', '10.0.0.1')
    const response = await postToWebhook({ ...request, url: 'http://crm.example/', policy: 'public', resolver })
    expect(response.error).toBe('crm.example is not a public internet address')
  })
})

test('the request goes to the checked address, even if the name resolves differently a moment later', async () => {
  const { port } = new URL(receiver.origin)
  const resolver = resolvingTo('127.0.0.1')
  const response = await postToWebhook({ ...request, url: `http://crm.example:${port}/`, resolver })
  expect(response.status).toBe(200)
  expect(receiver.requests[0]?.headers.host).toBe(`crm.example:${port}`)
  expect(resolver.mock.calls).toEqual([['crm.example']])
})

test('a request in flight is aborted without a result when the process stops', async () => {
  const stopping = new AbortController()
  receiver.respondWith(() => stopping.abort(new Error('Stopping')))
  await expect(postToWebhook({ ...request, url: receiver.origin, signal: stopping.signal })).rejects.toThrow('Stopping')
})

/** A resolver that returns the same addresses for every host. */
const resolvingTo = (...addresses: string[]) => vi.fn(async () => addresses.map((address) => ({ address, family: 4 })))
