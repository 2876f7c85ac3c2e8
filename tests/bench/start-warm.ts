import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../support/free-port.ts'
import { type Bench, medianOf } from './bench.ts'

/** Time from the start command to the first response, when everything is installed, built, and seeded. */
export const startWarm: Bench = {
  name: 'start-warm',
  unit: 'ms',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'gable-bench-'))
    try {
      await startAndStop(dataDir)
      return await medianOf(3, () => startAndStop(dataDir))
    } finally {
      const reset = spawn(process.execPath, ['scripts/reset.mjs', '--yes'], {
        cwd: repoRoot,
        env: { ...process.env, DATA_DIR: dataDir },
      })
      await once(reset, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

const repoRoot = join(import.meta.dirname, '..', '..')

async function startAndStop(dataDir: string) {
  const port = await findFreePort()
  const startedAt = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' }
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repoRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(product, 'exit')
  try {
    await waitForResponse(product, port)
    return performance.now() - startedAt
  } finally {
    product.kill('SIGTERM')
    await exited
  }
}

async function waitForResponse(product: ChildProcess, port: number) {
  while (product.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    if (response?.ok) return
    await sleep(5)
  }
  throw new Error(`The product exited with ${product.exitCode} before its first response`)
}
