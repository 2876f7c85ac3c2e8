import type { KnownSubject } from './subject-map.ts'

/** Moments of asking, in their order: an answer that was asked for later is the newer one, whenever it arrives. */
type Asked = number

/** For how long nobody is asked again about an id that names nothing. A new subject is told of sooner. */
const unknownFor = 10_000
const unknownMaximum = 10_000

/** What was last heard of each subject. */
export function openMemory(clock: () => number = Date.now) {
  const subjects = new Map<string, KnownSubject & { asked: Asked }>()
  const unknown = new Map<string, { until: number; asked: Asked }>()
  let questions = 0

  return {
    ask: (): Asked => ++questions,
    known: (id: string): KnownSubject | undefined => subjects.get(id),
    isUnknown: (id: string): boolean => (unknown.get(id)?.until ?? 0) > clock(),
    keep(subject: KnownSubject, asked: Asked) {
      if ((unknown.get(subject.id)?.asked ?? 0) < asked) unknown.delete(subject.id)
      if ((subjects.get(subject.id)?.asked ?? 0) < asked) subjects.set(subject.id, { ...subject, asked })
    },
    rememberUnknown(id: string, asked: Asked) {
      if ((subjects.get(id)?.asked ?? 0) > asked) return
      if (unknown.size >= unknownMaximum) unknown.clear()
      unknown.set(id, { until: clock() + unknownFor, asked })
    },
    /** One of them, or all. */
    forget(id?: string) {
      if (id) subjects.delete(id)
      else subjects.clear()
    },
  }
}
