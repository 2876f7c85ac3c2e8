import cookie from '@fastify/cookie'
import type { EndpointTable } from '@gable/shared/http/endpoint.ts'
import Fastify from 'fastify'
import { describe, expect } from 'vitest'
import * as z from 'zod'
import { TestClient } from '../testing/test-client.ts'
import { test, type World } from '../testing/world.ts'
import type { Db } from './database.ts'
import { type Handlers, serve } from './serve.ts'
import { registerZod } from './zod-plugin.ts'

/** A signed-in agent of an app that serves only this table. */
async function createAgentOf<T extends EndpointTable>(world: World, table: T, handlers: Handlers<T>) {
  const app = Fastify()
  app.decorate('db', world.product.db)
  app.decorateRequest('authorization', undefined)
  registerZod(app, { reportError: () => {} })
  await app.register(cookie)
  serve(app, table, handlers)
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const client = new TestClient(app, agent.accountId)
  for (const [name, value] of agent.cookies) client.cookies.set(name, value)
  return Object.assign(client, { userId: agent.userId })
}

const setPhone = (db: Db, userId: string) =>
  db.updateTable('users').set({ phone: '603 555 0100' }).where('id', '=', userId).execute()

describe('a reply', () => {
  test.for(['member', 'signed-in'] as const)(
    'that breaks the contract leaves nothing behind for a %s call',
    async (allow, { world }) => {
      const { db } = world.owner
      const table = { 'POST /phone': { allow, about: '', reply: z.object({ phone: z.string().min(20) }) } } as const
      const agent = await createAgentOf(world, table, {
        'POST /phone': async ({ db, user }) => {
          await setPhone(db, user.userId)
          return { phone: '603 555 0100' }
        },
      })
      const { statusCode } = await agent.send('POST', '/phone')
      expect(statusCode).toBe(500)
      const { phone } = await db
        .selectFrom('users')
        .select('phone')
        .where('id', '=', agent.userId)
        .executeTakeFirstOrThrow()
      expect(phone).not.toBe('603 555 0100')
      const entries = await db.selectFrom('audit_entries').select('id').where('user_id', '=', agent.userId).execute()
      expect(entries).toEqual([])
    },
  )

  test('is parsed once and contains only what the contract declares', async ({ world }) => {
    const reply = z.object({ name: z.string().transform((name) => `${name}!`) })
    const table = { 'GET /name': { allow: 'anyone', about: '', reply } } as const
    const agent = await createAgentOf(world, table, {
      'GET /name': () => Object.assign({ name: 'Nora' }, { passwordHash: 'secret' }),
    })
    const response = await agent.send('GET', '/name')
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.json()).toEqual({ name: 'Nora!' })
  })
})

test('of several errors of a field, the reply names the first', async ({ world }) => {
  const body = z.object({ status: z.array(z.enum(['DRAFT', 'PUBLISHED'])).max(2) })
  const table = { 'POST /search': { allow: 'anyone', about: '', body, reply: z.object({}) } } as const
  const agent = await createAgentOf(world, table, { 'POST /search': () => ({}) })
  const response = await agent.send('POST', '/search', { status: 'PUBLISHED' })
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toEqual({ status: 'This must be a list' })
})
