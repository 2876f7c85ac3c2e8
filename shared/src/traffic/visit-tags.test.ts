import { expect, test } from 'vitest'
import { parseVisitTags, replaceVisitTags } from './visit-tags.ts'

test('the tags of a page are its campaign and its click, and nothing else', () => {
  const page = 'https://pages.example/lp/sell?utm_source=card&utm_campaign=Spring%20list&gclid=Cj0-x&lang=es&utm_id=7'
  expect(parseVisitTags(page)).toEqual({ utm_source: 'card', utm_campaign: 'Spring list', gclid: 'Cj0-x' })
  expect(parseVisitTags('no address')).toEqual({})
})

test('a page takes over tags in place of its own, and keeps the rest of its address', () => {
  expect(replaceVisitTags('/lp/sell?lang=es&utm_medium=menu', { utm_source: 'card' })).toBe(
    '/lp/sell?lang=es&utm_source=card',
  )
  expect(replaceVisitTags('/lp/sell?gclid=x', {})).toBe('/lp/sell')
})
