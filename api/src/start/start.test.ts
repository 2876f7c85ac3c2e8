import { expect } from 'vitest'
import { TestClient } from '../testing/test-client.ts'
import { test } from '../testing/world.ts'

test('the console gets what it needs before any page in one response', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const preferences = { SIDEBAR_COLLAPSED: true, LEADS_PAGE_VIEW: 'list' } as const
  await owner.call('PUT /agent/preferences', { body: preferences })
  const start = await owner.call('GET /agent/start')
  expect(start).toEqual({
    agent: await owner.call('GET /agent/me'),
    agency: await owner.call('GET /agent/agency'),
    access: await owner.call('GET /agent/permissions'),
    plan: await owner.call('GET /agent/plan'),
    tasks: await owner.call('GET /agent/getting-started/tasks'),
    preferences: await owner.call('GET /agent/preferences'),
    unread: {
      submissions: (await owner.call('GET /agent/submissions/unread')).unread,
      notifications: (await owner.call('GET /agent/notifications/unread')).unread,
    },
    credits: await owner.call('GET /agent/credits'),
  })
  expect(start.preferences).toEqual(preferences)
})

test('the first response has no credits for agents who may not see them', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency(), { role: 'AGENT' })
  await expect(agent.call('GET /agent/credits')).rejects.toMatchObject({ code: 'forbidden' })
  expect(await agent.call('GET /agent/start')).toMatchObject({ credits: null, unread: { submissions: 0 } })
})

test('the first response has no counts for a suspended account and for API keys', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const { key } = await owner.call('POST /agent/api-keys', {
    body: { name: 'CRM sync', scopes: ['profile:read'], expiresOn: null },
  })
  const client = Object.assign(new TestClient(world.app), { headers: { authorization: `Bearer ${key}` } })
  expect(await client.call('GET /agent/start')).toMatchObject({ credits: null, unread: null })
  await world.owner.db
    .updateTable('agencies')
    .set({ soft_freeze_after: new Date(Date.now() - 60_000) })
    .where('account_id', '=', agency.accountId)
    .execute()
  expect(await owner.call('GET /agent/start')).toMatchObject({ unread: null, preferences: {} })
})

test('a preference that an earlier release allowed does not keep the console from starting', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  await owner.call('PUT /agent/preferences', { body: { SIDEBAR_COLLAPSED: true, LEADS_PAGE_VIEW: 'list' } })
  await world.owner.db
    .updateTable('preferences')
    .set({ value: JSON.stringify('tiles') })
    .where('account_id', '=', agency.accountId)
    .where('key', '=', 'LEADS_PAGE_VIEW')
    .execute()
  expect(await owner.call('GET /agent/start')).toMatchObject({ preferences: { SIDEBAR_COLLAPSED: true } })
  expect(await owner.call('GET /agent/preferences', { query: { keys: 'LEADS_PAGE_VIEW' } })).toEqual({})
})
