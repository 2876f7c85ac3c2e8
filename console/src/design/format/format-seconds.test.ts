import { expect, test } from 'vitest'
import { formatSeconds } from './format-seconds.ts'

test.for([
  [0, '0 s'],
  [0.84, '0.8 s'],
  [9.96, '10 s'],
  [59.6, '1 min'],
  [125, '2 min 5 s'],
] as const)('%d seconds read %s', ([seconds, text]) => {
  expect(formatSeconds(seconds)).toBe(text)
})
