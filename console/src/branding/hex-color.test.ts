import { expect, test } from 'vitest'
import { isHexColor, normalizeHexColor } from './hex-color.ts'

test.each([
  ['#cc3616', '#CC3616'],
  ['cc3616', '#CC3616'],
  [' #0af ', '#00AAFF'],
  ['0AF', '#00AAFF'],
])('“%s” becomes the color %s', (text, color) => {
  expect(normalizeHexColor(text)).toBe(color)
  expect(isHexColor(normalizeHexColor(text))).toBe(true)
})

test.each(['', 'red', '#12345', '#1234567', '#ggg'])('“%s” is not a color and is left unchanged', (text) => {
  expect(normalizeHexColor(text)).toBe(text)
  expect(isHexColor(text)).toBe(false)
})
