import { expect, test } from 'vitest'
import { formatClickIds, getClickIds, parseClickIds } from './click-ids.ts'

test('click ids are read from the URL of the page, and other parameters are not', () => {
  const ids = getClickIds('https://homes.example/lp/1?gclid=Cj0K-a_b.c&utm_source=x&li_fat_id=11-22&address=12+Oak')
  expect(ids).toEqual({ gclid: 'Cj0K-a_b.c', li_fat_id: '11-22' })
  expect(formatClickIds(ids)).toBe('gclid=Cj0K-a_b.c; li_fat_id=11-22')
})

test.for(['', '?gclid=', '?gclid=%3Cscript%3E', `?fbclid=${'x'.repeat(501)}`, '?ttclid=a%00b'])(
  'nothing is read from %j',
  (query) => {
    expect(parseClickIds(query)).toEqual({})
  },
)

test('a page without a URL has no click ids', () => {
  for (const page of [null, 'homes', 'https://homes.example/']) expect(getClickIds(page)).toEqual({})
})
