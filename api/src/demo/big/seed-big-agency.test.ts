import { bigAccount } from '@gable/shared/demo/people.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openOwnerDatabase } from '../../platform/database.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { findCounterMismatches } from '../counter-mismatches.ts'
import { seedBigAgency } from './seed-big-agency.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a small version of the big agency is consistent and is seeded only once', async () => {
  const database = await createTestDatabase()
  const owner = openOwnerDatabase(database.url)
  const lines: string[] = []
  const size = { contacts: 1000, events: 20_000 }
  await seedBigAgency(owner, { print: (line) => lines.push(line), size })

  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from contacts) as contacts,
    (select count(*)::int from events) as events,
    (select count(*)::int from events where at > now()) as "eventsToCome",
    (select count(*)::int from events where type = 'submission') -
      (select count(*)::int from timeline_entries where event_group = 'FORM_SUBMISSION') as "uncountedSubmissions",
    (select count(*)::int from timeline_entries entry
      join contacts on contacts.account_id = entry.account_id and contacts.id = contact_id
      where entry.at < contacts.created_at or entry.at > contacts.last_activity_at) as "entriesOutOfTime",
    (select count(*)::int from leads where stage <> 'NEW' and not exists (
      select from timeline_entries where contact_id = leads.contact_id and kind = 'STAGE_CHANGED'
        and detail->>'to' = leads.stage and at = leads.stage_changed_at)) as "leadsWithoutTheirLastMove"`.execute(
    owner.db,
  )
  expect(rows[0]).toMatchObject({
    contacts: size.contacts,
    eventsToCome: 0,
    uncountedSubmissions: 0,
    entriesOutOfTime: 0,
    leadsWithoutTheirLastMove: 0,
  })
  expect(Math.abs((rows[0]?.events ?? 0) / size.events - 1)).toBeLessThan(0.05)
  expect(await findCounterMismatches(owner.db, bigAccount)).toEqual([])
  expect(lines.at(-1)).toMatch(/^ +\d+\.\d s {2}vacuum$/)

  await expect(seedBigAgency(owner, { print: () => {}, size })).rejects.toThrow('already exists')
  await owner.close()
  await database.drop()
})
