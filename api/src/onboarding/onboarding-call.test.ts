import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Email } from '../platform/mail/email.ts'
import type { SignedInAgent } from '../testing/session-factory.ts'
import { test, type World } from '../testing/world.ts'

/** An agency whose owner has reached the last onboarding step. */
async function createAgencyAtCall(world: World) {
  const agency = await world.factory.createAgency({
    name: 'Moss & Daughters',
    status: 'CREATED',
    onboarding_step: 'ONBOARDING_CALL',
  })
  const owner = await world.factory.createAgent(agency, { onboarding_step: 'ACCOUNT_ONBOARDING_DETAILS' })
  return { agency, owner }
}

const listSlots = async (owner: SignedInAgent) => (await owner.call('GET /agent/onboarding/call')).slots
const book = (owner: SignedInAgent, slot = '') => owner.call('PUT /agent/onboarding/call', { body: { slot } })

async function listEmails({ owner }: World, subject: string) {
  const { rows } = await sql<{ payload: Email }>`
    select payload from graphile_worker._private_jobs where payload->>'subject' like ${`%${subject}%`} order by id
  `.execute(owner.db)
  return rows.map(({ payload }) => payload)
}

test('a booked call is kept, confirmed by email with a calendar file, and announced to support', async ({ world }) => {
  const { owner } = await createAgencyAtCall(world)
  const [slot = ''] = await listSlots(owner)
  await book(owner, slot)
  expect(await owner.call('GET /agent/onboarding/booked-call')).toEqual({
    call: {
      startsAt: slot,
      endsAt: new Date(Date.parse(slot) + 20 * 60_000).toISOString(),
      timeZone: 'America/New_York',
      agent: { fullName: 'Ada Moss', phone: null },
    },
  })
  const [confirmation] = await listEmails(world, 'Your onboarding call on')
  expect(confirmation).toMatchObject({ to: owner.email, calendar: { method: 'PUBLISH' } })
  expect(confirmation?.text).toMatch(/at 10:00 AM, Eastern Time\./)
  expect(confirmation?.calendar?.content).toContain(`DTSTART:${slot.replace(/[-:]|\.000/g, '')}`)
  const [announcement] = await listEmails(world, 'Onboarding call with Moss & Daughters')
  expect(announcement).toMatchObject({ to: 'support@gable.test', calendar: { method: 'PUBLISH' } })
  expect(announcement?.text).toContain(`Ada Moss, Moss & Daughters, No phone number, ${owner.email}`)
})

test('a time is booked once among all agencies, and free again after a cancellation', async ({ world }) => {
  const [first, second] = [await createAgencyAtCall(world), await createAgencyAtCall(world)]
  const slot = (await listSlots(first.owner)).at(3)
  const results = await Promise.allSettled([book(first.owner, slot), book(second.owner, slot)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [winner, loser] = results[0].status === 'fulfilled' ? [first, second] : [second, first]
  expect(await listSlots(loser.owner)).not.toContain(slot)
  await expect(book(loser.owner, slot)).rejects.toMatchObject({ fields: { slot: 'Please choose one of the times' } })

  await winner.owner.call('DELETE /agent/onboarding/booked-call')
  expect(await winner.owner.call('GET /agent/onboarding/booked-call')).toEqual({ call: null })
  const [canceled] = await listEmails(world, 'Canceled: your onboarding call')
  expect(canceled).toMatchObject({ to: winner.owner.email, calendar: { method: 'CANCEL' } })
  await book(loser.owner, slot)
})

test('a call is shown until it is over, and can then no longer be canceled', async ({ world }) => {
  const { agency, owner } = await createAgencyAtCall(world)
  await book(owner, (await listSlots(owner))[5])
  await world.owner.db
    .updateTable('onboarding_calls')
    .set({ starts_at: new Date(Date.now() - 30 * 60_000), ends_at: new Date(Date.now() - 10 * 60_000) })
    .where('account_id', '=', agency.accountId)
    .execute()
  expect(await owner.call('GET /agent/onboarding/booked-call')).toEqual({ call: null })
  await expect(owner.call('DELETE /agent/onboarding/booked-call')).rejects.toMatchObject({ code: 'not_found' })
})

test('skipping the call books nothing', async ({ world }) => {
  const { owner } = await createAgencyAtCall(world)
  await owner.call('PUT /agent/onboarding/call', { body: { slot: null } })
  expect(await owner.call('GET /agent/onboarding/booked-call')).toEqual({ call: null })
})

test('another account and an agent without access neither see nor cancel the call', async ({ world }) => {
  const { agency, owner } = await createAgencyAtCall(world)
  await book(owner, (await listSlots(owner))[8])
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  await expect(agent.call('GET /agent/onboarding/booked-call')).rejects.toMatchObject({ code: 'forbidden' })
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  expect(await stranger.call('GET /agent/onboarding/booked-call')).toEqual({ call: null })
  await expect(stranger.call('DELETE /agent/onboarding/booked-call')).rejects.toMatchObject({ code: 'not_found' })
})
