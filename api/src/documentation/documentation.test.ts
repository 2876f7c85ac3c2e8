import { contract } from '@gable/shared/contract.ts'
import { expect } from 'vitest'
import { test } from '../testing/world.ts'

test('the documentation lists every endpoint with its permission and errors', async ({ world }) => {
  const { paths } = (await world.anonymous.send('GET', '/api/openapi.json')).json()
  const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(Object.keys(contract).sort())
  expect(paths['/agent/preferences'].put).toMatchObject({
    'x-allow': 'member',
    parameters: [{ name: 'X-Account-Id', in: 'header', required: true }],
    responses: { 401: {}, 403: {}, 422: {} },
  })
})

test('the documentation page needs no script', async ({ world }) => {
  const page = await world.anonymous.send('GET', '/api/docs')
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  expect(page.body).toContain('<code>/api/auth/magic-link/verify</code>')
  expect(page.body).not.toContain('<script')
})
