import { permissions as allPermissions, type Permission, type Role, roles } from '@gable/shared/access.ts'
import { newId } from '@gable/shared/ids.ts'
import { lastOwner } from '@gable/shared/team/messages.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { runJobs } from '../testing/jobs.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { createTeam } from '../testing/team.ts'
import { test } from '../testing/world.ts'

const setAccess = (giver: SignedInAgent, userId: string, role: Role, permissions: readonly Permission[]) =>
  giver.call('PUT /agent/team/:userId/permissions', {
    params: { userId },
    body: { role, permissions: [...permissions] },
  })

const setRolePermissions = (giver: SignedInAgent, role: Role, permissions: readonly Permission[]) =>
  giver.call('PUT /agent/role-wise-permissions/:role', { params: { role }, body: { permissions: [...permissions] } })

const settings = ['ACCESS_ACCOUNT_SETTINGS'] as const
const marketing = ['MANAGE_MARKETING_SETTINGS'] as const

describe('the permissions of a member', () => {
  test('can be raised above the role and take effect on the next call', async ({ world }) => {
    const { owner, agent } = await createTeam(world)
    await expect(agent.call('GET /agent/team')).rejects.toMatchObject({ code: 'forbidden' })
    const saved = await setAccess(owner, agent.userId, 'AGENT', settings)
    expect(saved).toMatchObject({ role: 'AGENT', permissions: settings, rolePermissions: [] })
    await expect(agent.call('GET /agent/team')).resolves.toBeTruthy()
    expect(await agent.call('GET /agent/permissions')).toMatchObject({ role: 'AGENT', permissions: settings })
    await setAccess(owner, agent.userId, 'AGENT', [])
    await expect(agent.call('GET /agent/team')).rejects.toMatchObject({ code: 'forbidden' })
    const { rows } = { rows: await world.owner.db.selectFrom('audit_entries').selectAll().execute() }
    const ofAgent = rows.filter(({ subject }) => (subject as { userId?: string }).userId === agent.userId)
    expect(ofAgent.map(({ action, fields }) => [action, fields])).toEqual(
      [1, 2].map(() => ['PUT /agent/team/:userId/permissions', ['permissions', 'role']]),
    )
  })

  test('can be lowered below the role, except those of an owner', async ({ world }) => {
    const { owner, admin, otherOwner } = await createTeam(world)
    await setAccess(owner, admin.userId, 'ADMIN', settings)
    expect(await admin.call('GET /agent/permissions')).toMatchObject({ role: 'ADMIN', permissions: settings })
    await setAccess(owner, otherOwner.userId, 'OWNER', [])
    expect(await otherOwner.call('GET /agent/permissions')).toMatchObject({
      role: 'OWNER',
      permissions: allPermissions,
    })
  })

  test('of an unknown user, or a user of another account, are not found', async ({ world }) => {
    const [ours, theirs] = [await createTeam(world), await createTeam(world)]
    for (const userId of [newId(), theirs.agent.userId]) {
      await expect(setAccess(ours.owner, userId, 'AGENT', [])).rejects.toMatchObject({ code: 'not_found' })
      await expect(ours.owner.call('GET /agent/team/:userId', { params: { userId } })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    const query = { agentId: theirs.agent.agentId }
    await expect(ours.owner.call('GET /agent/grantable-roles', { query })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('nobody gives more than they have', () => {
  test('regardless of the roles of both', async ({ world }) => {
    const { owner, otherOwner, admin, otherAdmin, agent, otherAgent } = await createTeam(world)
    // An agent who manages the settings, and an admin without marketing.
    await setAccess(owner, agent.userId, 'AGENT', settings)
    await setAccess(owner, otherAdmin.userId, 'ADMIN', settings)
    const givers = [admin, otherAdmin, agent]
    const receivers = [owner, otherOwner, admin, otherAdmin, agent, otherAgent]
    const lists = [[], settings, marketing, allPermissions]
    const accessOf = ({ agentId }: SignedInAgent) =>
      world.owner.db
        .selectFrom('agents')
        .select(['role', sql<Permission[]>`agent_permissions_in(account_id, id)`.as('permissions')])
        .where('id', '=', agentId)
        .executeTakeFirstOrThrow()
    const attempts = givers.flatMap((giver) =>
      receivers.flatMap((receiver) =>
        roles.flatMap((role) => lists.map((list) => ({ giver, receiver, role, list: list as Permission[] }))),
      ),
    )
    for (const { giver, receiver, role, list } of attempts) {
      const [mine, before] = [await accessOf(giver), await accessOf(receiver)]
      await setAccess(giver, receiver.userId, role, list).catch(({ code }) => expect(code).toBe('forbidden'))
      const after = await accessOf(receiver)
      const changed = allPermissions.filter((p) => before.permissions.includes(p) !== after.permissions.includes(p))
      const label = `${mine.role} with ${mine.permissions} sets ${before.role} to ${role} with ${list}`
      expect(
        changed.filter((permission) => !mine.permissions.includes(permission)),
        label,
      ).toEqual([])
      if (after.role !== before.role)
        for (const changedRole of [before.role, after.role])
          expect(roles.indexOf(changedRole), label).toBeGreaterThanOrEqual(roles.indexOf(mine.role))
      if (giver === receiver) expect(mine.permissions, label).toEqual(expect.arrayContaining(after.permissions))
      if (after.role !== before.role || changed.length > 0)
        await setAccess(owner, receiver.userId, before.role, before.permissions)
      expect(await accessOf(receiver), `restored after: ${label}`).toEqual(before)
    }
  })

  test('not by changing roles: one’s own, higher ones, or beyond one’s permissions', async ({ world }) => {
    const { owner, admin, agent } = await createTeam(world)
    const forbidden = { code: 'forbidden' }
    for (const role of ['OWNER', 'ADMIN'] as const)
      await expect(setRolePermissions(admin, role, settings)).rejects.toMatchObject(forbidden)
    await expect(setRolePermissions(owner, 'OWNER', [])).rejects.toMatchObject(forbidden)
    await setAccess(owner, agent.userId, 'AGENT', settings)
    await expect(setRolePermissions(agent, 'AGENT', allPermissions)).rejects.toMatchObject(forbidden)
    await setRolePermissions(owner, 'ADMIN', settings)
    await expect(setRolePermissions(admin, 'AGENT', marketing)).rejects.toMatchObject(forbidden)
    await expect(setRolePermissions(admin, 'AGENT', settings)).resolves.toBeTruthy()
  })

  test('not by deactivating or bringing back members with a higher role or more permissions', async ({ world }) => {
    const { agency, owner, otherOwner, admin, otherAdmin } = await createTeam(world)
    const body = { handOverTo: null }
    const ofOwner = { params: { userId: otherOwner.userId }, body }
    await expect(admin.call('POST /agent/team/:userId/deactivated', ofOwner)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await owner.call('POST /agent/team/:userId/deactivated', { params: { userId: otherAdmin.userId }, body })
    await runJobs(world, agency.accountId)
    await setAccess(owner, admin.userId, 'ADMIN', settings)
    const reactivate = (giver: SignedInAgent) =>
      giver.call('POST /agent/team/:userId/reactivated', { params: { userId: otherAdmin.userId } })
    await expect(reactivate(admin)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(reactivate(owner)).resolves.toMatchObject({ status: 'ACTIVE' })
  })

  test('not to themselves, though they may step down', async ({ world }) => {
    const { agency, admin, agent, owner } = await createTeam(world)
    await setAccess(owner, agent.userId, 'AGENT', settings)
    await expect(setAccess(agent, agent.userId, 'AGENT', [])).rejects.toMatchObject({ code: 'forbidden' })
    await setAccess(admin, admin.userId, 'AGENT', [])
    expect(await admin.call('GET /agent/permissions')).toMatchObject({ role: 'AGENT', permissions: [] })
    expect(agency.accountId).toBe(admin.accountId)
  })
})

describe('the last owner', () => {
  test('cannot step down', async ({ world }) => {
    const { owner, otherOwner } = await createTeam(world)
    await setAccess(owner, otherOwner.userId, 'AGENT', [])
    await expect(setAccess(owner, owner.userId, 'ADMIN', allPermissions)).rejects.toMatchObject({
      code: 'conflict',
      message: lastOwner,
    })
  })

  test('remains when owners demote, deactivate and leave at the same time', async ({ world }) => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, otherOwner } = await createTeam(world)
      const deactivate = otherOwner.call('POST /agent/team/:userId/deactivated', {
        params: { userId: owner.userId },
        body: { handOverTo: null },
      })
      const stepDown = setAccess(otherOwner, otherOwner.userId, 'AGENT', [])
      await Promise.allSettled([setAccess(owner, otherOwner.userId, 'AGENT', []), deactivate, stepDown])
      const owners = await world.owner.db
        .selectFrom('agents')
        .select('id')
        .where('account_id', '=', owner.accountId ?? '')
        .where('role', '=', 'OWNER')
        .where('deactivated_at', 'is', null)
        .execute()
      expect(owners).toHaveLength(1)
    }
  })
})

describe('the permissions of a role', () => {
  test('are listed with their members, and a change applies to all of them at once', async ({ world }) => {
    const { owner, agent, otherAgent } = await createTeam(world)
    const { data } = await owner.call('GET /agent/role-wise-permissions')
    expect(data).toEqual([
      { role: 'OWNER', permissions: [...allPermissions], members: 2, isEditable: false },
      { role: 'ADMIN', permissions: [...allPermissions], members: 2, isEditable: true },
      { role: 'AGENT', permissions: [], members: 2, isEditable: true },
    ])
    await setAccess(owner, otherAgent.userId, 'AGENT', settings)
    await setRolePermissions(owner, 'AGENT', marketing)
    expect(await agent.call('GET /agent/permissions')).toMatchObject({ permissions: marketing })
    expect(await otherAgent.call('GET /agent/permissions')).toMatchObject({ permissions: allPermissions })
  })

  test('limit what can be granted', async ({ world }) => {
    const { owner, admin, agent, otherOwner } = await createTeam(world)
    const grantable = (giver: SignedInAgent, agentId?: string) =>
      giver.call('GET /agent/grantable-roles', { query: agentId ? { agentId } : {} })
    expect(await grantable(owner)).toEqual({ roles: [...roles], permissions: [...allPermissions] })
    await setAccess(owner, admin.userId, 'ADMIN', settings)
    expect(await grantable(admin)).toEqual({ roles: ['AGENT'], permissions: [...settings] })
    expect(await grantable(admin, agent.agentId)).toEqual({ roles: ['AGENT'], permissions: [...settings] })
    expect(await grantable(admin, otherOwner.agentId)).toEqual({ roles: [], permissions: [] })
  })

  test('refuse roles and permissions that do not exist', async ({ world }) => {
    const { owner, agent } = await createTeam(world)
    const send = (path: string, body: object) =>
      owner.send('PUT', `/api/agent/${path}`, JSON.stringify(body), { 'content-type': 'application/json' })
    expect((await send('role-wise-permissions/BOSS', { permissions: [] })).statusCode).toBe(404)
    expect((await send('role-wise-permissions/AGENT', { permissions: ['FLY'] })).statusCode).toBe(422)
    expect((await send(`team/${agent.userId}/permissions`, { role: 'BOSS', permissions: [] })).statusCode).toBe(422)
  })
})
