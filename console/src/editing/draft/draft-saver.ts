import { changedElsewhere, Problem } from '@gable/shared/http/problem.ts'

export type SaveState =
  | 'SAVED'
  /** There are changes that the server does not have yet. */
  | 'SAVING'
  /** Someone else saved other changes first. Nothing is saved until a person decides. */
  | 'CONFLICT'

interface DraftSaverOptions<T> {
  /** When the draft was last changed on the server, as far as this browser knows. */
  basedOn: string
  /** Sends a draft. Returns when the server changed it. Without `basedOn`, it replaces what others saved. */
  save: (draft: T, basedOn: string | undefined) => Promise<string>
  /** Keeps the draft in this browser until it is saved, so that it survives a closed window. */
  keep: (draft: T, basedOn: string) => void
  /** Forgets what was kept. */
  forget: () => void
  /** Called once each time saving starts to fail. */
  onFailure: (error: unknown) => void
}

/** Saves a draft after each change, one request at a time, and tries again for as long as the server cannot be reached. */
export function createDraftSaver<T>(options: DraftSaverOptions<T>) {
  let { basedOn } = options
  let state: SaveState = 'SAVED'
  let pending: { draft: T } | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const listeners = new Set<() => void>()

  function setState(next: SaveState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function schedule(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void run().catch(() => {}), milliseconds)
  }

  /** Saves what is pending. Rejects if the server did not take it. */
  function run(overwrites = false): Promise<void> {
    clearTimeout(timer)
    running ??= sendPending(overwrites).finally(() => {
      running = undefined
    })
    return running
  }

  async function sendPending(overwrites: boolean) {
    for (let precondition = overwrites ? undefined : basedOn; pending; precondition = basedOn) {
      const sent: { draft: T } = pending
      try {
        basedOn = await options.save(sent.draft, precondition)
      } catch (error) {
        handleFailure(error)
        throw error
      }
      failures = 0
      if (pending === sent) pending = undefined
      else if (pending) options.keep(pending.draft, basedOn)
    }
    options.forget()
    setState('SAVED')
  }

  function handleFailure(error: unknown) {
    if (error instanceof Problem && error.message === changedElsewhere) return setState('CONFLICT')
    if (failures === 0) options.onFailure(error)
    failures++
    if (isWorthRetrying(error)) schedule(Math.min(retryMaximum, retryMilliseconds * 2 ** (failures - 1)))
  }

  return {
    getState: () => state,
    getBasedOn: () => basedOn,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    change(draft: T) {
      pending = { draft }
      options.keep(draft, basedOn)
      if (state === 'CONFLICT') return
      setState('SAVING')
      schedule(saveMilliseconds)
    },

    /** Saves at once, for example before publishing. */
    async flush() {
      await running?.catch(() => {})
      if (pending) await run()
    },

    /** Tries again at once, for example when the browser is online again. */
    retry() {
      if (pending && state === 'SAVING' && failures > 0) schedule(0)
    },

    /** Replaces what others saved with the pending draft. */
    async overwrite() {
      await running?.catch(() => {})
      await run(true)
    },

    /** The server's version was changed in a way that leaves the draft as it is. */
    rebase(updatedAt: string) {
      basedOn = updatedAt
    },

    /** The server's version is on screen, and there is nothing to save. */
    reset(updatedAt: string) {
      clearTimeout(timer)
      basedOn = updatedAt
      pending = undefined
      failures = 0
      options.forget()
      setState('SAVED')
    },
  }
}

/** A draft that the server refuses will be refused again. */
const isWorthRetrying = (error: unknown) =>
  !(error instanceof Problem) || ['unavailable', 'broken', 'too_many'].includes(error.code)

/** Long enough to finish a word. */
export const saveMilliseconds = 800
const retryMilliseconds = 2000
const retryMaximum = 30_000
