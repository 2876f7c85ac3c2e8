import { Worker, type WorkerOptions } from 'node:worker_threads'

/** A program of the API that runs in a thread of its own. It is built beside the server. */
type ThreadProgram = 'import-thread' | 'conversion-thread' | 'contact-sync-thread'

/** What a thread posts when its work is done, once. */
interface ThreadResult<T> {
  result: T
}

interface ThreadOptions {
  signal?: AbortSignal
  heapMegabytes?: number
  /** Past it the work is ended wherever it is. Without it the work may take hours. */
  maxSeconds?: number
  /** Of the heap's part for new objects, which is collected most often. */
  youngMegabytes?: number
}

export const abortMessage = 'abort'

/** Runs long work in its own thread, so that it never delays requests. A failure rejects, and so does an early end. */
export function runInThread<T>(
  program: ThreadProgram,
  workerData: unknown,
  { signal, heapMegabytes = 1024, youngMegabytes, maxSeconds }: ThreadOptions = {},
): Promise<T> {
  const resourceLimits = {
    maxOldGenerationSizeMb: heapMegabytes,
    ...(youngMegabytes !== undefined && { maxYoungGenerationSizeMb: youngMegabytes }),
  }
  const worker = startWorker(program, { workerData, resourceLimits })
  const abort = () => worker.postMessage(abortMessage)
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  let timer: NodeJS.Timeout | undefined
  return new Promise<T>((resolve, reject) => {
    if (maxSeconds) timer = setTimeout(() => reject(new ThreadTooSlow()), maxSeconds * 1000)
    worker.once('message', ({ result }: ThreadResult<T>) => resolve(result))
    worker.once('error', (error) => reject(signal?.aborted ? signal.reason : error))
    worker.once('exit', (code) => reject(new Error(`The thread ${program} ended early with code ${code}`)))
  }).finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    return worker.terminate()
  })
}

export class ThreadTooSlow extends Error {
  override name = 'ThreadTooSlow'
}

/** Tests and `npm run dev` run the source, which a thread can only load with tsx. */
function startWorker(program: ThreadProgram, options: WorkerOptions) {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${program}.js`, import.meta.url), options)
  const url = JSON.stringify(new URL(`../${program}.ts`, import.meta.url))
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${url}) })`
  return new Worker(code, { ...options, eval: true })
}
