import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { type Bench, middleOf } from './bench.ts'

/** From the command to the first answer, once everything is installed, built and planted. */
export const startWarm: Bench = {
  name: 'start-warm',
  unit: 'ms',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'gable-bench-'))
    try {
      await startAndStop(dataDir)
      return await middleOf(3, () => startAndStop(dataDir))
    } finally {
      const reset = spawn(process.execPath, ['scripts/reset.mjs', '--yes'], {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataDir },
      })
      await once(reset, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

const root = join(import.meta.dirname, '..', '..')
async function startAndStop(dataDir: string) {
  const port = await freePort()
  const started = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' }
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(product, 'exit')
  try {
    await answering(product, port)
    return performance.now() - started
  } finally {
    product.kill('SIGTERM')
    await gone
  }
}

async function answering(product: ChildProcess, port: number) {
  while (product.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await pause(5)
  }
  throw new Error(`The product ended with ${product.exitCode} before it answered`)
}
