import { expect, test } from 'vitest'
import { withTheme } from './email-document.ts'

test('the chosen theme decides which rules of an email apply', () => {
  const css = '@media (prefers-color-scheme: dark){a{b:c}}@media (prefers-color-scheme:light){d{e:f}}'
  expect(withTheme(css, 'dark')).toBe('@media (min-width:0){a{b:c}}@media (max-width:0){d{e:f}}')
  expect(withTheme(css, 'light')).toBe('@media (max-width:0){a{b:c}}@media (min-width:0){d{e:f}}')
})
