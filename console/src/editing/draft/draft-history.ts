/** The steps of an edited draft. Every step is a whole draft, which shares its unchanged parts with the others. */
export interface DraftHistory<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** The group of the last change: more changes of the same group soon after it belong to the same step. */
  group: { key: string; startedAt: number; changedAt: number } | undefined
}

export const startHistory = <T>(present: T): DraftHistory<T> => ({ past: [], present, future: [], group: undefined })

/** Adds a change. With a key, a word that is typed letter by letter is undone at once. */
export function addStep<T>(history: DraftHistory<T>, next: T, key: string | undefined, now: number): DraftHistory<T> {
  const { past, present, group } = history
  if (next === present) return history
  const continues = key !== undefined && group?.key === key && isSoon(group, now)
  return {
    past: continues ? past : [...past, present].slice(-stepsMaximum),
    present: next,
    future: [],
    group: key === undefined ? undefined : { key, startedAt: continues ? group.startedAt : now, changedAt: now },
  }
}

export function undoStep<T>({ past, present, future }: DraftHistory<T>): DraftHistory<T> | undefined {
  const previous = past.at(-1)
  if (previous === undefined) return undefined
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], group: undefined }
}

export function redoStep<T>({ past, present, future }: DraftHistory<T>): DraftHistory<T> | undefined {
  const [next, ...later] = future
  if (next === undefined) return undefined
  return { past: [...past, present], present: next, future: later, group: undefined }
}

const isSoon = ({ startedAt, changedAt }: { startedAt: number; changedAt: number }, now: number) =>
  now - changedAt <= pauseMilliseconds && now - startedAt <= groupMilliseconds

const stepsMaximum = 200
const pauseMilliseconds = 1000
const groupMilliseconds = 6000
