import { setTimeout as sleep } from 'node:timers/promises'
import { createFence } from './fence-queries.ts'
import { countRunningJobs, parkJobs } from './job-queries.ts'
import type { MoveContext } from './move-context.ts'
import { announceMove } from './move-queries.ts'
import { listAccountTables } from './table-queries.ts'

/** Requests that began before every process knew end in less. */
const settlingTime = 300
const jobPatience = 10_000

/** From here on the account can be read, and changed by nobody. */
export async function freezeAccount(context: MoveContext): Promise<void> {
  const { accountId, directory, source, patience = jobPatience, report } = context
  await announceMove(directory, accountId)
  const startedAt = Date.now()
  do {
    await parkJobs(source.client, accountId)
    await sleep(Math.min(settlingTime, patience))
  } while ((await countRunningJobs(source.client, accountId)) > 0 && Date.now() - startedAt < patience)
  const tables = await listAccountTables(source.cell.owner.db)
  await createFence(source.client, tables, accountId)
  // What still ran failed at its next write, and waits to be tried again.
  await parkJobs(source.client, accountId)
  report(`Frozen: ${tables.length} tables of ${source.cell.name} refuse writes to it.`)
}
