import { readFile } from 'node:fs/promises'
import { verifyExample } from '@gable/shared/webhooks/verify-example.ts'
import { expect, test } from 'vitest'
import { newSecret, signatureOf } from './signature.ts'

const body = '{"id":"1","type":"lead.created"}'

test('what is signed is accepted by the example that receivers are given, and nothing else is', async () => {
  const example = `data:text/javascript,${encodeURIComponent(verifyExample)}`
  const { isFromGable } = (await import(example)) as {
    isFromGable(headers: Record<string, string>, body: string, secret: string): boolean
  }
  const [secret, now] = [newSecret(), Math.floor(Date.now() / 1000)]
  const signedAt = (time: number, by = secret) => ({
    'gable-timestamp': String(time),
    'gable-signature': signatureOf(by, time, body),
  })
  expect(isFromGable(signedAt(now), body, secret)).toBe(true)
  expect(isFromGable(signedAt(now), `${body} `, secret)).toBe(false)
  expect(isFromGable(signedAt(now, newSecret()), body, secret)).toBe(false)
  expect(isFromGable({ ...signedAt(now), 'gable-timestamp': String(now + 1) }, body, secret)).toBe(false)
  expect(isFromGable(signedAt(now - 3600), body, secret)).toBe(false)
  expect(isFromGable({}, body, secret)).toBe(false)
})

test('the README gives the same example', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(verifyExample)
})
