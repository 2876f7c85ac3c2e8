import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Email } from '../platform/mail/email.ts'
import { createLog } from '../platform/observe/log.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'
import { listDueDigests } from './email-queries.ts'
import { sendDigest } from './send-digest.ts'

/** A colleague who wants assigned leads in the digest. */
async function setUp(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const { agency, agent, addContact } = contacts
  const colleague = await world.factory.createAgent(agency, { role: 'AGENT' })
  const { _id: contactId } = await addContact('Nora Field')
  await colleague.call('PATCH /agent/notifications/settings', {
    body: { kinds: { ASSIGNED_LEAD: { bell: true, digest: true } } },
  })
  const assign = () =>
    agent.call('POST /agent/leads', { body: { contactId, agentId: colleague.agentId, leadType: 'SELLER' } })
  const age = (by: string) =>
    sql`update notifications set at = at - ${by}::interval where account_id = ${agency.accountId}`.execute(
      world.owner.db,
    )
  const listDue = async (now?: Date) =>
    (await listDueDigests(world.owner, now)).filter(({ agentId }) => agentId === colleague.agentId)
  const send = () =>
    sendDigest('https://console.example')({
      payload: { accountId: agency.accountId, agentId: colleague.agentId },
      db: world.product.db,
      log: createLog({ LOG_LEVEL: 'silent' }),
      signal: new AbortController().signal,
    })
  const listEmails = async () => {
    const { rows } = await sql<{ payload: Email }>`
      select payload from graphile_worker._private_jobs where payload->>'to' = ${colleague.email}`.execute(
      world.owner.db,
    )
    return rows.map(({ payload }) => payload)
  }
  return { ...contacts, colleague, assign, age, listDue, send, listEmails }
}

test('the digest lists what came in before its hour, once a day, and tells where to unsubscribe', async ({ world }) => {
  const { agency, assign, age, listDue, send, listEmails } = await setUp(world)
  await assign()
  expect(await listDue()).toEqual([])
  await send()
  expect(await listEmails()).toEqual([])

  await age('25 hours')
  expect(await listDue()).toHaveLength(1)
  await Promise.all([send(), send(), send()])
  const [email, ...others] = await listEmails()
  expect(others).toEqual([])
  expect(email?.subject).toMatch(/^1 notification at /)
  expect(email?.text).toContain('assigned you a lead: Nora Field')
  expect(email?.text).toContain(`https://console.example/a/${agency.accountId}/settings/notification`)
  expect(email).not.toHaveProperty('unsubscribe')

  await assign()
  await age('25 hours')
  expect(await listDue()).toEqual([])
  await send()
  expect(await listEmails()).toHaveLength(1)
  await sql`update notification_digests set sent_for = sent_for - 1 where account_id = ${agency.accountId}`.execute(
    world.owner.db,
  )
  await send()
  expect(await listEmails()).toHaveLength(2)
})

test('what was read in the bell, or switched off since, is left out, and an empty digest is not sent', async ({
  world,
}) => {
  const { colleague, assign, age, listDue, send, listEmails } = await setUp(world)
  await assign()
  await age('2 days')
  await colleague.call('POST /agent/notifications/read', { body: {} })
  expect(await listDue()).toEqual([])
  await assign()
  await age('2 days')
  await colleague.call('PATCH /agent/notifications/settings', { body: { kinds: { ASSIGNED_LEAD: { digest: false } } } })
  expect(await listDue()).toEqual([])
  await send()
  expect(await listEmails()).toEqual([])
})

test('an hour that daylight saving time skips or repeats is one digest', async ({ world }) => {
  const { agency, colleague, assign, listDue } = await setUp(world)
  await assign()
  await sql`update notifications set at = '2026-01-01' where account_id = ${agency.accountId}`.execute(world.owner.db)
  const sentFor = (day: string, hour: number) =>
    sql`insert into notification_digests (account_id, agent_id, hour, sent_for)
      values (${agency.accountId}, ${colleague.agentId}, ${hour}, ${day}::date)
      on conflict (account_id, agent_id) do update set hour = excluded.hour, sent_for = excluded.sent_for`.execute(
      world.owner.db,
    )
  const countDueAt = async (now: string) => (await listDue(new Date(now))).length
  // New York skips 2 AM on March 8 and repeats 1 AM on November 1.
  await sentFor('2026-03-07', 2)
  expect(await countDueAt('2026-03-08T06:59:00Z')).toBe(0)
  expect(await countDueAt('2026-03-08T07:00:00Z')).toBe(1)
  await sentFor('2026-10-31', 1)
  expect(await countDueAt('2026-11-01T04:59:00Z')).toBe(0)
  expect(await countDueAt('2026-11-01T05:00:00Z')).toBe(1)
  await sentFor('2026-11-01', 1)
  expect(await countDueAt('2026-11-01T06:30:00Z')).toBe(0)
  expect(await countDueAt('2026-11-02T06:00:00Z')).toBe(1)
})

test('a deactivated agent gets no digest, even one that is due already', async ({ world }) => {
  const { agency, colleague, assign, age, listDue, send, listEmails } = await setUp(world)
  const owner = await world.factory.createAgent(agency, { role: 'OWNER' })
  await assign()
  await age('25 hours')
  expect(await listDue()).toHaveLength(1)
  const params = { userId: colleague.userId }
  await owner.call('POST /agent/team/:userId/deactivated', { params, body: { handOverTo: null } })
  expect(await listDue()).toEqual([])
  await send()
  expect((await listEmails()).filter(({ subject }) => subject.includes('notification'))).toEqual([])
})
