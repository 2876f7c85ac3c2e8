import { expect, test } from 'vitest'
import { removeQueryStrings } from './remove-query-strings.ts'

test('a report keeps its paths and loses tokens and search terms', () => {
  const report = removeQueryStrings({
    message: 'Is it broken? #1',
    request: {
      url: 'https://gable.test/auth/magic-link?link_token=secret#x',
      query_string: 'link_token=secret',
      headers: { Referer: 'https://gable.test/a/1/contacts?search=ann' },
    },
    breadcrumbs: [
      { data: { from: '/auth/magic-link?link_token=secret', to: '/a/1/contacts?search=ann' } },
      { data: { url: '/api/agent/contacts?search=ann', status_code: 500 } },
    ],
    spans: [{ description: 'GET /api/agent/contacts?search=ann', data: { 'http.query': '?search=ann', size: 3 } }],
  })
  expect(report).toEqual({
    message: 'Is it broken? #1',
    request: {
      url: 'https://gable.test/auth/magic-link',
      headers: { Referer: 'https://gable.test/a/1/contacts' },
    },
    breadcrumbs: [
      { data: { from: '/auth/magic-link', to: '/a/1/contacts' } },
      { data: { url: '/api/agent/contacts', status_code: 500 } },
    ],
    spans: [{ description: 'GET /api/agent/contacts', data: { size: 3 } }],
  })
})

test('a circular report is scrubbed', () => {
  const report: { url: string; self?: object } = { url: '/a/1?q=2' }
  report.self = report
  expect(removeQueryStrings(report).url).toBe('/a/1')
})
