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

test('the documentation page describes every call without a script, and links to it', async ({ world }) => {
  const { headers, body } = await world.anonymous.send('GET', '/api/docs')
  expect(headers['content-type']).toMatch(/^text\/html/)
  const ids = [...body.matchAll(/<article id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(Object.keys(contract).length)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, target] of body.matchAll(/ href="#([^"]+)"/g)) expect(body, target).toContain(`id="${target}"`)
  expect(body.match(/<figcaption>curl/g)).toHaveLength(ids.length)
  expect(body.match(/<figcaption>TypeScript/g)).toHaveLength(ids.length)
})

test('the documentation page loads nothing from other hosts and runs no inline script', async ({ world }) => {
  const { headers, body } = await world.anonymous.send('GET', '/api/docs')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body).not.toMatch(/(src|href)="(https?:)?\/\//)
  expect(body).not.toMatch(/<script(?![^>]* src=)|<style|style="|onclick/)
  for (const [path, type] of [
    ['style.css', /^text\/css/],
    ['script.js', /^text\/javascript/],
  ] as const)
    expect((await world.anonymous.send('GET', `/api/docs/${path}`)).headers['content-type']).toMatch(type)
})
