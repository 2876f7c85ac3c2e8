import type { ChangelogEntry } from '@gable/shared/activity/changelog.ts'

interface EntryGroup {
  entry: ChangelogEntry
  /** What the same press changed with it. */
  parts: ChangelogEntry[]
}

/** Completing a task of a lead may assign and move it at once. Both are shown with the task instead of on their own. */
export function groupCompletions(entries: readonly ChangelogEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    if (group && isPartOf(entry, group.entry)) group.parts.push(entry)
    else groups.push({ entry, parts: [] })
  }
  return groups
}

/** Entries are newest first, and the completion is recorded last. */
const isPartOf = (part: ChangelogEntry, whole: ChangelogEntry) =>
  whole.eventGroup === 'LEAD' &&
  whole.kind === 'DONE' &&
  part.eventGroup === 'LEAD' &&
  (part.kind === 'STAGE_CHANGED' || part.kind === 'ASSIGNED') &&
  part.detail.leadId === whole.detail.leadId &&
  part.agent?._id === whole.agent?._id &&
  Date.parse(whole.at) - Date.parse(part.at) <= recordingTime

/** In milliseconds. One transaction records them. */
const recordingTime = 2000
