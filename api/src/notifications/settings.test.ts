import type { NotificationKind } from '@gable/shared/notifications/kinds.ts'
import type { Channels } from '@gable/shared/notifications/settings.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { listSettingsManagerEmails } from '../email-domains/manager-queries.ts'
import type { Email } from '../platform/mail/email.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { runJobs } from '../testing/jobs.ts'
import { createPostcardScenario } from '../testing/postcards.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { openJourney } from '../testing/submissions.ts'
import { browser } from '../testing/tracked-emails.ts'
import { test, type World } from '../testing/world.ts'

const set = (agent: SignedInAgent, kind: NotificationKind, channels: Partial<Channels>) =>
  agent.call('PATCH /agent/notifications/settings', { body: { kinds: { [kind]: channels } } })

const listEmailsTo = async ({ owner }: World, to: string) => {
  const { rows } = await sql<{ payload: Email }>`
    select payload from graphile_worker._private_jobs where payload->>'to' = ${to}`.execute(owner.db)
  return rows.map(({ payload }) => payload)
}

async function createLeadFor(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const colleague = await world.factory.createAgent(contacts.agency, { role: 'AGENT' })
  const { _id: contactId } = await contacts.addContact('Nora Field')
  const assign = () =>
    contacts.agent.call('POST /agent/leads', { body: { contactId, agentId: colleague.agentId, leadType: 'SELLER' } })
  return { ...contacts, colleague, contactId, assign }
}

test('settings start with the defaults of the role and are kept for each agent and account', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const owner = await world.factory.createAgent(agency)
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  const before = await agent.call('GET /agent/notifications/settings')
  expect(before).toMatchObject({ digestHour: 7, timeZone: 'America/New_York' })
  expect(before.kinds.UNASSIGNED_LEAD).toEqual({ bell: true, email: false, digest: false })
  expect((await owner.call('GET /agent/notifications/settings')).kinds.UNASSIGNED_LEAD.email).toBe(true)

  await set(agent, 'MENTION', { digest: true })
  await agent.call('PATCH /agent/notifications/settings', { body: { digestHour: 17 } })
  const after = await agent.call('GET /agent/notifications/settings')
  expect(after).toMatchObject({ digestHour: 17, kinds: { MENTION: { bell: true, email: false, digest: true } } })
  expect((await owner.call('GET /agent/notifications/settings')).kinds.MENTION.digest).toBe(false)
  for (const body of [{ digestHour: 24 }, { kinds: { EMAIL_DOMAIN: { bell: true } } }, { kinds: { GOSSIP: {} } }])
    expect((await agent.send('PATCH', '/api/agent/notifications/settings', body)).statusCode).toBe(422)
})

test('an agent who switched a notification off gets none, and those who want an email get one', async ({ world }) => {
  const { agency, colleague, assign } = await createLeadFor(world)
  await set(colleague, 'ASSIGNED_LEAD', { bell: false })
  await assign()
  expect(await colleague.call('GET /agent/notifications')).toEqual({ data: [], unread: 0 })
  await runJobs(world, agency.accountId)
  expect(await listEmailsTo(world, colleague.email)).toEqual([])

  await set(colleague, 'ASSIGNED_LEAD', { email: true })
  await assign()
  expect(await colleague.call('GET /agent/notifications')).toEqual({ data: [], unread: 0 })
  await runJobs(world, agency.accountId)
  const emails = await listEmailsTo(world, colleague.email)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.subject).toMatch(/assigned you a lead: Nora Field$/)
  expect(emails[0]?.text).toContain(`/a/${agency.accountId}/leads/today?lead=`)
  expect(emails[0]?.text).toContain(`/a/${agency.accountId}/settings/notification`)
})

test('emails about new leads and the email domain obey the settings', async ({ world }) => {
  const agency = await world.factory.createAgency()
  const [owner, admin] = [
    await world.factory.createAgent(agency),
    await world.factory.createAgent(agency, { role: 'ADMIN' }),
  ]
  await set(owner, 'UNASSIGNED_LEAD', { email: false })
  await set(owner, 'EMAIL_DOMAIN', { email: false })
  const page = await openJourney(world, agency, await world.factory.createAsset(agency))
  await page.submit({ details: { firstName: 'Omar', lastName: 'Said', email: 'omar@example.com' } })
  await world.app.submissionNotifier.drain()
  await runJobs(world, agency.accountId)
  expect(await listEmailsTo(world, owner.email)).toEqual([])
  expect(await listEmailsTo(world, admin.email)).toHaveLength(1)
  expect(await listSettingsManagerEmails(world.owner.db, mintAccountScope(agency.accountId))).toEqual([admin.email])
})

test('the first scan of a postcard by a person rings the bell of the contact’s agent', async ({ world }) => {
  const scenario = await createPostcardScenario(world)
  await world.owner.db
    .updateTable('contacts')
    .set({ owner_id: scenario.agent.agentId })
    .where('account_id', '=', scenario.accountId)
    .execute()
  await scenario.queue()
  await scenario.send()
  await scenario.updatePieces({ state: 'DELIVERED', delivered_at: new Date() })
  const [piece] = await scenario.listPieces()
  const scan = (agent: string) =>
    world.app.inject({ url: `/q/${scenario.getCode(piece?.id ?? '')}`, headers: { 'user-agent': agent } })
  await scan('curl/8')
  expect((await scenario.agent.call('GET /agent/notifications')).data).toEqual([])
  await scan(browser)
  await scan(browser)
  expect((await scenario.agent.call('GET /agent/notifications')).data).toMatchObject([
    { kind: 'POSTCARD_SCAN', contact: { fullName: 'Nora Field 1' }, noteId: null, leadId: null },
  ])
})
