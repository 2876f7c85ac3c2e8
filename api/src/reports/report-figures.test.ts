import { newId } from '@gable/shared/ids.ts'
import { type Engagement, engagementKinds, getWarmth } from '@gable/shared/reports/warmth.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { createRng } from '../demo/rng.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { eventually } from '../testing/eventually.ts'
import { findFigureMismatches } from '../testing/figure-mismatches.ts'
import { test, type World } from '../testing/world.ts'

const kinds = [
  'DASHBOARD VIEWED',
  'DASHBOARD CLICKED',
  'DASHBOARD CORRECTED',
  'EMAIL OPENED',
  'EMAIL CLICKED',
  'EMAIL SENT',
  'POSTCARD SCANNED',
  'FORM_SUBMISSION SUBMITTED',
  'OFFER ASKED',
  'OFFER ACCEPTED',
  'LEAD DONE',
  'CALL LOGGED',
]

/** An agency to which anything may happen. */
async function createRandomWorld(world: World, seed: string) {
  const { agency, agent, addContact, addProperty } = await createAgencyWithContacts(world)
  const { accountId } = agency
  const { db } = world.owner
  const rng = createRng(seed)
  const contacts: string[] = []
  for (let n = 0; n < 12; n++) {
    const email = rng.bool(0.7) ? { emailId: `${newId()}@example.com` } : {}
    contacts.push((await addContact(`Nora Field${n}`, { ...email, source: rng.pick(['Widget', 'Import']) }))._id)
  }
  const leads: { id: string; contactId: string }[] = []
  for (const contact_id of contacts.slice(0, 6)) {
    const lead = { account_id: accountId, id: newId(), contact_id, lead_type: 'SELLER', source: 'Widget' }
    await db.insertInto('leads').values(lead).execute()
    leads.push({ id: lead.id, contactId: contact_id })
  }
  const pick = () => rng.pick(contacts)
  const where = sql`account_id = ${accountId}`

  const actions: Record<string, () => Promise<unknown>> = {
    addEntries: () => {
      const lead = rng.pick(leads)
      return db
        .insertInto('timeline_entries')
        .values(
          Array.from({ length: 4 }, () => {
            const [event_group = '', kind = ''] = rng.pick(kinds).split(' ')
            const ofLead = event_group === 'LEAD' || event_group === 'CALL'
            return {
              account_id: accountId,
              id: newId(),
              event_group,
              kind,
              at: new Date(Date.now() - rng.int(0, 40 * 24) * hourLength),
              contact_id: ofLead ? lead.contactId : pick(),
              detail: JSON.stringify(ofLead ? { leadId: lead.id } : {}),
            }
          }),
        )
        .execute()
    },
    removeEntries: () =>
      sql`delete from timeline_entries where ${where} and id in (select id from timeline_entries
        where ${where} order by md5(id::text || ${String(rng.int(0, 1e6))}) limit 3)`.execute(db),
    assign: () =>
      sql`update contacts set owner_id = ${rng.pick([agent.agentId, null])} where ${where} and id = ${pick()}`.execute(
        db,
      ),
    linkHome: () => addProperty(pick()),
    unlinkHome: () => sql`delete from contact_properties where ${where} and contact_id = ${pick()}`.execute(db),
    archive: () => sql`update contacts set archived_at = now() where ${where} and id = ${pick()}`.execute(db),
    restore: () =>
      sql`update contacts set archived_at = null where ${where} and id = ${pick()} and merged_into is null`.execute(db),
    edit: () =>
      sql`update contacts set phone = case when phone is null then '+16035550' || ${rng.int(100, 999)} end,
        unsubscribed_at = case when unsubscribed_at is null then now() end, is_non_marketing = not is_non_marketing,
        source = ${rng.pick(['Widget', 'Import', 'Referral'])}, last_activity_at = now() where ${where} and id = ${pick()}`.execute(
        db,
      ),
    merge: async () => {
      const [contactId, mergedId] = [pick(), pick()]
      if (contactId === mergedId) return
      const merged = await agent
        .call('POST /agent/contacts/:contactId/merge', { params: { contactId }, body: { mergedId } })
        .catch(() => undefined)
      // Leads move with their contact.
      if (merged) for (const lead of leads) if (lead.contactId === mergedId) lead.contactId = contactId
    },
    moveClock: () =>
      sql`update agencies set time_zone = ${rng.pick(['America/New_York', 'Asia/Tokyo'])} where ${where}`.execute(db),
  }
  return { accountId, act: () => rng.pick(Object.values(actions))() }
}

describe('what reports read', () => {
  test('equals a recount, whatever happens in an account', async ({ world }) => {
    for (const seed of ['one', 'two', 'three']) {
      const { accountId, act } = await createRandomWorld(world, seed)
      for (let n = 0; n < 120; n++) {
        await act()
        if (n % 20 === 19) expect(await findFigureMismatches(world.owner.db, accountId), `${seed} ${n}`).toEqual([])
      }
    }
  })

  test('counts points by the rule that people read', async ({ world }) => {
    const { agency, addContact } = await createAgencyWithContacts(world)
    const { _id } = await addContact('Nora Field')
    const rng = createRng('points')
    for (let n = 0; n < 30; n++) {
      const day = `2026-01-${String(n + 1).padStart(2, '0')}`
      const counts = Object.fromEntries(engagementKinds.map((kind) => [kind, rng.int(0, 6)])) as Engagement
      const { points } = await world.owner.db
        .insertInto('contact_engagement')
        .values({ account_id: agency.accountId, contact_id: _id, source: 'Widget', day, ...counts })
        .returning('points')
        .executeTakeFirstOrThrow()
      expect(points).toBe(getWarmth([counts]))
    }
  })
})

test('an owner who changes while the contact does something is not missed', async ({ world }) => {
  const { agency, agent, addContact } = await createAgencyWithContacts(world)
  const { _id } = await addContact('Nora Field', { source: 'Widget' })
  const { db } = world.owner
  const readOwners = () =>
    db
      .selectFrom('contact_engagement')
      .select('owner_id as ownerId')
      .where('account_id', '=', agency.accountId)
      .execute()
  const change = await db.startTransaction().execute()
  await change.updateTable('contacts').set({ owner_id: null }).where('id', '=', _id).execute()
  // Waits for the change, which it would otherwise count for the earlier owner.
  const visit = db
    .insertInto('timeline_entries')
    .values({
      account_id: agency.accountId,
      id: newId(),
      at: new Date(),
      contact_id: _id,
      detail: '{}',
      event_group: 'DASHBOARD',
      kind: 'VIEWED',
    })
    .execute()
  await eventually(async () =>
    expect((await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)).rows).not.toEqual([]),
  )
  await change.commit().execute()
  await visit
  expect(await readOwners()).toEqual([{ ownerId: null }])
  await db.updateTable('contacts').set({ owner_id: agent.agentId }).where('id', '=', _id).execute()
  expect(await readOwners()).toEqual([{ ownerId: agent.agentId }])
})
