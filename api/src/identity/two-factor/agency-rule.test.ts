import { twoFactorRequired } from '@gable/shared/identity/messages.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { hashToken } from '../../platform/gate.ts'
import { TestClient } from '../../testing/test-client.ts'
import { addApp } from '../../testing/two-factor.ts'
import { test, type World } from '../../testing/world.ts'
import { insertMagicLink } from '../queries.ts'

async function createTeam({ factory }: World) {
  const agency = await factory.createAgency()
  const [owner, agent] = [await factory.createAgent(agency), await factory.createAgent(agency, { role: 'AGENT' })]
  const rule = (requiresTwoFactor: boolean, graceDays: 0 | 7 = 0) =>
    owner.call('PUT /agent/security', { body: { requiresTwoFactor, graceDays } })
  return { agency, owner, agent, rule }
}

test('an agency closes to members without a second factor when the grace period is over', async ({ world }) => {
  const { owner, agent, rule } = await createTeam(world)
  await addApp(owner)
  const { twoFactorFrom, membersWithout } = await rule(true, 7)
  expect(membersWithout).toEqual([{ _id: agent.agentId, name: 'Ada Moss', email: agent.email }])
  expect((await agent.call('GET /agent/permissions')).twoFactor).toEqual({ dueAt: twoFactorFrom, isDue: false })
  await expect(agent.call('GET /agent/card')).resolves.toBeTruthy()
  expect((await owner.call('GET /agent/permissions')).twoFactor).toBeNull()

  await sql`update account_settings set two_factor_from = now()`.execute(world.owner.db)
  await expect(agent.call('GET /agent/card')).rejects.toMatchObject({ code: 'forbidden', message: twoFactorRequired })
  expect((await agent.call('GET /agent/start')).access.twoFactor).toMatchObject({ isDue: true })
  expect((await agent.call('GET /profile/two-factor')).requiredBy).toHaveLength(1)
  await expect(owner.call('GET /agent/card')).resolves.toBeTruthy()

  await addApp(agent)
  await expect(agent.call('GET /agent/card')).resolves.toBeTruthy()
  expect((await owner.call('GET /agent/security')).membersWithout).toEqual([])
})

test('a member cannot remove the last factor while an agency requires one', async ({ world }) => {
  const { agency, owner, rule } = await createTeam(world)
  await addApp(owner)
  await rule(true)
  const remove = () => owner.call('DELETE /profile/two-factor/app')
  await expect(remove()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining(agency.name) })
  expect((await owner.call('GET /profile/two-factor')).app).not.toBeNull()
  await rule(false)
  await remove()
})

test('the rule is set by an owner with a second factor, and by nobody without the permission', async ({ world }) => {
  const { owner, agent, rule } = await createTeam(world)
  await expect(rule(true)).rejects.toMatchObject({ code: 'conflict' })
  await addApp(owner)
  await rule(true)
  const body = { requiresTwoFactor: false, graceDays: 0 as const }
  await addApp(agent)
  await expect(agent.call('PUT /agent/security', { body })).rejects.toMatchObject({ code: 'forbidden' })
  const elsewhere = await createTeam(world)
  expect(await elsewhere.owner.call('GET /agent/security')).toMatchObject({ twoFactorFrom: null })
})

test('support may enter the account of a member who lacks the second factor', async ({ world }) => {
  const { agency, owner, agent, rule } = await createTeam(world)
  await addApp(owner)
  await rule(true)
  const link = { token_hash: hashToken('token'), user_id: agent.userId, state: null, minutes: 5 }
  await insertMagicLink(world.owner.db, link, { type: 'SUPPORT', by: 'Kim' })
  const support = new TestClient(world.app, agency.accountId)
  await support.call('POST /auth/magic-link/verify', { body: { linkToken: 'token' } })
  await expect(support.call('GET /agent/card')).resolves.toBeTruthy()
})
