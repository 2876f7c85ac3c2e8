import type { DetailOf, EventGroup, TimelineDetail } from '@gable/shared/activity/entry.ts'
import { sentenceOf } from '@gable/shared/activity/sentence.ts'
import type { Material, MaterialEntry } from './writer.ts'

type KindOf<G extends EventGroup> = Extract<TimelineDetail, { eventGroup: G }>['kind']
export type Entry<G extends EventGroup, K extends string> = Omit<MaterialEntry, 'detail'> & { detail: DetailOf<G, K> }

/** The history as the rules read it. */
export function historyOf({ entries, timeZone, name, now }: Material) {
  const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone })
  const told = (entry: Omit<MaterialEntry, 'detail'> & { detail: object }) =>
    sentenceOf({ ...entry, contactName: name.trim() })
  return {
    entries,
    now,
    name: name.trim() || 'This contact',
    of<G extends EventGroup, K extends KindOf<G>>(group: G, ...kinds: K[]): Entry<G, K>[] {
      const wanted: readonly string[] = kinds
      return entries.filter(
        ({ eventGroup, kind }) => eventGroup === group && wanted.includes(kind),
      ) as unknown as Entry<G, K>[]
    },
    on: ({ at }: { at: Date }) => days.format(at),
    day: (at: Date) => days.format(at),
    /** As the timeline tells it. */
    told,
    /** The same with its day, as a part of a sentence. */
    dated: (entry: Parameters<typeof told>[0]) => {
      const said = told(entry)
      const day = days.format(entry.at)
      // After a reason that somebody gave, the day would read as a part of it.
      return said.includes(': ') ? `${said} (${day})` : `${said} on ${day}`
    },
  }
}

export type History = ReturnType<typeof historyOf>

const cited = 4

/** What a sentence rests on: a few say as much as all. */
export const restingOn = (entries: readonly { id: string }[]) =>
  [...new Set(entries.map(({ id }) => id))].slice(0, cited)

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
