import { expect, test } from 'vitest'
import { doubtAbout } from './doubtful-code.ts'

test('a whole snippet, or nothing, leaves no doubt', () => {
  for (const code of [
    '',
    '  ',
    '<script async src="https://stats.example/s.js"></script><script>count()</script>',
    '<img src="https://stats.example/p.gif" alt="">',
    '<!-- nothing yet -->',
  ])
    expect([code, doubtAbout(code)]).toEqual([code, undefined])
})

test('an id or the half of a snippet, and what browsers refuse to load, do', () => {
  expect(doubtAbout('G-ABC1234')).toContain('no tag')
  expect(doubtAbout('<script>count(')).toContain('not closed')
  expect(doubtAbout('<script>a()</script><SCRIPT>b()')).toContain('not closed')
  expect(doubtAbout(`<script src='http://stats.example/s.js'></script>`)).toContain('https://')
})
