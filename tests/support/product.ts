import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../../api/src/database/embedded/postgres.ts'

/** The built product, as it is run, on a database of its own with the demo world. Stops when the stories are told. */
export default async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'gable-stories-'))
  // Postgres does not run as root: the user it runs as must reach the folder.
  await chmod(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, throwaway: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const product = spawn(process.execPath, [fileURLToPath(new URL('../../api/dist/server.js', import.meta.url))], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: embedded.url,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await opened(product)
  Object.assign(process.env, { STORY_ORIGIN: origin, STORY_DATABASE_URL: embedded.url })
  return async () => {
    product.kill('SIGTERM')
    if (product.exitCode === null) await once(product, 'exit')
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function opened(product: ReturnType<typeof spawn>) {
  return new Promise<void>((resolve, reject) => {
    product.stdout?.on('data', (text: Buffer) => {
      if (String(text).includes('Gable is open')) resolve()
    })
    product.once('exit', (code) => reject(new Error(`The product stopped with ${code} before it was open`)))
  })
}

/** The links in letters name the port, so it is chosen before the product starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
