import type { AddressInfo } from 'node:net'
import type { Step } from '@gable/shared/flows/step.ts'
import { newId } from '@gable/shared/ids.ts'
import { liveStreamUrl } from '@gable/shared/live/events.ts'
import { handoverIsRunning, ownDeactivation } from '@gable/shared/team/messages.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { getCompiledFlow } from '../flows/program-cache.ts'
import { listEmailRecipients } from '../notifications/insert-queries.ts'
import { withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { eventually } from '../testing/eventually.ts'
import { aDefinition, inAccount, insertFlow, type TestFlow } from '../testing/flows.ts'
import { runJobs } from '../testing/jobs.ts'
import { createLeads } from '../testing/leads.ts'
import { openEventSource } from '../testing/live-server.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { openJourney } from '../testing/submissions.ts'
import { createTeam } from '../testing/team.ts'
import type { TestClient } from '../testing/test-client.ts'
import { listWaitingSubjects } from '../testing/two-factor.ts'
import { test, type World } from '../testing/world.ts'

const deactivate = (giver: SignedInAgent, userId: string, handOverTo: string | null = null) =>
  giver.call('POST /agent/team/:userId/deactivated', { params: { userId }, body: { handOverTo } })

const toCookieHeader = ({ cookies }: TestClient) => [...cookies].map((pair) => pair.join('=')).join('; ')

async function openStream({ app }: World, client: SignedInAgent, accountId: string) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return openEventSource(origin + liveStreamUrl(accountId), { cookie: toCookieHeader(client) })
}

const listOwners = ({ owner }: World, ids: string[]) =>
  owner.db.selectFrom('contacts').select('owner_id as ownerId').where('id', 'in', ids).distinct().execute()

describe('a deactivated member', () => {
  test('loses sessions, sign-in links and streams at once, and can no longer sign in', async ({ world }) => {
    const { agency, owner, agent } = await createTeam(world)
    const stream = await openStream(world, agent, agency.accountId)
    await world.owner.db
      .insertInto('magic_links')
      .values({
        token_hash: Buffer.from(newId()),
        user_id: agent.userId,
        state: null,
        expires_at: sql`now() + interval '1 hour'`,
      })
      .execute()
    await expect(deactivate(owner, agent.userId)).resolves.toMatchObject({ status: 'DEACTIVATED', permissions: [] })
    await eventually(() => expect(stream.ended).toBe(true))
    expect(stream.messages).toContainEqual({ kind: 'membership', userId: agent.userId })
    await expect(agent.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    const links = await world.owner.db
      .selectFrom('magic_links')
      .where('user_id', '=', agent.userId)
      .selectAll()
      .execute()
    expect(links).toEqual([])
    const again = await world.factory.signIn({ ...agent, accountId: agency.accountId })
    expect(await again.call('GET /accounts')).toEqual([])
    await expect(again.call('GET /agent/me')).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('stays signed in to other agencies', async ({ world }) => {
    const { agency, owner, agent } = await createTeam(world)
    const other = await world.factory.createAgency()
    await world.factory.createMember(other, agent.email, { role: 'AGENT' })
    const [here, there] = [
      await openStream(world, agent, agency.accountId),
      await openStream(world, agent, other.accountId),
    ]
    await deactivate(owner, agent.userId)
    await eventually(() => expect(here.ended).toBe(true))
    expect(there.ended).toBe(false)
    expect(await agent.call('GET /session')).toMatchObject({ accIds: [other.accountId] })
    await expect(agent.call('GET /agent/me')).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('hands contacts and open leads over; closed leads and those of others stay', async ({ world }) => {
    const { agency, owner, agent, otherAgent, admin } = await createTeam(world)
    const of = (member: SignedInAgent, stage = 'NEW') => ({ agent_id: member.agentId, stage })
    const ids = await createLeads(world.owner.db, agency.accountId, [of(agent), of(agent, 'CLOSED'), of(admin)])
    const contacts = await world.owner.db.selectFrom('leads').select('contact_id').where('id', 'in', ids).execute()
    const contactIds = contacts.map(({ contact_id }) => contact_id)
    await world.owner.db
      .updateTable('contacts')
      .set({ owner_id: agent.agentId })
      .where('id', 'in', contactIds)
      .execute()
    const params = { userId: agent.userId }
    expect(await owner.call('GET /agent/team/:userId/work', { params })).toMatchObject({ contacts: 3, leads: 1 })
    await deactivate(owner, agent.userId, otherAgent.userId)
    await runJobs(world, agency.accountId)
    expect(await listOwners(world, contactIds)).toEqual([{ ownerId: otherAgent.agentId }])
    const leads = await world.owner.db.selectFrom('leads').select(['id', 'agent_id']).where('id', 'in', ids).execute()
    const agentOf = new Map(leads.map(({ id, agent_id }) => [id, agent_id]))
    expect(ids.map((id) => agentOf.get(id))).toEqual([otherAgent.agentId, agent.agentId, admin.agentId])
    expect((await owner.call('GET /agent/team/:userId', { params })).handover).toEqual({
      toName: 'Ada Moss',
      contacts: 3,
      leads: 1,
      isFinished: true,
    })
  })

  test('tells the successor over the channels of their choice, and nobody who takes over from themselves', async ({
    world,
  }) => {
    const { agency, owner, agent, otherAgent, admin } = await createTeam(world)
    const { db } = world.owner
    const handOver = async (from: SignedInAgent, to: SignedInAgent) => {
      const [id = ''] = await createLeads(db, agency.accountId, [{ agent_id: from.agentId, stage: 'NEW' }])
      const lead = await db.selectFrom('leads').select('contact_id').where('id', '=', id).executeTakeFirstOrThrow()
      await db.updateTable('contacts').set({ owner_id: from.agentId }).where('id', '=', lead.contact_id).execute()
      await deactivate(owner, from.userId, to.userId)
      await runJobs(world, agency.accountId)
      const { data } = await to.call('GET /agent/notifications')
      return data.filter(({ kind }) => kind === 'HANDOVER')
    }
    expect(await handOver(agent, otherAgent)).toMatchObject([
      { contact: null, by: { _id: agent.agentId }, text: '1 contact and 1 open lead', isRead: false },
    ])
    expect(await listWaitingSubjects(world, otherAgent.email)).toContain('The work of Ada Moss is now yours')
    await admin.call('PATCH /agent/notifications/settings', { body: { kinds: { HANDOVER: { email: false } } } })
    expect(await handOver(otherAgent, admin)).toMatchObject([{ by: { _id: otherAgent.agentId } }])
    expect((await listWaitingSubjects(world, admin.email)).filter((subject) => /work of/.test(subject))).toEqual([])
    expect(await handOver(admin, owner)).toEqual([])
  })

  test('hands over more than one batch, and to nobody if that is chosen', async ({ world }) => {
    const { agency, owner, agent } = await createTeam(world)
    await sql`insert into contacts (account_id, id, owner_id, first_name, source, custom, archived_at)
      select ${agency.accountId}, gen_random_uuid(), ${agent.agentId}, 'Nora ' || n, 'Import', '{}',
        case when n % 3 = 0 then now() end from generate_series(1, 1300) n`.execute(world.owner.db)
    await deactivate(owner, agent.userId)
    await runJobs(world, agency.accountId)
    const { rows } =
      await sql`select from contacts where account_id = ${agency.accountId} and owner_id is not null`.execute(
        world.owner.db,
      )
    expect(rows).toEqual([])
  })

  test('is replaced by the successor wherever visitors and colleagues would still reach them', async ({ world }) => {
    const { agency, owner, agent, otherAgent } = await createTeam(world)
    const asset = await world.factory.createAsset(agency, { agent_id: agent.agentId })
    await deactivate(owner, agent.userId, otherAgent.userId)
    const { submit } = await openJourney(world, agency, asset)
    expect((await submit()).statusCode).toBeLessThan(300)
    const [lead] = await world.owner.db
      .selectFrom('leads')
      .select('agent_id')
      .where('account_id', '=', agency.accountId)
      .execute()
    expect(lead?.agent_id).toBe(otherAgent.agentId)
    expect((await otherAgent.call('GET /agent/notifications')).unread).toBe(1)
    const scope = mintAccountScope(agency.accountId)
    const emails = await withAccount(world.product.db, scope, (db) =>
      listEmailRecipients(db, scope, 'NEW_LEAD', agent.agentId),
    )
    expect(emails).toEqual([otherAgent.email])
    const { agents } = await owner.call('GET /agent/leads/field-config')
    expect(agents.map(({ _id }) => _id)).not.toContain(agent.agentId)
    const assign = owner.call('POST /agent/contacts', { body: { firstName: 'Nora', ownerId: agent.agentId } })
    await expect(assign).rejects.toMatchObject({ code: 'invalid' })
  })

  test('hands over the steps of automations and workflows, also to contacts who are in them', async ({ world }) => {
    const { agency, owner, agent, otherAgent, admin } = await createTeam(world)
    const toSteps = (...agentIds: string[]): Step[] => [
      { id: 'turns', kind: 'ASSIGN_OWNER', to: { type: 'ROUND_ROBIN', agentIds } },
      { id: 'tell', kind: 'NOTIFY', to: 'AGENTS', agentIds, message: 'New lead' },
    ]
    const filters = [{ key: 'owner', anyOf: [agent.agentId] }]
    const insert = (...agentIds: string[]) =>
      insertFlow(world.owner, agency.accountId, aDefinition(toSteps(...agentIds), { filters }))
    const theirs = await insert(agent.agentId, admin.agentId)
    const ofOthers = await insert(admin.agentId)
    const getRunning = (flow: TestFlow) =>
      inAccount(world.product, agency.accountId, (db, scope) => getCompiledFlow(db, scope, flow))
    expect((await getRunning(theirs)).definition.steps).toEqual(toSteps(agent.agentId, admin.agentId))
    const params = { userId: agent.userId }
    expect(await owner.call('GET /agent/team/:userId/work', { params })).toMatchObject({ contacts: 0, flows: 1 })
    await deactivate(owner, agent.userId, otherAgent.userId)
    const moved = toSteps(otherAgent.agentId, admin.agentId)
    expect(await owner.call('GET /agent/flows/:flowId', { params: theirs })).toMatchObject({
      draft: { steps: moved, filters },
      published: { steps: moved },
      hasUnpublishedChanges: false,
    })
    expect((await getRunning(theirs)).definition.steps).toEqual(moved)
    expect((await getRunning(ofOthers)).definition.steps).toEqual(toSteps(admin.agentId))
    expect(await owner.call('GET /agent/team/:userId/work', { params })).toMatchObject({ flows: 0 })
  })

  test('gets no contact from a change that was running at the time', async ({ world }) => {
    const { agency, owner, agent, otherAgent } = await createTeam(world)
    const { _id } = await owner.call('POST /agent/contacts', { body: { firstName: 'Nora' } })
    const assigns = [1, 2, 3, 4].map(() =>
      world.owner.db.updateTable('contacts').set({ owner_id: agent.agentId }).where('id', '=', _id).execute(),
    )
    await Promise.all([...assigns, deactivate(owner, agent.userId, otherAgent.userId)])
    await runJobs(world, agency.accountId)
    expect(await listOwners(world, [_id])).toEqual([{ ownerId: otherAgent.agentId }])
  })

  test('cannot delay the deactivation by writing without a break', async ({ world }) => {
    const { owner, agent } = await createTeam(world)
    let isDone = false
    const codes: number[] = []
    const keepWriting = async () => {
      while (!isDone) codes.push((await agent.send('POST', '/api/agent/contacts', { firstName: 'Nora' })).statusCode)
    }
    const writers = Array.from({ length: 8 }, keepWriting)
    while (codes.length < 20) await Promise.race([...writers, new Promise(setImmediate)])
    const writesBefore = codes.length
    await deactivate(owner, agent.userId).finally(() => {
      isDone = true
    })
    await Promise.all(writers)
    expect(codes.length - writesBefore).toBeLessThan(60)
  }, 40_000)

  test('comes back with the same access, if a seat is free, without what was handed over', async ({ world }) => {
    const { agency, owner, admin, agent } = await createTeam(world)
    const { _id } = await owner.call('POST /agent/contacts', { body: { firstName: 'Nora', ownerId: admin.agentId } })
    await deactivate(owner, admin.userId, agent.userId)
    const params = { userId: admin.userId }
    await expect(owner.call('POST /agent/team/:userId/reactivated', { params })).rejects.toMatchObject({
      message: handoverIsRunning,
    })
    await runJobs(world, agency.accountId)
    const member = await owner.call('POST /agent/team/:userId/reactivated', { params })
    expect(member).toMatchObject({ status: 'ACTIVE', role: 'ADMIN' })
    const again = await world.factory.signIn({ ...admin, accountId: agency.accountId })
    await expect(again.call('GET /agent/team')).resolves.toBeTruthy()
    expect(await listOwners(world, [_id])).toEqual([{ ownerId: agent.agentId }])
    await expect(owner.call('POST /agent/team/:userId/reactivated', { params })).rejects.toMatchObject({
      code: 'conflict',
    })
  })
})

test('nobody deactivates themselves, a successor who is still receiving, or in favor of somebody inactive', async ({
  world,
}) => {
  const { agency, owner, agent, otherAgent, admin } = await createTeam(world)
  await expect(deactivate(owner, owner.userId)).rejects.toMatchObject({ code: 'conflict', message: ownDeactivation })
  for (const successor of [agent.userId, newId()])
    await expect(deactivate(owner, agent.userId, successor)).rejects.toMatchObject({
      fields: { handOverTo: 'Please choose an active member of your team' },
    })
  await deactivate(owner, agent.userId, otherAgent.userId)
  await expect(deactivate(owner, otherAgent.userId)).rejects.toMatchObject({ message: handoverIsRunning })
  await runJobs(world, agency.accountId)
  await expect(deactivate(owner, admin.userId, agent.userId)).rejects.toMatchObject({ code: 'invalid' })
  await expect(deactivate(owner, otherAgent.userId, admin.userId)).resolves.toMatchObject({ status: 'DEACTIVATED' })
})
