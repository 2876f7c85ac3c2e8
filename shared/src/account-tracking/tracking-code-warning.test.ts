import { expect, test } from 'vitest'
import { getTrackingCodeWarning } from './tracking-code-warning.ts'

test('a complete snippet, or none, gives no warning', () => {
  for (const code of [
    '',
    '  ',
    '<script async src="https://stats.example/s.js"></script><script>count()</script>',
    '<img src="https://stats.example/p.gif" alt="">',
    '<!-- nothing yet -->',
  ])
    expect([code, getTrackingCodeWarning(code)]).toEqual([code, undefined])
})

test('an ID, an incomplete snippet and http:// URLs give a warning', () => {
  expect(getTrackingCodeWarning('G-ABC1234')).toContain('no HTML tag')
  expect(getTrackingCodeWarning('<script>count(')).toContain('not closed')
  expect(getTrackingCodeWarning('<script>a()</script><SCRIPT>b()')).toContain('not closed')
  expect(getTrackingCodeWarning(`<script src='http://stats.example/s.js'></script>`)).toContain('https://')
})
