import { mkdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unprivilegedAccount } from './account.ts'
import { runnableBinaries } from './binaries.ts'
import { ensureCluster, flushCluster, ownerOf } from './cluster.ts'
import { type Launch, launch } from './launch.ts'
import { type Lease, leaseOn } from './lease.ts'
import { passwordOf } from './password.ts'
import { placeOfCluster, reachableFolder } from './place.ts'
import { isPostmaster, type Postmaster, runningPostmaster, signalPostmaster } from './postmaster.ts'
import { serverSettings, throwawaySettings } from './server-settings.ts'

export interface Embedded {
  url: string
  /** Stops the server cleanly unless another process still uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  /** Never waits for the disk; for tests. */
  throwaway?: boolean
}

/** A real Postgres of our own in `dataDir`: made on first use, adopted when it outlived the process that started it. */
export async function startEmbedded({ dataDir, throwaway = false }: EmbeddedOptions): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true })
  const home = await realpath(dataDir)
  const password = await passwordOf(home)
  const place = await placeOfCluster(home, unprivilegedAccount())
  const account = (await ownerOf(place)) ?? unprivilegedAccount()
  const binaries = await runnableBinaries(account, async () => (account ? reachableFolder() : home))
  const isNew = await ensureCluster(place, { binaries, account, password })

  const settings = throwaway ? [...serverSettings, ...throwawaySettings] : serverSettings
  const data = await realpath(place)
  const plan = { postgres: binaries.postgres, account, data, log: join(home, 'postgres.log'), settings }
  const { postmaster, lease, keepAtExit } = await adoptOrLaunch(plan, password)
  if (isNew && !throwaway) flushCluster(data, { binaries, account, password })
  let stopped: Promise<void> | undefined
  return {
    url: `postgres://gable:${password}@127.0.0.1:${postmaster.port}/gable`,
    stop: () => {
      stopped ??= stop(postmaster, lease, data).finally(keepAtExit)
      return stopped
    },
  }
}

async function adoptOrLaunch(plan: Launch, password: string) {
  const deadline = Date.now() + 30_000
  for (;;) {
    const adopted = await runningPostmaster(plan.data)
    const launched = adopted ? undefined : await launch(plan)
    const keepAtExit = launched?.isOurs ? stopAtExit(launched) : () => undefined
    const postmaster = adopted ?? launched
    const lease = postmaster && (await leaseOn({ ...postmaster, data: plan.data, password }))
    if (lease) return { postmaster, lease, keepAtExit }
    keepAtExit()
    // A port taken in the last moment or a backend of a killed server that still winds up: both pass.
    if (Date.now() > deadline) throw new Error(`Postgres does not start. ${await lastWords(plan.log)}`)
    await pause(100)
  }
}

/** A process that ends without `stop` takes along the server it started. */
function stopAtExit({ pid }: Postmaster) {
  const stopServer = () => signalPostmaster(pid, 'SIGINT')
  process.once('exit', stopServer)
  return () => void process.off('exit', stopServer)
}

async function lastWords(log: string) {
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n')
  return `${log} ends with:\n${lines.slice(-8).join('\n')}`
}

async function stop({ pid }: Postmaster, lease: Lease, data: string) {
  // A lease that broke is a server that crashed or was stopped by hand; one that lives on must still go.
  const last = await lease.giveUp().catch(() => true)
  if (!last || !(await isPostmaster(pid, data))) return
  signalPostmaster(pid, 'SIGINT')
  const patience = Date.now() + 60_000
  while (await isPostmaster(pid, data)) {
    if (Date.now() > patience) signalPostmaster(pid, 'SIGQUIT')
    await pause(20)
  }
}
