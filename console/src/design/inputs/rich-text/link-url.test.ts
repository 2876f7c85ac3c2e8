import { expect, test } from 'vitest'
import { toLinkUrl } from './link-url.ts'

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['example.com', 'https://example.com'],
  ['www.example.com/homes', 'https://www.example.com/homes'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['(207) 555-0134', 'tel:2075550134'],
  ['+1 207 555 0134', 'tel:+12075550134'],
  ['tel:+12075550134', 'tel:+12075550134'],
])('“%s” links to %s', (text, address) => {
  expect(toLinkUrl(text)).toBe(address)
})

test.each(['', 'hello', 'two words', 'javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
  '“%s” is not a link',
  (text) => {
    expect(toLinkUrl(text)).toBeUndefined()
  },
)
