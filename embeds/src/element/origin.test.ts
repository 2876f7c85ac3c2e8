import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class HTMLScriptElement {
  src: string
  constructor(src: string) {
    this.src = src
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** Where an element asks, whose script is from one place and whose link leads to another. */
async function originFrom(script: string, link?: string) {
  vi.stubGlobal('HTMLScriptElement', HTMLScriptElement)
  vi.stubGlobal('document', { currentScript: script ? new HTMLScriptElement(script) : null })
  const { originFor } = await import('./origin.ts')
  return originFor({ querySelector: () => link && { href: link } } as unknown as HTMLElement)
}

const link = 'https://gable.example/f/018bb2c0-1e00-7000-8c00-0000000000a1'

test.each(['search-widget.js', 'search-widget-1A2B3C4D.js', 'search-widget.js?widget=1'])(
  'an element asks where its script %s is from',
  async (file) => {
    expect(await originFrom(`https://gable.example/embed/${file}`, 'https://agency.example/f/x')).toBe(
      'https://gable.example',
    )
  },
)

test.each(['', 'https://agency.example/cache/min/all.js', 'https://agency.example/cache/embed/search-widget.js'])(
  'moved to "%s" by the page it asks where its link leads',
  async (script) => {
    expect(await originFrom(script, link)).toBe('https://gable.example')
  },
)

test('where nothing tells, it does not ask', async () => {
  expect(await originFrom('', 'https://agency.example/contact')).toBe('')
  expect(await originFrom('')).toBe('')
})
