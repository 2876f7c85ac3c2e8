import { afterEach, expect, test, vi } from 'vitest'
import { detectLanguage } from './detect-language.ts'

afterEach(() => vi.unstubAllGlobals())

const elementInside = (lang: string | undefined) =>
  ({ closest: () => (lang === undefined ? null : { lang }) }) as unknown as HTMLElement

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES', 'es'],
  ['en', 'en'],
  ['est', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('lang="%s" selects %s', (lang, language) => {
  expect(detectLanguage(elementInside(lang))).toBe(language)
})

test('inside another shadow root the language of the page applies', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  expect(detectLanguage(elementInside(undefined))).toBe('es')
})
