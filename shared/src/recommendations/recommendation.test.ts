import { expect, test } from 'vitest'
import { NewRecommendation } from './recommendation.ts'

const isAccepted = (words: string) =>
  NewRecommendation.safeParse({ name: 'Jo Park', email: 'jo@example.com', words }).success

test('a personal message may contain anything except web addresses', () => {
  expect(isAccepted('')).toBe(true)
  expect(isAccepted('Hi Jo. It saves me an hour a day, e.g. on leads. Try it!')).toBe(true)
  for (const words of ['See http://evil.example', 'on www.evil.example', 'visit cheap-pills.com today'])
    expect([words, isAccepted(words)]).toEqual([words, false])
})
