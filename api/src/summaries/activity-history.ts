import type { ActivityEntry, DetailOf, EventGroup } from '@gable/shared/activity/entry.ts'
import { toSentence } from '@gable/shared/activity/sentence.ts'
import { getDateTimeFormat } from '@gable/shared/text/intl-formats.ts'
import type { SummaryEntry, SummaryInput } from './writer.ts'

type KindOf<G extends EventGroup> = Extract<ActivityEntry, { eventGroup: G }>['kind']
type HistoryEntry<G extends EventGroup, K extends string> = Omit<SummaryEntry, 'detail'> & {
  detail: DetailOf<G, K>
}

type DescribedEntry = Omit<SummaryEntry, 'detail'> & { detail: object }

/** The input of a summary, with the look-ups that its sentences, insights and recommendations share. */
export function createActivityHistory({ entries, timeZone, name, now }: SummaryInput) {
  const dateFormat = getDateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone })
  const formatDate = (at: Date) => dateFormat.format(at)
  const describe = (entry: DescribedEntry) => toSentence({ ...entry, contactName: name.trim() })
  return {
    entries,
    now,
    name: name.trim() || 'This contact',
    /** Newest first. */
    list<G extends EventGroup, K extends KindOf<G>>(group: G, ...kinds: K[]): HistoryEntry<G, K>[] {
      const listed: readonly string[] = kinds
      return entries.filter(
        ({ eventGroup, kind }) => eventGroup === group && listed.includes(kind),
      ) as unknown as HistoryEntry<G, K>[]
    },
    formatDate,
    dateOf: ({ at }: { at: Date }) => formatDate(at),
    /** The sentence of the timeline. */
    describe,
    /** The sentence of the timeline with its date. */
    describeWithDate: (entry: DescribedEntry) => {
      const sentence = describe(entry)
      const date = formatDate(entry.at)
      // After a reason someone typed, "on Mar 15, 2026" would read as a part of the reason.
      return sentence.includes(': ') ? `${sentence} (${date})` : `${sentence} on ${date}`
    },
  }
}

export type ActivityHistory = ReturnType<typeof createActivityHistory>

const maxCitations = 4

export const citeEntries = (entries: readonly { id: string }[]) =>
  [...new Set(entries.map(({ id }) => id))].slice(0, maxCitations)
