import { beforeEach, expect, test, vi } from 'vitest'
import { openLiveStream } from './live-stream.ts'

class FakeEventSource {
  static readonly CLOSED = 2
  static instances: FakeEventSource[] = []
  readyState = 0
  onopen: () => void = () => {}
  onerror: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeEventSource.instances.push(this)
  }

  close() {
    this.readyState = FakeEventSource.CLOSED
  }

  fail() {
    this.close()
    this.onerror()
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

function setVisibility(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

const latest = () => FakeEventSource.instances.at(-1) as FakeEventSource

beforeEach(() => {
  vi.useFakeTimers()
  FakeEventSource.instances = []
  page.visibilityState = 'visible'
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('document', page)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const createHandlers = () => ({ onMessage: vi.fn(), onGap: vi.fn(), onRefused: vi.fn() })

test('valid messages reach the handler and malformed ones are ignored', () => {
  const handlers = createHandlers()
  const { onMessage, onGap } = handlers
  const close = openLiveStream('a1', handlers)
  expect(latest().url).toMatch(/^\/api\/agent\/live\?account=a1&age=\d+$/)
  latest().onopen()
  latest().onmessage({ data: '{"kind":"credits","balance":5}' })
  latest().onmessage({ data: 'nonsense' })
  latest().onmessage({ data: 'null' })
  expect(onMessage.mock.calls).toEqual([[{ kind: 'credits', balance: 5 }]])
  expect(onGap).not.toHaveBeenCalled()
  close()
})

test('a resync and every reconnect report a gap', () => {
  const handlers = createHandlers()
  const { onMessage, onGap } = handlers
  const close = openLiveStream('a1', handlers)
  latest().onopen()
  latest().onmessage({ data: '{"kind":"resync"}' })
  expect(onGap).toHaveBeenCalledTimes(1)
  latest().onopen()
  expect(onGap).toHaveBeenCalledTimes(2)
  expect(onMessage).not.toHaveBeenCalled()
  close()
})

test('a rejected stream is reported and retried with growing delays', () => {
  const { onMessage, onGap, onRefused } = createHandlers()
  const close = openLiveStream('a1', { onMessage, onGap, onRefused })
  for (const [failures, maxDelay] of [1000, 2000, 4000, 8000].entries()) {
    expect(FakeEventSource.instances).toHaveLength(failures + 1)
    latest().fail()
    expect(onRefused).toHaveBeenCalledTimes(failures + 1)
    vi.advanceTimersByTime(maxDelay / 2 - 1)
    expect(FakeEventSource.instances).toHaveLength(failures + 1)
    vi.advanceTimersByTime(maxDelay * 1.5)
  }
  latest().onopen()
  expect(onGap).toHaveBeenCalledTimes(1)
  close()
})

test('a hidden tab closes its connection and catches up when it is visible again', () => {
  const handlers = createHandlers()
  const { onGap } = handlers
  const close = openLiveStream('a1', handlers)
  latest().onopen()
  setVisibility('hidden')
  expect(latest().readyState).toBe(FakeEventSource.CLOSED)
  setVisibility('visible')
  expect(FakeEventSource.instances).toHaveLength(2)
  latest().onopen()
  expect(onGap).toHaveBeenCalledTimes(1)
  close()
})

test('a tab opened in the background connects once it is visible and reports a gap', () => {
  page.visibilityState = 'hidden'
  const handlers = createHandlers()
  const { onGap } = handlers
  const close = openLiveStream('a1', handlers)
  expect(FakeEventSource.instances).toHaveLength(0)
  setVisibility('visible')
  expect(FakeEventSource.instances).toHaveLength(1)
  latest().onopen()
  expect(onGap).toHaveBeenCalledTimes(1)
  close()
})

test('a closed stream does not reconnect', () => {
  const close = openLiveStream('a1', createHandlers())
  latest().fail()
  close()
  vi.advanceTimersByTime(60_000)
  setVisibility('visible')
  expect(FakeEventSource.instances).toHaveLength(1)
})
