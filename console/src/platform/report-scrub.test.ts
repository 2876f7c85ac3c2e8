import { expect, test } from 'vitest'
import { withoutQueries } from './report-scrub.ts'

test('a report keeps where something happened, and loses tokens and searches', () => {
  const event = withoutQueries({
    message: 'It broke',
    request: { url: 'https://gable.test/auth/magic-link?link_token=secret#x', query_string: 'link_token=secret' },
    breadcrumbs: [
      { data: { from: '/auth/magic-link?link_token=secret', to: '/a/1/contacts?search=ann' } },
      { data: { url: '/api/agent/contacts?search=ann', status_code: 500 } },
      {},
    ],
  })
  expect(event).toEqual({
    message: 'It broke',
    request: { url: 'https://gable.test/auth/magic-link' },
    breadcrumbs: [
      { data: { from: '/auth/magic-link', to: '/a/1/contacts' } },
      { data: { url: '/api/agent/contacts', status_code: 500 } },
      {},
    ],
  })
})

test('a report without an address stays as it is', () => {
  expect(withoutQueries({ request: {} })).toEqual({ request: {} })
  expect(withoutQueries({})).toEqual({})
})
