import { expect } from 'vitest'
import { test } from '../testing/world.ts'

const many = Array.from({ length: 40 }, (_, n) => n)

test('many guesses of a password at once are limited without keeping other requests waiting', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const responses = await Promise.all(
    many.map(() => owner.send('POST', '/api/session/confirmation', { method: 'password', password: 'wrong-password' })),
  )
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(32)
  expect(statuses.every((status) => status < 500)).toBe(true)
})

test('many invitations at once are limited without keeping other requests waiting', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  const responses = await Promise.all(
    [...many, ...many].map((n) =>
      owner.send('POST', '/api/agent/team/invitations', { emails: [`guest${n}@example.com`], role: 'AGENT' }),
    ),
  )
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  expect(statuses.every((status) => status < 500)).toBe(true)
})
