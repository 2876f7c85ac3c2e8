import { setTimeout as sleep } from 'node:timers/promises'
import { stopPostgres } from '../support/stop-postgres.ts'
import type { Bench } from './bench.ts'
import { createSession } from './create-session.ts'
import { startMeasuredCells } from './measured-cells.ts'

/**
 * The slowest hundredth of signed-in calls of an account while a database beside its own is stopped, compared with those
 * before. Stopped processes keep connections open and say nothing, which is harder to bear than a refusal. Somebody of the
 * stopped database calls all the time, and what happens until it is noticed counts as well.
 */
export const cellsStopped: Bench = { name: 'cells-stopped-p99', unit: 'ratio', measure }

const rounds = 4
const milliseconds = 12_000
const callers = 4

async function measure(): Promise<number> {
  const product = await startMeasuredCells()
  try {
    const [main, east] = [await createSession(product, product.factory), await createSession(product, product.factory)]
    const [here, there] = product.factory.cellNames.get(main['x-account-id']) === 'main' ? [main, east] : [east, main]
    const call = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${product.port}/api/agent/segments`, { headers, signal: AbortSignal.timeout(30_000) })
    const measureCalls = () =>
      timeCalls(
        () => call(here),
        () => call(there),
      )
    await measureCalls()
    const [before, during]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      before.push(...(await measureCalls()))
      const goOn = await stopPostgres(product.dataDir)
      try {
        during.push(...(await measureCalls()))
      } finally {
        goOn()
      }
      while ((await call(there)).status !== 200) await sleep(200)
    }
    return takeP99(during) / takeP99(before)
  } finally {
    await product.stop()
  }
}

/** The times of calls that several callers make one after the other, beside one whose answers do not matter. */
async function timeCalls(call: () => Promise<Response>, callBeside: () => Promise<Response>): Promise<number[]> {
  const endsAt = performance.now() + milliseconds
  const times: number[] = []
  const repeat = async (work: () => Promise<void>) => {
    while (performance.now() < endsAt) await work()
  }
  const timed = async () => {
    const startedAt = performance.now()
    const response = await call()
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`The call failed with ${response.status}`)
    times.push(performance.now() - startedAt)
  }
  const beside = repeat(async () => {
    await callBeside().then(
      (response) => response.arrayBuffer(),
      () => {},
    )
    await sleep(20)
  })
  await Promise.all(Array.from({ length: callers }, () => repeat(timed)))
  await beside
  return times
}

const takeP99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
