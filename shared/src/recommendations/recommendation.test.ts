import { expect, test } from 'vitest'
import { NewRecommendation } from './recommendation.ts'

const said = (words: string) => NewRecommendation.safeParse({ name: 'Jo Park', email: 'jo@example.com', words }).success

test('own words may say anything but where to go', () => {
  expect(said('')).toBe(true)
  expect(said('Hi Jo. It saves me an hour a day, e.g. on leads. Try it!')).toBe(true)
  for (const words of ['See http://evil.example', 'on www.evil.example', 'visit cheap-pills.com today'])
    expect([words, said(words)]).toEqual([words, false])
})
