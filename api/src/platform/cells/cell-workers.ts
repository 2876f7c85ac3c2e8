import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerOptions } from '../jobs/run-worker.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import type { Cell } from './cells.ts'
import type { OpenCells } from './open-cells.ts'

const retryDelay = 5000

/** Starts a worker for each further database, once it is there. */
export function startCellWorkers(
  cells: OpenCells,
  toOptions: (cell: Cell) => WorkerOptions,
): { stop(): Promise<void> } {
  const controller = new AbortController()
  const starts: Promise<Worker | undefined>[] = []
  cells.whenReady((cell) => {
    if (cell !== cells.directory) starts.push(startWhenReached(toOptions(cell), controller.signal))
  })
  return {
    async stop() {
      controller.abort()
      await Promise.all(starts.map(async (start) => (await start)?.stop()))
    },
  }
}

/** A worker restarts itself when it loses its database, but not before it has had it. */
async function startWhenReached(options: WorkerOptions, signal: AbortSignal): Promise<Worker | undefined> {
  while (!signal.aborted) {
    try {
      return await startWorker(options)
    } catch (err) {
      options.log.warn({ err }, 'The worker of a cell could not start')
      await sleep(retryDelay, undefined, { signal }).catch(() => {})
    }
  }
  return undefined
}
