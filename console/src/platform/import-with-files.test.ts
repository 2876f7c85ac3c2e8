import { afterEach, describe, expect, test, vi } from 'vitest'
import { importWithFiles, isConnectionFailure } from './import-with-files.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose network answers for these files. */
function openPage({ present = [] as string[] } = {}) {
  const answers = new Map<string, number>()
  const fetch = vi.fn(async (path: string) => {
    const status = answers.get(path) ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response('', { status })
  })
  const querySelector = (selector: string) => (present.some((path) => selector.includes(path)) ? {} : null)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', { querySelector })
  const importModule = vi.fn(async () => 'module')
  return { answers, fetch, importModule }
}

const offline = 0

describe('an import on demand', () => {
  test('begins when all its files are loaded', async () => {
    const { fetch, importModule } = openPage()
    fetch.mockImplementation(async () => {
      expect(importModule).not.toHaveBeenCalled()
      return new Response('')
    })
    expect(await importWithFiles(importModule, ['assets/one.js', 'assets/shared.js'])).toBe('module')
    expect(fetch.mock.calls.flat()).toEqual(['/assets/one.js', '/assets/shared.js'])
  })

  test('does not begin while a file cannot be loaded, and asks for that file again', async () => {
    const { answers, fetch, importModule } = openPage()
    answers.set('/assets/two.js', offline)
    const load = () => importWithFiles(importModule, ['assets/two.js', 'assets/two-shared.js'])
    const error = await load().catch((error) => error)
    expect(isConnectionFailure(error)).toBe(true)
    expect(importModule).not.toHaveBeenCalled()
    answers.set('/assets/two.js', 200)
    expect(await load()).toBe('module')
    expect(fetch.mock.calls.flat()).toEqual(['/assets/two.js', '/assets/two-shared.js', '/assets/two.js'])
  })

  test('of a file that a release removed is no failure of the connection', async () => {
    const { answers, importModule } = openPage()
    answers.set('/assets/three.js', 404)
    const error = await importWithFiles(importModule, ['assets/three.js']).catch((error) => error)
    expect(error).toBeInstanceOf(Error)
    expect(isConnectionFailure(error)).toBe(false)
  })

  test('does not load again what the page has', async () => {
    const { fetch, importModule } = openPage({ present: ['/assets/start.js'] })
    await importWithFiles(importModule, ['assets/start.js'])
    expect(fetch).not.toHaveBeenCalled()
  })
})
