import { invitationClaimed } from '@gable/shared/identity/messages.ts'
import { newId } from '@gable/shared/ids.ts'
import { noSeatsLeft, notGrantableRole } from '@gable/shared/team/messages.ts'
import { describe, expect } from 'vitest'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { acceptInvitation, createTeam, sendInvitations } from '../testing/team.ts'
import { test } from '../testing/world.ts'

const createEmail = () => `${newId()}@example.com`

const invite = (giver: SignedInAgent, emails: string[], role: 'OWNER' | 'ADMIN' | 'AGENT' = 'AGENT') =>
  giver.call('POST /agent/team/invitations', { body: { emails, role } })

async function listInvitations(giver: SignedInAgent) {
  const { data } = await giver.call('GET /agent/team', { query: { status: 'INVITED' } })
  return data
}

describe('an invitation', () => {
  test('is emailed to each person once, and accepting it adds a member with the role', async ({ world }) => {
    const { agency, owner } = await createTeam(world)
    const [nora, liam] = [createEmail(), createEmail()]
    const upperCase = nora.toUpperCase()
    await expect(invite(owner, [nora, upperCase, liam], 'ADMIN')).resolves.toEqual({ invited: 2 })
    expect((await listInvitations(owner)).map(({ email, role, status }) => [email, role, status]).sort()).toEqual(
      [nora, liam].sort().map((email) => [email, 'ADMIN', 'INVITED']),
    )
    const codes = await sendInvitations(world, agency.accountId)
    const visitor = await acceptInvitation(world, agency.accountId, codes.get(nora))
    expect(await visitor.call('GET /agent/permissions')).toMatchObject({ role: 'ADMIN' })
    const { data } = await owner.call('GET /agent/team', { query: { search: nora } })
    expect(data).toMatchObject([{ email: nora, role: 'ADMIN', status: 'ACTIVE', contacts: 0, leads: 0 }])
  })

  test('that is sent again replaces the link, and a revoked one stops working', async ({ world }) => {
    const { agency, owner } = await createTeam(world)
    const email = createEmail()
    await invite(owner, [email])
    const first = (await sendInvitations(world, agency.accountId)).get(email)
    const [{ _id: invitationId = '' } = {}] = await listInvitations(owner)
    await owner.call('POST /agent/team/invitations/:invitationId/resent', { params: { invitationId } })
    const rejected = { code: 'bad_request', message: invitationClaimed }
    await expect(acceptInvitation(world, agency.accountId, first)).rejects.toMatchObject(rejected)
    const second = (await sendInvitations(world, agency.accountId)).get(email)
    await owner.call('DELETE /agent/team/invitations/:invitationId', { params: { invitationId } })
    await expect(acceptInvitation(world, agency.accountId, second)).rejects.toMatchObject(rejected)
    const resend = owner.call('POST /agent/team/invitations/:invitationId/resent', { params: { invitationId } })
    await expect(resend).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is refused for members, invited people and addresses that are no emails', async ({ world }) => {
    const { owner, agent, otherAgent } = await createTeam(world)
    const email = createEmail()
    await invite(owner, [email])
    await owner.call('POST /agent/team/:userId/deactivated', {
      params: { userId: otherAgent.userId },
      body: { handOverTo: null },
    })
    const expectRefused = (emails: string[], fields: object) =>
      expect(invite(owner, emails)).rejects.toMatchObject({ code: 'invalid', fields })
    await expectRefused([agent.email], { emails: `${agent.email} is already on your team.` })
    await expectRefused([email], { emails: `${email} is already invited. You can send the invitation again.` })
    await expectRefused([otherAgent.email], {
      emails: `${otherAgent.email} was deactivated. Reactivate this member instead.`,
    })
    await expectRefused(['nora'], { 'emails.0': 'Please enter a valid email' })
    await expectRefused([], { emails: 'Please enter at least one email' })
  })

  test('needs a seat of the plan, also when many are sent at once', async ({ world }) => {
    const plan = { id: newId(), plan_name: 'Tiny', feature_flags: '{}' }
    const values = { ...plan, numerical_feature_map: JSON.stringify({ 'team-members': 3 }) }
    await world.owner.db.insertInto('plans').values(values).execute()
    const agency = await world.factory.createAgency({ plan_id: plan.id })
    const owner = await world.factory.createAgent(agency)
    const refused = { code: 'conflict', message: noSeatsLeft }
    await expect(invite(owner, [createEmail(), createEmail(), createEmail()])).rejects.toMatchObject(refused)
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => invite(owner, [createEmail()])))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const { seats } = await owner.call('GET /agent/team')
    expect(seats).toEqual({ used: 3, available: 3 })
  })

  test('to a higher role can neither be sent, sent again nor revoked', async ({ world }) => {
    const { owner, admin } = await createTeam(world)
    await expect(invite(admin, [createEmail()], 'OWNER')).rejects.toMatchObject({ message: notGrantableRole })
    await invite(owner, [createEmail()], 'OWNER')
    const [{ _id: invitationId = '' } = {}] = await listInvitations(owner)
    const params = { params: { invitationId } }
    await expect(admin.call('POST /agent/team/invitations/:invitationId/resent', params)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(admin.call('DELETE /agent/team/invitations/:invitationId', params)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('of another account is not found', async ({ world }) => {
    const [ours, theirs] = [await createTeam(world), await createTeam(world)]
    await invite(theirs.owner, [createEmail()])
    const [{ _id: invitationId = '' } = {}] = await listInvitations(theirs.owner)
    await expect(
      ours.owner.call('DELETE /agent/team/invitations/:invitationId', { params: { invitationId } }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('ends when the member who sent it loses the right to give it', async ({ world }) => {
    const { agency, owner, admin } = await createTeam(world)
    const [spare, colleague] = [createEmail(), createEmail()]
    await invite(admin, [spare], 'ADMIN')
    await invite(admin, [colleague], 'AGENT')
    const codes = await sendInvitations(world, agency.accountId)
    const access = { role: 'AGENT', permissions: ['ACCESS_ACCOUNT_SETTINGS'] } as const
    await owner.call('PUT /agent/team/:userId/permissions', {
      params: { userId: admin.userId },
      body: { ...access, permissions: [...access.permissions] },
    })
    await expect(acceptInvitation(world, agency.accountId, codes.get(spare))).rejects.toMatchObject({
      message: invitationClaimed,
    })
    await expect(acceptInvitation(world, agency.accountId, codes.get(colleague))).resolves.toBeTruthy()
  })
})
