import type { ChangelogEntry, ChangelogPage, ChangelogRequest } from '@gable/shared/activity/changelog.ts'
import { addDays, dayAt, startOfDay } from '@gable/shared/statistics/calendar.ts'
import { mayDeleteNote, mayEditNote } from '../notes/may-change.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { type EntryRow, listEntries, readOwnZone, totalOfEntries } from './queries.ts'

export async function searchChangelog(
  db: Db,
  scope: Scope,
  { eventGroups, tags, dateFrom, dateTill, page, pageSize }: ChangelogRequest,
): Promise<ChangelogPage> {
  const zone = dateFrom || dateTill ? await readOwnZone(db, scope) : 'UTC'
  const asked = {
    eventGroups,
    tags,
    from: dateFrom ? new Date(beginOf(dateFrom, zone)) : undefined,
    before: dateTill ? new Date(endOf(dateTill, zone)) : undefined,
  }
  // One more than is shown tells whether there is a next page.
  const rows = await listEntries(db, scope, asked, { limit: pageSize + 1, offset: (page - 1) * pageSize })
  return {
    data: rows.slice(0, pageSize).map((row) => entryOf(scope, row)),
    total: await totalOfEntries(db, scope, asked),
    page,
    pageSize,
    hasMore: rows.length > pageSize,
  }
}

/** A moment is meant to the second; a day from its beginning. */
const beginOf = (when: string, zone: string) => (isDay(when) ? startOfDay(when, zone) : Date.parse(when))

const endOf = (when: string, zone: string) => {
  const day = isDay(when) ? when : dayAt(Date.parse(when), zone)
  return startOfDay(addDays(day, 1), zone)
}

const isDay = (when: string) => when.length === 10

function entryOf(scope: Scope, { agentId, at, ...entry }: EntryRow): ChangelogEntry {
  const { editedAt } = entry.detail as { editedAt?: string }
  const note = {
    mayEdit: mayEditNote(scope, agentId),
    mayDelete: mayDeleteNote(scope, agentId),
    editedAt: editedAt ?? null,
  }
  return { ...entry, at: at.toISOString(), note: entry.eventGroup === 'NOTES' ? note : null }
}
