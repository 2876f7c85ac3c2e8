import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openReceiver } from '../testing/receiver.ts'
import { post } from './post.ts'

const signal = new AbortController().signal
const call = { headers: { 'Content-Type': 'application/json' }, body: '{"id":"1"}', reach: 'anywhere', signal } as const

let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeEach(async () => {
  receiver = await openReceiver()
  return () => receiver.close()
})

describe('a receiver', () => {
  test('that answers is quoted', async () => {
    receiver.answers((response) => response.writeHead(201).end('kept'))
    const answer = await post({ ...call, url: `${receiver.origin}/in?key=1` })
    expect(answer).toMatchObject({ status: 201, body: 'kept', error: null })
    expect(answer.tookMs).toBeGreaterThanOrEqual(0)
    expect(receiver.heard).toMatchObject([{ path: '/in?key=1', body: call.body }])
  })

  test('that redirects is not followed', async () => {
    receiver.answers((response) => response.writeHead(302, { location: '/elsewhere' }).end())
    const answer = await post({ ...call, url: receiver.origin })
    expect(answer).toMatchObject({ status: 302, error: 'It answered 302. Redirects are not followed: /elsewhere' })
    expect(receiver.heard).toHaveLength(1)
  })

  test('that says nothing is given up', async () => {
    receiver.answers(() => {})
    const answer = await post({ ...call, url: receiver.origin, patience: 50 })
    expect(answer).toMatchObject({ status: null, body: null, error: 'No answer within 0.05 seconds' })
  })

  test('that says yes and then dawdles has said yes', async () => {
    receiver.answers((response) => response.writeHead(200).write('so far'))
    const answer = await post({ ...call, url: receiver.origin, patience: 200 })
    expect(answer).toMatchObject({ status: 200, body: 'so far', error: null })
  })

  test('that goes on and on is quoted as far as two kilobytes, and no letter is cut in half', async () => {
    receiver.answers((response) => response.end(`é\0${'é'.repeat(5_000_000)}`))
    const { status, body } = await post({ ...call, url: receiver.origin })
    expect(status).toBe(200)
    expect(body).toBe(`é\ufffd${'é'.repeat(1022)}`)
  })

  test('that hangs up, or is not there, is told of in words', async () => {
    receiver.answers((response) => response.destroy())
    const hungUp = await post({ ...call, url: receiver.origin })
    expect(hungUp.error).toBe('The connection was closed before there was an answer')
    receiver.close()
    const absent = await post({ ...call, url: receiver.origin })
    expect(absent.error).toBe('The connection was refused')
  })
})

describe('an address that is not public', () => {
  test.for([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://localhost',
    'http://169.254.169.254/latest/meta-data',
  ])('is not called: %s', async (url) => {
    const answer = await post({ ...call, url, reach: 'public' })
    expect(answer).toMatchObject({ status: null, error: expect.stringContaining('is not on the open internet') })
  })

  test('is not called under a port of its own either', async () => {
    const answer = await post({ ...call, url: 'https://8.8.8.8:6379', reach: 'public' })
    expect(answer.error).toBe('Port 6379 is not called, only 80 and 443')
  })

  test('is not called when a name leads there beside a public one', async () => {
    const names = leadsTo('8.8.8.8', '10.0.0.1')
    const answer = await post({ ...call, url: 'http://crm.example/', reach: 'public', names })
    expect(answer.error).toBe('crm.example is not on the open internet')
  })
})

test('what is called is the address that was checked, whatever the name leads to a moment later', async () => {
  const { port } = new URL(receiver.origin)
  const names = leadsTo('127.0.0.1')
  const answer = await post({ ...call, url: `http://crm.example:${port}/`, names })
  expect(answer.status).toBe(200)
  expect(receiver.heard[0]?.headers.host).toBe(`crm.example:${port}`)
  expect(names.mock.calls).toEqual([['crm.example']])
})

test('a call that is under way ends when the process is about to stop, without an answer to keep', async () => {
  const stopping = new AbortController()
  receiver.answers(() => stopping.abort(new Error('Stopping')))
  await expect(post({ ...call, url: receiver.origin, signal: stopping.signal })).rejects.toThrow('Stopping')
})

/** A name service that knows one name. */
const leadsTo = (...addresses: string[]) => vi.fn(async () => addresses.map((address) => ({ address, family: 4 })))
