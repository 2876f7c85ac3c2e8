import { expect } from 'vitest'
import { test } from '../testing/world.ts'

test('every member of the agency is listed for its members, those who left last', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const left = await world.factory.createMember(agency)
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  const { db } = world.owner
  await db.updateTable('agents').set({ deactivated_at: new Date() }).where('id', '=', left.agentId).execute()
  const members = await agent.call('GET /agent/all-agency-team-members')
  expect(
    members
      .map(({ _id }) => _id)
      .slice(0, 2)
      .sort(),
  ).toEqual([owner.agentId, agent.agentId].sort())
  expect(members[2]).toMatchObject({ _id: left.agentId, userId: left.userId, email: left.email, status: 'DEACTIVATED' })
  expect(members).toHaveLength(3)
  expect(await stranger.call('GET /agent/all-agency-team-members')).toHaveLength(1)
  await expect(world.anonymous.call('GET /agent/all-agency-team-members')).rejects.toMatchObject({ code: 'signed_out' })
})
