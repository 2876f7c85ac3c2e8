import { demoAccounts } from '@gable/shared/demo/people.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { testWithDemo as test } from '../testing/world.ts'

const ours = { accountId: demoAccounts.harborAndHill }

test('the figures on Home cover this account only', { timeout: 240_000 }, async ({ world }) => {
  const agent = await world.factory.createAgent(ours)
  const { contacts, leads, days, views } = await agent.call('GET /agent/home/figures')
  const { rows } = await sql<{ contacts: number; open: number; views: number }>`
    select (select count(*)::int from contacts where account_id = ${ours.accountId} and archived_at is null) as contacts,
      (select count(*)::int from leads join contacts on contacts.id = contact_id and archived_at is null
        where leads.account_id = ${ours.accountId} and stage not in ('CLOSED', 'LOST')) as open,
      (select count(*)::int from events where account_id = ${ours.accountId} and type = 'view'
        and (at at time zone 'America/New_York')::date > (now() at time zone 'America/New_York')::date - 7) as views
  `.execute(world.owner.db)
  expect({ contacts: contacts.total, open: leads.open, views: views.thisWeek }).toEqual(rows[0])
  expect(days).toHaveLength(30)
  expect(new Set(days.map(({ day }) => day)).size).toBe(30)
})

test('the newest leads come first, without closed and lost ones', async ({ world }) => {
  const agent = await world.factory.createAgent(ours)
  const leads = await agent.call('GET /agent/home/leads')
  expect(leads).toHaveLength(8)
  const times = leads.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(leads.filter(({ stage }) => stage === 'CLOSED' || stage === 'LOST')).toEqual([])
})

test('a new agency sees zeros and empty lists, not errors', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const figures = await agent.call('GET /agent/home/figures')
  expect(figures.contacts).toEqual({ total: 0, thisWeek: 0, lastWeek: 0 })
  expect(figures.days.every(({ views }) => views === 0)).toBe(true)
  expect(await agent.call('GET /agent/home/leads')).toEqual([])
  expect(await agent.call('GET /agent/home/activity')).toEqual([])
})

test('a contact without a name shows by email, and archived contacts are not counted', async ({ world }) => {
  const agent = await world.factory.createAgent(await world.factory.createAgency())
  const { _id: contactId } = await agent.call('POST /agent/contacts', { body: { emailId: 'nora@example.com' } })
  await agent.call('POST /agent/leads', { body: { contactId, leadType: 'SELLER' } })
  expect(await agent.call('GET /agent/home/leads')).toMatchObject([{ fullName: '', emailId: 'nora@example.com' }])
  expect(await agent.call('GET /agent/home/activity')).toMatchObject([{ contactName: 'nora@example.com' }])
  expect(await agent.call('GET /agent/home/figures')).toMatchObject({
    contacts: { total: 1, thisWeek: 1 },
    leads: { open: 1, thisWeek: 1 },
  })
  await agent.call('POST /agent/contacts/:contactId/archived', { params: { contactId } })
  expect(await agent.call('GET /agent/home/figures')).toMatchObject({
    contacts: { total: 0, thisWeek: 0 },
    leads: { open: 0, thisWeek: 0 },
  })
})
