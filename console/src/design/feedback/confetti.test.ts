import { expect, test } from 'vitest'
import { confettiBase, confettiDelay, confettiDuration, getBurstSize } from './confetti.ts'

test('confetti starts 750 ms after a reward, lasts five seconds and thins out from 1000 particles a burst', () => {
  expect([confettiDelay, confettiDuration, confettiBase]).toEqual([750, 5000, 1000])
  expect([5000, 2500, 500, 0, -10].map(getBurstSize)).toEqual([1000, 500, 100, 0, 0])
})
