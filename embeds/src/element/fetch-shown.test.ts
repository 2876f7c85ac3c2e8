import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from './fetch-shown.ts'

const address = 'https://gable.example/api/public/widgets/one?lang=en'
let violated: ((event: object) => void)[] = []

beforeEach(() => {
  violated = []
  vi.stubGlobal('location', { href: 'https://agency.example/' })
  vi.stubGlobal('document', { addEventListener: (_: string, told: () => void) => violated.push(told) })
})
afterEach(() => vi.unstubAllGlobals())

const shown = { widgetId: 'one' }
const ok = () => Response.json(shown)
const status = (status: number) => () => new Response('', { status })
const away = () => {
  throw new TypeError('Failed to fetch')
}

/** Asks of a product that answers like this, one answer after the other. */
async function answered(...answers: (() => Response)[]) {
  const tries: number[] = []
  const answer = ask(address, {
    onForbidden: () => {},
    fetch: async () => (answers.shift() ?? ok)(),
    moment: async (count) => tries.push(count),
  })
  return { answer: await answer, tries }
}

test('a widget is asked for once where it is there', async () => {
  expect(await answered(ok)).toEqual({ answer: shown, tries: [] })
})

test.each([404, 410])('after %i there is nothing to show', async (code) => {
  expect(await answered(status(code))).toEqual({ answer: null, tries: [] })
})

test.each([
  ['a product that is busy', [status(503), status(429)]],
  ['a network that is away', [away, away]],
  ['somebody in between who refuses', [status(403), status(407)]],
  ['an answer that is none', [() => new Response('<html>'), () => new Response('<html>')]],
])('%s is asked again', async (_, answers) => {
  expect(await answered(...answers, ok)).toEqual({ answer: shown, tries: [0, 1] })
})

test('a page whose policy refuses the call is told of once, and not asked again', async () => {
  const onForbidden = vi.fn()
  const fetch = vi.fn(async () => {
    const violation = { blockedURI: address, disposition: 'enforce', effectiveDirective: 'connect-src' }
    for (const told of [...violated, ...violated]) told(violation)
    return away()
  })
  const answer = ask(address, { onForbidden, fetch, moment: async () => {} })
  const later = new Promise((resolve) => setTimeout(resolve, 5, 'still waiting'))
  expect(await Promise.race([answer, later])).toBe('still waiting')
  expect(fetch).toHaveBeenCalledOnce()
  expect(onForbidden).toHaveBeenCalledOnce()
})
