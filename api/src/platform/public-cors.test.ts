import { expect } from 'vitest'
import { test } from '../testing/world.ts'

const website = { origin: 'https://blog.example' }

/** The headers of the reply that concern other websites. */
const pickCorsHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(access-control-|cross-origin-resource-policy$|vary$)/.test(name)),
  )

const forAnyWebsite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

test.for([
  ['GET', '/api/public/addresses?q=12', 200],
  ['POST', '/api/public/submissions', 400],
  ['GET', '/api/public/nothing', 404],
  ['POST', '/api/public/nothing', 404],
  ['DELETE', '/api/public/submissions', 404],
] as const)(
  'any website may read the reply to %s %s, without credentials',
  async ([method, url, status], { world }) => {
    const { statusCode, headers } = await world.anonymous.send(
      method,
      url,
      method === 'POST' ? '{' : undefined,
      website,
    )
    expect(statusCode).toBe(status)
    expect(pickCorsHeaders(headers)).toEqual(forAnyWebsite)
  },
)

test.for([
  ['a preflight', { ...website, 'access-control-request-method': 'POST' }],
  ['a preflight that asks for more', { ...website, 'access-control-request-headers': 'authorization' }],
  ['a request for options without an origin', {}],
] as const)('%s is answered with what any website may send', async ([, headers], { world }) => {
  const response = await world.anonymous.send('OPTIONS', '/api/public/submissions', undefined, headers)
  expect(response.statusCode).toBe(204)
  expect(response.body).toBe('')
  expect(pickCorsHeaders(response.headers)).toEqual({
    ...forAnyWebsite,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
  })
})

test.for([
  ['OPTIONS', '/api/contacts', 404],
  ['OPTIONS', '/api/auth/login', 404],
  ['OPTIONS', '/embed/types.d.ts', 404],
  ['GET', '/api/agent/leads/board', 401],
  ['GET', '/api/publicity', 404],
  ['POST', '/api/auth/login', 403],
] as const)('no other website gets leave to read the reply to %s %s', async ([method, url, status], { world }) => {
  const preflight = method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}
  const { statusCode, headers } = await world.anonymous.send(method, url, undefined, { ...website, ...preflight })
  expect(statusCode).toBe(status)
  expect(pickCorsHeaders(headers)).toEqual({ 'cross-origin-resource-policy': 'same-origin' })
})
