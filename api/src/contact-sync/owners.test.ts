import { describe, expect } from 'vitest'
import { createSyncedAgency } from '../testing/contact-sync.ts'
import { test } from '../testing/synced-world.ts'

describe('owners', () => {
  test('are recognized by email or mapped, and stay as they are here without a mapping', async ({ world, boss }) => {
    const { agency, admin, agent, params, sync, getContact, updateContact } = await createSyncedAgency(world, boss)
    const colleague = await world.factory.createMember(agency)
    boss.users.push({ id: 2, name: 'Ben Ode', email: colleague.email, role: 'Agent' })
    boss.users.push({ id: 3, name: 'Cy Dale', email: 'cy@elsewhere.example', role: 'Agent' })
    boss.addPerson({ lastName: 'Kay', assignedUserId: 2 })
    const unknown = boss.addPerson({ lastName: 'Zed', assignedUserId: 3 })
    await sync()
    expect((await getContact('Kay')).owner?._id).toBe(colleague.agentId)
    expect((await getContact('Zed')).owner).toBeNull()
    const { users } = await admin.call('GET /agent/connected-apps/:appId/user-mapping', { params })
    expect(users.map(({ user, by }) => [user.name, by])).toEqual([
      ['Ada Moss', 'NONE'],
      ['Cy Dale', 'NONE'],
      ['Ben Ode', 'EMAIL'],
    ])
    await admin.call('PUT /agent/connected-apps/:appId/user-mapping', {
      params,
      body: { decisions: [{ remoteUserId: '3', agentId: agent.agentId }] },
    })
    await sync()
    const contact = await getContact('Zed')
    expect(contact.owner?._id).toBe(agent.agentId)
    await updateContact(contact._id, { owner_id: colleague.agentId })
    await sync()
    expect(boss.people.get(unknown.id)?.assignedUserId).toBe(2)
    const outsider = await world.factory.createMember(await world.factory.createAgency())
    const body = { decisions: [{ remoteUserId: '3', agentId: outsider.agentId }] }
    await expect(admin.call('PUT /agent/connected-apps/:appId/user-mapping', { params, body })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  test('who left are followed by who has their work now, also for people who come in later', async ({
    world,
    boss,
  }) => {
    const { agency, admin, agent, params, sync, getContact, getSync } = await createSyncedAgency(world, boss)
    const successor = await world.factory.createMember(agency)
    boss.users.push({ id: 3, name: 'Cy Dale', email: 'cy@elsewhere.example', role: 'Agent' })
    const early = boss.addPerson({ lastName: 'Early', assignedUserId: 3 })
    await sync()
    await admin.call('PUT /agent/connected-apps/:appId/user-mapping', {
      params,
      body: { decisions: [{ remoteUserId: '3', agentId: agent.agentId }] },
    })
    await sync()
    expect((await getContact('Early')).owner?._id).toBe(agent.agentId)
    await admin.call('POST /agent/team/:userId/deactivated', {
      params: { userId: agent.userId },
      body: { handOverTo: successor.userId },
    })
    boss.addPerson({ lastName: 'Late', assignedUserId: 3 })
    await sync()
    expect((await getSync()).state).toBe('ACTIVE')
    expect((await getContact('Late')).owner?._id).toBe(successor.agentId)
    expect(boss.people.get(early.id)?.assignedUserId).toBe(3)
  })

  test('who connected the app and left do not stop the sync', async ({ world, boss }) => {
    const { agency, appId, sync, listNames } = await createSyncedAgency(world, boss)
    const left = await world.factory.createMember(agency)
    await world.owner.db.updateTable('connected_apps').set({ owner_id: left.agentId }).where('id', '=', appId).execute()
    await world.owner.db
      .updateTable('agents')
      .set({ deactivated_at: new Date() })
      .where('id', '=', left.agentId)
      .execute()
    boss.addPerson({ firstName: 'Nora', lastName: 'Field' })
    await sync()
    expect(await listNames()).toEqual(['Nora Field'])
  })
})
