import { readFile } from 'node:fs/promises'
import { verifyExample } from '@gable/shared/webhooks/verify-example.ts'
import { expect, test } from 'vitest'
import { createSecret, signPayload } from './signature.ts'

const body = '{"id":"1","type":"lead.created"}'

test('the documented example accepts our signatures and nothing else', async () => {
  const example = `data:text/javascript,${encodeURIComponent(verifyExample)}`
  const { isFromGable } = (await import(example)) as {
    isFromGable(headers: Record<string, string>, body: string, secret: string): boolean
  }
  const [secret, now] = [createSecret(), Math.floor(Date.now() / 1000)]
  const createHeaders = (time: number, by = secret) => ({
    'gable-timestamp': String(time),
    'gable-signature': signPayload(by, time, body),
  })
  expect(isFromGable(createHeaders(now), body, secret)).toBe(true)
  expect(isFromGable(createHeaders(now), `${body} `, secret)).toBe(false)
  expect(isFromGable(createHeaders(now, createSecret()), body, secret)).toBe(false)
  expect(isFromGable({ ...createHeaders(now), 'gable-timestamp': String(now + 1) }, body, secret)).toBe(false)
  expect(isFromGable(createHeaders(now - 3600), body, secret)).toBe(false)
  expect(isFromGable({}, body, secret)).toBe(false)
})

test('the README contains the same example', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(verifyExample)
})
