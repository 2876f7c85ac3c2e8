import { expect, test } from 'vitest'
import { getTrackingCodeWarning, runsSomething } from './tracking-code-warning.ts'

test('a complete snippet, or none, gives no warning', () => {
  for (const code of [
    '',
    '<script async src="https://stats.example/s.js"></script><script>count()</script>',
    '<img src="https://stats.example/p.gif" alt="">',
  ])
    expect([code, getTrackingCodeWarning(code)]).toEqual([code, undefined])
})

test('an incomplete snippet and http:// URLs give a warning', () => {
  expect(getTrackingCodeWarning('<script>count(')).toContain('not closed')
  expect(getTrackingCodeWarning('<script>a()</script><SCRIPT>b()')).toContain('not closed')
  expect(getTrackingCodeWarning(`<script src='http://stats.example/s.js'></script>`)).toContain('https://')
})

test.each([
  ['<script>count()</script>', true],
  ['<!-- Stats --><IMG src="https://stats.example/p.gif">', true],
  ['<noscript><iframe src="https://stats.example/n.html"></iframe></noscript>', true],
  ['hello', false],
  ['G-ABC1234', false],
  ['<b>hello</b>', false],
  ['<!-- <script>count()</script> -->', false],
  ['', false],
])('%s runs something: %s', (code, expected) => {
  expect(runsSomething(code)).toBe(expected)
})
