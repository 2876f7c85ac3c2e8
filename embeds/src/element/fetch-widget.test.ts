import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithRetry } from './fetch-widget.ts'

const url = 'https://gable.example/api/public/widgets/one?lang=en'
let violationListeners: ((event: object) => void)[] = []

beforeEach(() => {
  violationListeners = []
  vi.stubGlobal('location', { href: 'https://agency.example/' })
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => violationListeners.push(listener),
  })
})
afterEach(() => vi.unstubAllGlobals())

const widget = { widgetId: 'one' }
const ok = () => Response.json(widget)
const status = (status: number) => () => new Response('', { status })
const networkError = () => {
  throw new TypeError('Failed to fetch')
}

/** Fetches from an API that gives these responses one after the other, then succeeds. */
async function fetchFrom(...responses: (() => Response)[]) {
  const tries: number[] = []
  const result = fetchWithRetry(url, {
    onBlocked: () => {},
    fetch: async () => (responses.shift() ?? ok)(),
    wait: async (count) => tries.push(count),
  })
  return { result: await result, tries }
}

test('an available widget is fetched once', async () => {
  expect(await fetchFrom(ok)).toEqual({ result: widget, tries: [] })
})

test.each([404, 410])('a %i means that there is no widget to show', async (code) => {
  expect(await fetchFrom(status(code))).toEqual({ result: null, tries: [] })
})

test.each([
  ['a busy API', [status(503), status(429)]],
  ['a network error', [networkError, networkError]],
  ['a refusal by a proxy', [status(403), status(407)]],
  ['a response that is not JSON', [() => new Response('<html>'), () => new Response('<html>')]],
])('%s is retried', async (_, responses) => {
  expect(await fetchFrom(...responses, ok)).toEqual({ result: widget, tries: [0, 1] })
})

test('a call that the page’s CSP blocks is reported once and not retried', async () => {
  const onBlocked = vi.fn()
  const fetch = vi.fn(async () => {
    const violation = { blockedURI: url, disposition: 'enforce', effectiveDirective: 'connect-src' }
    for (const listener of [...violationListeners, ...violationListeners]) listener(violation)
    return networkError()
  })
  const result = fetchWithRetry(url, { onBlocked, fetch, wait: async () => {} })
  const later = new Promise((resolve) => setTimeout(resolve, 5, 'still waiting'))
  expect(await Promise.race([result, later])).toBe('still waiting')
  expect(fetch).toHaveBeenCalledOnce()
  expect(onBlocked).toHaveBeenCalledOnce()
})
