import type { ChangelogEntry, ChangelogPage, ChangelogRequest } from '@gable/shared/activity/changelog.ts'
import { addDays, startOfDay, toDay } from '@gable/shared/time/calendar.ts'
import { canDeleteNote, canEditNote } from '../notes/note-permissions.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { countEntries, type EntryRow, getViewerTimeZone, listEntries } from './queries.ts'

export async function searchChangelog(
  db: Db,
  scope: Scope,
  { eventGroups, tags, dateFrom, dateTill, page, pageSize }: ChangelogRequest,
): Promise<ChangelogPage> {
  const zone = dateFrom || dateTill ? await getViewerTimeZone(db, scope) : 'UTC'
  const filters = {
    eventGroups,
    tags,
    from: dateFrom ? new Date(toStart(dateFrom, zone)) : undefined,
    before: dateTill ? new Date(toEnd(dateTill, zone)) : undefined,
  }
  // One extra row tells whether there is a next page.
  const rows = await listEntries(db, scope, filters, { limit: pageSize + 1, offset: (page - 1) * pageSize })
  return {
    data: rows.slice(0, pageSize).map((row) => toEntry(scope, row)),
    total: await countEntries(db, scope, filters),
    page,
    pageSize,
    hasMore: rows.length > pageSize,
  }
}

/** An instant is exact; a day starts at midnight. */
const toStart = (when: string, zone: string) => (isDay(when) ? startOfDay(when, zone) : Date.parse(when))

const toEnd = (when: string, zone: string) => {
  const day = isDay(when) ? when : toDay(Date.parse(when), zone)
  return startOfDay(addDays(day, 1), zone)
}

const isDay = (when: string) => when.length === 10

function toEntry(scope: Scope, { agentId, at, ...entry }: EntryRow): ChangelogEntry {
  const { editedAt } = entry.detail as { editedAt?: string }
  const note = {
    mayEdit: canEditNote(scope, agentId),
    mayDelete: canDeleteNote(scope, agentId),
    editedAt: editedAt ?? null,
  }
  return { ...entry, at: at.toISOString(), note: entry.eventGroup === 'NOTES' ? note : null }
}
