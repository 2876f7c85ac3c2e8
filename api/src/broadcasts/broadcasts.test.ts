import { undoSeconds } from '@gable/shared/broadcasts/broadcast.ts'
import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createEmailScenario } from '../testing/emails.ts'
import { runJobs } from '../testing/jobs.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { test, type World } from '../testing/world.ts'

async function setUp(world: World, emails: readonly string[]) {
  const scenario = await createEmailScenario(world, emails)
  const { agency, agent, email, contactIds } = scenario
  const { contentId } = email
  type Selection = { ids: string[] } | object
  const estimate = (selection: Selection = { ids: contactIds }) =>
    agent.call('POST /agent/broadcasts/estimate', { body: { contentId, selection } })
  const create = (selection: Selection = { ids: contactIds }, more: { broadcastId?: string; startsAt?: string } = {}) =>
    agent.call('POST /agent/broadcasts', { body: { broadcastId: newId(), contentId, selection, ...more } })
  const getBroadcast = ({ _id }: { _id: string }) =>
    agent.call('GET /agent/broadcasts/:broadcastId', { params: { broadcastId: _id } })
  const change = ({ _id }: { _id: string }, action: 'canceled' | 'stopped' | 'resumed') =>
    agent.call(`POST /agent/broadcasts/:broadcastId/${action}`, { params: { broadcastId: _id } })

  /** Lets the time to undo pass, and runs what is due then. */
  async function start() {
    const { db } = world.owner
    await db
      .updateTable('broadcasts')
      .set({ starts_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', agency.accountId)
      .execute()
    await sql`update graphile_worker._private_jobs set run_at = now() where payload->>'accountId' = ${agency.accountId}`.execute(
      db,
    )
    await runJobs(world, agency.accountId)
  }
  return { ...scenario, estimate, create, getBroadcast, change, start }
}

const deactivate = (giver: SignedInAgent, { userId }: SignedInAgent) =>
  giver.call('POST /agent/team/:userId/deactivated', { params: { userId }, body: { handOverTo: null } })

const withoutMarketing = ({ owner }: World, { accountId = '', agentId }: SignedInAgent) =>
  owner.db
    .insertInto('agent_permissions')
    .values({ account_id: accountId, agent_id: agentId, permission: 'MANAGE_MARKETING_SETTINGS', is_granted: false })
    .execute()

test('a broadcast goes to everybody who may get it, and says what became of each', async ({ world }) => {
  const { create, start, getBroadcast, agent, account, contactIds, owner } = {
    ...(await setUp(world, ['a@example.com', 'b@example.com', ''])),
    ...world,
  }
  const created = await create()
  expect(created).toMatchObject({ state: 'SCHEDULED', audience: '3 contacts', total: 0, title: 'Spring on the harbor' })
  expect(Date.parse(created.startsAt)).toBeGreaterThan(Date.now() + (undoSeconds - 5) * 1000)
  await start()
  const done = await getBroadcast(created)
  expect(done).toMatchObject({
    state: 'DONE',
    total: 3,
    counts: { sent: 2, delivered: 2, held: 1, queued: 0, opened: 0 },
  })
  await owner.db
    .updateTable('email_pieces')
    .set({ opened_at: new Date() })
    .where('account_id', '=', account.account_id)
    .where('contact_id', '=', contactIds[0] ?? '')
    .execute()
  expect((await getBroadcast(created)).counts).toMatchObject({ opened: 1, clicked: 0 })
  const params = { broadcastId: created._id }
  const held = await agent.call('GET /agent/broadcasts/:broadcastId/emails', { params, query: { state: 'HELD' } })
  expect(held).toMatchObject({ total: 1, data: [{ holdReason: 'NO_EMAIL', contact: { _id: contactIds[2] } }] })
  const list = await agent.call('GET /agent/broadcasts', { query: { contentId: created.contentId } })
  expect(list).toMatchObject({ total: 1, data: [{ _id: created._id, state: 'DONE' }] })
})

test('sending the same request again sends nothing twice', async ({ world }) => {
  const { create, start, listPieces, contactIds } = await setUp(world, ['a@example.com'])
  const broadcastId = newId()
  const selection = { ids: contactIds }
  await create(selection, { broadcastId })
  await create(selection, { broadcastId })
  await start()
  expect(await create(selection, { broadcastId })).toMatchObject({ state: 'DONE', total: 1 })
  expect(await listPieces()).toHaveLength(1)
})

test('the estimate counts who is held back and names them, and a second broadcast holds who got the email', async ({
  world,
}) => {
  const { estimate, create, start, addContacts, contactIds, account, owner } = {
    ...(await setUp(world, ['a@example.com', ''])),
    ...world,
  }
  expect(await estimate()).toMatchObject({
    total: 2,
    recipients: 1,
    credits: 0,
    problems: [],
    minutes: 1,
    held: [{ reason: 'NO_EMAIL', count: 1, contacts: [{ _id: contactIds[1] }] }],
  })
  await create()
  await start()
  const [other = ''] = await addContacts('c@example.com')
  await owner.db
    .updateTable('contacts')
    .set({ tags: ['past client'] })
    .where('account_id', '=', account.account_id)
    .where('id', '=', other)
    .execute()
  expect(await estimate({})).toMatchObject({
    total: 3,
    recipients: 1,
    held: [
      { reason: 'ALREADY_SENT', count: 1 },
      { reason: 'NO_EMAIL', count: 1 },
    ],
  })
  const filters = [{ key: 'tags', anyOf: ['past client'] }]
  expect(await estimate({ filters })).toMatchObject({ total: 1, recipients: 1 })
  expect(await create({ filters })).toMatchObject({ audience: 'All contacts matching Tags: past client' })
})

test('a segment is named, and stays the audience when it is deleted', async ({ world }) => {
  const { create, start, getBroadcast, agent } = await setUp(world, ['a@example.com', 'b@example.com'])
  const { _id: segmentId } = await agent.call('POST /agent/segments', {
    body: { name: 'Past clients', search: 'a@example.com', filters: [{ key: 'source', anyOf: ['Import'] }] },
  })
  const created = await create({ segmentId })
  expect(created.audience).toBe('Segment Past clients')
  await agent.call('DELETE /agent/segments/:segmentId', { params: { segmentId } })
  await start()
  expect(await getBroadcast(created)).toMatchObject({ state: 'DONE', total: 1 })
})

test('an email in which a placeholder of its template is left is not sent to anyone', async ({ world }) => {
  const { estimate, create, owner, agency } = { ...(await setUp(world, ['a@example.com'])), ...world }
  await owner.db
    .updateTable('content_versions')
    .set({ settings: JSON.stringify({ subject: 'Just listed: [14 Juniper Lane]', blocks: [] }) })
    .where('account_id', '=', agency.accountId)
    .execute()
  expect((await estimate()).problems).toEqual([
    'The placeholder [14 Juniper Lane] is left. Replace it and publish the email again.',
  ])
  await expect(create()).rejects.toMatchObject({ code: 'conflict' })
})

test('what prevents sending is said before, and refuses the broadcast', async ({ world }) => {
  const { estimate, create, agency, owner, setSettings } = { ...(await setUp(world, ['a@example.com'])), ...world }
  await owner.db
    .updateTable('brandings')
    .set({ details: '{}', style: '{}' })
    .where('id', '=', agency.brandingId)
    .execute()
  await setSettings({ paused_at: new Date() })
  const { problems } = await estimate()
  expect(problems.join(' ')).toMatch(/brand color and a digital logo.*postal address.*Sending is paused/)
  await expect(create()).rejects.toMatchObject({ code: 'conflict' })
})

test('a broadcast can be canceled before it starts, and stopped after', async ({ world }) => {
  const { create, change, start, listPieces, getBroadcast, setSettings, contactIds } = await setUp(world, [
    'a@a.example',
  ])
  const first = await create()
  expect(await change(first, 'canceled')).toMatchObject({ state: 'CANCELED' })
  await start()
  expect(await listPieces()).toEqual([])
  await expect(change(first, 'stopped')).rejects.toMatchObject({ code: 'conflict' })

  const hour = new Date().getUTCHours()
  await world.owner.db.updateTable('agencies').set({ time_zone: 'UTC' }).execute()
  await setSettings({ quiet_from: (hour + 23) % 24, quiet_till: (hour + 2) % 24 })
  const second = await create({ ids: contactIds })
  await start()
  expect(await getBroadcast(second)).toMatchObject({ state: 'SENDING', counts: { queued: 1 } })
  await expect(change(second, 'canceled')).rejects.toMatchObject({ code: 'conflict' })
  expect(await change(second, 'stopped')).toMatchObject({ state: 'STOPPED', counts: { queued: 0, canceled: 1 } })
  expect(await change(second, 'stopped')).toMatchObject({ state: 'STOPPED' })
})

test('a broadcast pauses with the account and continues when it is resumed', async ({ world }) => {
  const { create, change, start, getBroadcast, account, owner } = { ...(await setUp(world, ['a@a.example'])), ...world }
  const created = await create()
  const settings = owner.db.updateTable('email_settings').where('account_id', '=', account.account_id)
  await settings.set({ paused_at: new Date(), pause_reason: 'Too many emails bounced.' }).execute()
  await start()
  expect(await getBroadcast(created)).toMatchObject({ state: 'PAUSED', reason: 'Too many emails bounced.', total: 0 })
  await expect(change(created, 'resumed')).rejects.toMatchObject({ code: 'conflict' })
  await settings.set({ paused_at: null, pause_reason: '' }).execute()
  expect(await change(created, 'resumed')).toMatchObject({ state: 'PREPARING', reason: '' })
  await start()
  expect(await getBroadcast(created)).toMatchObject({ state: 'DONE', counts: { delivered: 1 } })
})

describe('a broadcast whose sender may not send any more', () => {
  test('pauses before it starts, and goes out in the name of who resumes it', async ({ world }) => {
    const { create, agency, agent, start, listPieces } = await setUp(world, ['a@a.example'])
    const colleague = await world.factory.createAgent(agency)
    const created = await create()
    await deactivate(colleague, agent)
    await start()
    const params = { broadcastId: created._id }
    const paused = await colleague.call('GET /agent/broadcasts/:broadcastId', { params })
    expect(paused).toMatchObject({ state: 'PAUSED', reason: 'The agent who sent it is no longer active.', total: 0 })
    const left = await colleague.call('GET /agent/broadcasts/:broadcastId/remaining', { params })
    expect(left).toEqual({ queued: 0, contacts: 1, sent: 0, takesOver: true })
    await colleague.call('POST /agent/broadcasts/:broadcastId/resumed', { params })
    await start()
    expect(await colleague.call('GET /agent/broadcasts/:broadcastId', { params })).toMatchObject({ state: 'DONE' })
    expect(await listPieces()).toMatchObject([{ state: 'DELIVERED', agent_id: colleague.agentId }])
  })

  test('pauses amid sending, and sends only what is left when it is resumed', async ({ world }) => {
    const emails = ['a@a.example', 'b@b.example', 'c@c.example']
    const { create, agency, agent, start, send, listPieces, setSettings, contactIds } = await setUp(world, emails)
    const { db } = world.owner
    const colleague = await world.factory.createAgent(agency)
    const [sentId = '', ownedId = ''] = contactIds
    await db.updateTable('contacts').set({ owner_id: colleague.agentId }).where('id', '=', ownedId).execute()
    const quiet = new Date().getUTCHours()
    await db.updateTable('agencies').set({ time_zone: 'UTC' }).where('account_id', '=', agency.accountId).execute()
    await setSettings({ quiet_from: (quiet + 23) % 24, quiet_till: (quiet + 2) % 24 })
    const { _id: broadcastId } = await create()
    await start()
    await setSettings({ quiet_from: 0, quiet_till: 0 })
    const pieces = db.updateTable('email_pieces').where('account_id', '=', agency.accountId)
    await pieces.set({ due_at: new Date() }).where('contact_id', '=', sentId).execute()
    await send()
    await pieces.set({ due_at: new Date() }).where('state', '=', 'QUEUED').execute()
    await withoutMarketing(world, agent)
    await send()
    const params = { broadcastId }
    expect(await colleague.call('GET /agent/broadcasts/:broadcastId', { params })).toMatchObject({
      state: 'PAUSED',
      reason: 'The agent who sent it no longer has the permission to send emails.',
      counts: { queued: 2, sent: 1 },
    })
    const left = await colleague.call('GET /agent/broadcasts/:broadcastId/remaining', { params })
    expect(left).toEqual({ queued: 2, contacts: 0, sent: 1, takesOver: true })
    await colleague.call('POST /agent/broadcasts/:broadcastId/resumed', { params })
    await send()
    const pieceOf = new Map((await listPieces()).map((piece) => [piece.contact_id, piece]))
    expect(contactIds.map((id) => pieceOf.get(id))).toMatchObject([
      { state: 'DELIVERED', agent_id: agent.agentId },
      { state: 'DELIVERED', agent_id: colleague.agentId },
      { state: 'DELIVERED', agent_id: colleague.agentId },
    ])
  })
})

test('a broadcast cannot start in the past or in more than a year', async ({ world }) => {
  const { create, contactIds } = await setUp(world, ['a@a.example'])
  const selection = { ids: contactIds }
  const inDays = (days: number) => new Date(Date.now() + days * dayLength).toISOString()
  await expect(create(selection, { startsAt: inDays(-1) })).rejects.toMatchObject({
    fields: { startsAt: expect.any(String) },
  })
  await expect(create(selection, { startsAt: inDays(400) })).rejects.toMatchObject({
    fields: { startsAt: expect.any(String) },
  })
  expect(await create(selection, { startsAt: inDays(3) })).toMatchObject({ state: 'SCHEDULED' })
})

test('contacts, emails and broadcasts of another account are not found', async ({ world }) => {
  const { create, contactIds, email } = await setUp(world, ['a@a.example'])
  const created = await create()
  const other = await setUp(world, ['b@b.example'])
  await expect(other.getBroadcast(created)).rejects.toMatchObject({ code: 'not_found' })
  await expect(other.change(created, 'canceled')).rejects.toMatchObject({ code: 'not_found' })
  expect(await other.estimate({ ids: contactIds })).toMatchObject({ total: 0, recipients: 0 })
  const body = { contentId: email.contentId, selection: { ids: other.contactIds } }
  await expect(other.agent.call('POST /agent/broadcasts/estimate', { body })).rejects.toMatchObject({
    code: 'not_found',
  })
})
