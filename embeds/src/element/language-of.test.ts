import { afterEach, expect, test, vi } from 'vitest'
import { languageOf } from './language-of.ts'

afterEach(() => vi.unstubAllGlobals())

const standingIn = (lang: string | undefined) =>
  ({ closest: () => (lang === undefined ? null : { lang }) }) as unknown as HTMLElement

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES', 'es'],
  ['en', 'en'],
  ['est', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('where it says "%s" a widget speaks %s', (lang, language) => {
  expect(languageOf(standingIn(lang))).toBe(language)
})

test('inside an element of somebody else’s it speaks as the page does', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  expect(languageOf(standingIn(undefined))).toBe('es')
})
