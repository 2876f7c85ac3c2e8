import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Database } from '../../api/src/platform/database.ts'

/** A contact, with a function that adds to their history. */
export async function createContact({ db }: Database, accountId: string, values: object = {}) {
  const id = newId()
  await db
    .insertInto('contacts')
    .values({
      account_id: accountId,
      id,
      first_name: 'Nora',
      last_name: '<b>Field</b>',
      email: 'nora@example.com',
      phone: '+16035550142',
      source: 'Open house',
      custom: '{}',
      ...values,
    })
    .execute()

  /** Adds an entry to the history of the contact; an email unless a detail is given. */
  async function addEntry({ daysAgo, eventGroup = 'EMAIL', kind = 'SENT', detail }: SeededEntry) {
    const entryId = newId()
    const email = { emailId: entryId, subject: `Market notes ${daysAgo}`, label: 'See more' }
    await db
      .insertInto('timeline_entries')
      .values({
        account_id: accountId,
        contact_id: id,
        id: entryId,
        at: new Date(Date.now() - daysAgo * dayLength),
        event_group: eventGroup,
        kind,
        detail: JSON.stringify(detail ?? email),
      })
      .execute()
    return entryId
  }
  return { id, addEntry }
}

interface SeededEntry {
  daysAgo: number
  eventGroup?: string
  kind?: string
  detail?: object
}
