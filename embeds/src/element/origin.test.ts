import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class HTMLScriptElement {
  src: string
  constructor(src: string) {
    this.src = src
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function findOriginWith(script: string, link?: string) {
  vi.stubGlobal('HTMLScriptElement', HTMLScriptElement)
  vi.stubGlobal('document', { currentScript: script ? new HTMLScriptElement(script) : null })
  const { findOrigin } = await import('./origin.ts')
  return findOrigin({ querySelector: () => link && { href: link } } as unknown as HTMLElement)
}

const link = 'https://gable.example/f/018bb2c0-1e00-7000-8c00-0000000000a1'

test.each(['search-widget.js', 'search-widget-1A2B3C4D.js', 'search-widget.js?widget=1'])(
  'an element calls the origin of its script %s',
  async (file) => {
    expect(await findOriginWith(`https://gable.example/embed/${file}`, 'https://agency.example/f/x')).toBe(
      'https://gable.example',
    )
  },
)

test.each(['', 'https://agency.example/cache/min/all.js', 'https://agency.example/cache/embed/search-widget.js'])(
  'when the page moved the script to "%s", the element calls the origin of its fallback link',
  async (script) => {
    expect(await findOriginWith(script, link)).toBe('https://gable.example')
  },
)

test('without a known script or link there is no origin', async () => {
  expect(await findOriginWith('', 'https://agency.example/contact')).toBe('')
  expect(await findOriginWith('')).toBe('')
})
