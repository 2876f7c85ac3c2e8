import { expect, test } from 'vitest'
import { isColour, tidyColour } from './colour-text.ts'

test.each([
  ['#cc3616', '#CC3616'],
  ['cc3616', '#CC3616'],
  [' #0af ', '#00AAFF'],
  ['0AF', '#00AAFF'],
])('“%s” is the colour %s', (text, colour) => {
  expect(tidyColour(text)).toBe(colour)
  expect(isColour(tidyColour(text))).toBe(true)
})

test.each(['', 'red', '#12345', '#1234567', '#ggg'])('“%s” is no colour and stays as it is', (text) => {
  expect(tidyColour(text)).toBe(text)
  expect(isColour(text)).toBe(false)
})
