import { mkdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureRunnableBinaries } from './binaries.ts'
import { ensureCluster, getClusterOwner, syncCluster } from './cluster.ts'
import { ensureSharedFolder, findClusterFolder } from './cluster-folder.ts'
import { type LaunchOptions, launchServer } from './launch.ts'
import { acquireLease, type Lease } from './lease.ts'
import { ensurePassword } from './password.ts'
import { findPostmaster, isPostmaster, type Postmaster, signalPostmaster } from './postmaster.ts'
import { serverSettings, temporaryServerSettings } from './server-settings.ts'
import { getUnprivilegedAccount } from './system-account.ts'

interface EmbeddedPostgres {
  url: string
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  /** For tests: does not wait for the disk. */
  isTemporary?: boolean
}

/** Starts Postgres in `dataDir`: creates it on first use, and reuses a server that outlived its process. */
export async function startEmbedded({ dataDir, isTemporary = false }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const password = await ensurePassword(folder)
  const cluster = await findClusterFolder(folder, getUnprivilegedAccount())
  const account = (await getClusterOwner(cluster)) ?? getUnprivilegedAccount()
  const binaries = await ensureRunnableBinaries(account, async () => (account ? ensureSharedFolder() : folder))
  const isNew = await ensureCluster(cluster, { binaries, account, password })

  const settings = isTemporary ? [...serverSettings, ...temporaryServerSettings] : serverSettings
  const data = await realpath(cluster)
  const options = { postgres: binaries.postgres, account, data, log: join(folder, 'postgres.log'), settings }
  const { postmaster, lease, cancelStopOnExit } = await connectOrLaunch(options, password)
  if (isNew && !isTemporary) syncCluster(data, { binaries, account, password })
  let stopped: Promise<void> | undefined
  return {
    url: `postgres://gable:${password}@127.0.0.1:${postmaster.port}/gable`,
    stop: () => {
      stopped ??= stop(postmaster, lease, data).finally(cancelStopOnExit)
      return stopped
    },
  }
}

async function connectOrLaunch(options: LaunchOptions, password: string) {
  const deadline = Date.now() + 30_000
  for (;;) {
    const existing = await findPostmaster(options.data)
    const launched = existing ? undefined : await launchServer(options)
    const cancelStopOnExit = launched?.isOurs ? stopServerOnExit(launched) : () => undefined
    const postmaster = existing ?? launched
    const lease = postmaster && (await acquireLease({ ...postmaster, data: options.data, password }))
    if (lease) return { postmaster, lease, cancelStopOnExit }
    cancelStopOnExit()
    // Temporary causes: the port was just taken, or a backend of a killed server still exits.
    if (Date.now() > deadline) throw new Error(`Postgres did not start. ${await readLogTail(options.log)}`)
    await pause(100)
  }
}

/** Stops the server that this process started if the process exits without calling `stop`. */
function stopServerOnExit({ pid }: Postmaster) {
  const stopServer = () => signalPostmaster(pid, 'SIGINT')
  process.once('exit', stopServer)
  return () => void process.off('exit', stopServer)
}

async function readLogTail(log: string) {
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n')
  return `${log} ends with:\n${lines.slice(-8).join('\n')}`
}

async function stop({ pid }: Postmaster, lease: Lease, data: string) {
  // The lease breaks when the server crashes or is stopped by hand; if the server still runs, stop it.
  const isLast = await lease.release().catch(() => true)
  if (!isLast || !(await isPostmaster(pid, data))) return
  signalPostmaster(pid, 'SIGINT')
  const deadline = Date.now() + 60_000
  while (await isPostmaster(pid, data)) {
    if (Date.now() > deadline) signalPostmaster(pid, 'SIGQUIT')
    await pause(20)
  }
}
