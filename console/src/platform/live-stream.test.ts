import { beforeEach, expect, test, vi } from 'vitest'
import { openLiveStream } from './live-stream.ts'

class Source {
  static readonly CLOSED = 2
  static opened: Source[] = []
  readyState = 0
  onopen: () => void = () => {}
  onerror: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  readonly address: string

  constructor(address: string) {
    this.address = address
    Source.opened.push(this)
  }

  close() {
    this.readyState = Source.CLOSED
  }

  refuse() {
    this.close()
    this.onerror()
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

function look(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

const latest = () => Source.opened.at(-1) as Source

beforeEach(() => {
  vi.useFakeTimers()
  Source.opened = []
  page.visibilityState = 'visible'
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('document', page)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const listener = () => ({ hear: vi.fn(), gap: vi.fn() })

test('news of the account is heard, and what is no news is not', () => {
  const { hear, gap } = listener()
  const close = openLiveStream('a1', { hear, gap })
  expect(latest().address).toBe('/api/agent/live?account=a1')
  latest().onopen()
  latest().onmessage({ data: '{"kind":"credits","balance":5}' })
  latest().onmessage({ data: 'nonsense' })
  latest().onmessage({ data: 'null' })
  expect(hear.mock.calls).toEqual([[{ kind: 'credits', balance: 5 }]])
  expect(gap).not.toHaveBeenCalled()
  close()
})

test('after a resync, and after every connection but the first, everything may have been missed', () => {
  const { hear, gap } = listener()
  const close = openLiveStream('a1', { hear, gap })
  latest().onopen()
  latest().onmessage({ data: '{"kind":"resync"}' })
  expect(gap).toHaveBeenCalledTimes(1)
  latest().onopen()
  expect(gap).toHaveBeenCalledTimes(2)
  expect(hear).not.toHaveBeenCalled()
  close()
})

test('a refused stream is asked for again, later and later', () => {
  const { hear, gap } = listener()
  const close = openLiveStream('a1', { hear, gap })
  for (const [failures, longest] of [1000, 2000, 4000, 8000].entries()) {
    expect(Source.opened).toHaveLength(failures + 1)
    latest().refuse()
    vi.advanceTimersByTime(longest / 2 - 1)
    expect(Source.opened).toHaveLength(failures + 1)
    vi.advanceTimersByTime(longest * 1.5)
  }
  latest().onopen()
  expect(gap).toHaveBeenCalledTimes(1)
  close()
})

test('a tab that nobody looks at holds no connection, and catches up when it is looked at', () => {
  const { hear, gap } = listener()
  const close = openLiveStream('a1', { hear, gap })
  latest().onopen()
  look('hidden')
  expect(latest().readyState).toBe(Source.CLOSED)
  look('visible')
  expect(Source.opened).toHaveLength(2)
  latest().onopen()
  expect(gap).toHaveBeenCalledTimes(1)
  close()
})

test('a tab that is opened in the background waits until it is looked at, and then reads again', () => {
  page.visibilityState = 'hidden'
  const { hear, gap } = listener()
  const close = openLiveStream('a1', { hear, gap })
  expect(Source.opened).toHaveLength(0)
  look('visible')
  expect(Source.opened).toHaveLength(1)
  latest().onopen()
  expect(gap).toHaveBeenCalledTimes(1)
  close()
})

test('a closed stream stays closed', () => {
  const close = openLiveStream('a1', listener())
  latest().refuse()
  close()
  vi.advanceTimersByTime(60_000)
  look('visible')
  expect(Source.opened).toHaveLength(1)
})
