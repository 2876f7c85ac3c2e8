import { expect, test } from 'vitest'
import { estimateCodeHeight } from './estimate-code-height.ts'

test('a short text takes the height of a line', () => {
  expect(estimateCodeHeight('<p>Open house on <b>Sunday</b> at two.</p>')).toBe(50)
})

test('paragraphs and long texts take more', () => {
  expect(estimateCodeHeight('<p>Open house</p><p>Sunday at two</p>')).toBe(84)
  expect(estimateCodeHeight(`<div>${'word '.repeat(40)}</div>`)).toBe(122)
})

test('code that draws more than text may be of any height', () => {
  for (const code of [
    '<img src="https://x.test/a.png">',
    '<script>draw()</script>',
    '<p style="height: 900px">Text</p>',
  ])
    expect(estimateCodeHeight(code)).toBe(240)
})
