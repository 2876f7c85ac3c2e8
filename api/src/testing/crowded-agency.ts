import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { mintScope } from '../platform/mint.ts'
import type { World } from './world.ts'

/** Three thousand of something, beside twice as many of another agency: enough for the planner to have a choice. */
export async function crowdedAgency(
  { founding, owner: { db } }: World,
  tables: string[],
  fill: (accountId: string, size: number) => Promise<void>,
) {
  const [ours, theirs] = [await founding.agency(), await founding.agency()]
  await fill(ours.accountId, 3000)
  await fill(theirs.accountId, 6000)
  await sql`vacuum analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
  return mintScope({ accountId: ours.accountId, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })
}
