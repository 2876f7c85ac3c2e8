import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { mintScope } from '../platform/mint.ts'
import type { World } from './world.ts'

/** Fills 3,000 rows beside 6,000 of another agency in the same database: enough for the planner to choose between plans. */
export async function createLargeAgency(
  { factory, owner: { db } }: World,
  tables: string[],
  fill: (accountId: string, size: number) => Promise<void>,
) {
  const agency = await factory.createAgency()
  const cell = factory.cellNames.get(agency.accountId)
  const otherAgency = await factory.createAgency({}, cell === undefined ? {} : { cell })
  await fill(agency.accountId, 3000)
  await fill(otherAgency.accountId, 6000)
  await sql`vacuum analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
  return mintScope({ accountId: agency.accountId, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })
}
