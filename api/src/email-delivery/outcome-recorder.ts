import { setTimeout as sleep } from 'node:timers/promises'
import type { FinishedPiece } from './record-queries.ts'

export interface OutcomeRecorder {
  add(piece: FinishedPiece): void
  /** Resolves when everything is stored. Rejects if it could not be. */
  close(): Promise<void>
}

/** So many may count as unknown after a crash, although they arrived. */
const batchSize = 50
/** Consoles show the progress this often. */
const batchInterval = 250
/** After this the pieces count as unknown, because nobody stored what became of them. */
const patience = 240_000

/** Stores what became of emails in batches, and again if the database is away: each was handed over and must not be lost. */
export function createOutcomeRecorder(
  record: (pieces: readonly FinishedPiece[]) => Promise<void>,
  onDelay: (error: unknown) => void,
): OutcomeRecorder {
  let waiting: FinishedPiece[] = []
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let failure: unknown

  return {
    add(piece) {
      waiting.push(piece)
      if (waiting.length >= batchSize) write()
      else timer ??= setTimeout(write, batchInterval)
    },
    async close() {
      while (waiting.length > 0 || writing) {
        write()
        await writing
      }
      if (failure) throw failure
    },
  }

  function write() {
    clearTimeout(timer)
    timer = undefined
    if (writing || waiting.length === 0) return
    const batch = waiting
    waiting = []
    writing = retry(() => record(batch))
      .catch((error) => {
        failure ??= error
      })
      .finally(() => {
        writing = undefined
        if (waiting.length >= batchSize) write()
        else if (waiting.length > 0) timer ??= setTimeout(write, batchInterval)
      })
  }

  async function retry(work: () => Promise<void>) {
    const startedAt = Date.now()
    for (let delay = 100; ; delay = Math.min(5000, delay * 2)) {
      try {
        return await work()
      } catch (error) {
        if (Date.now() - startedAt > patience) throw error
        onDelay(error)
        await sleep(delay)
      }
    }
  }
}
