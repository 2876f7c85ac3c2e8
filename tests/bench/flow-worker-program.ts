import { once } from 'node:events'
import { runFlows } from '../../api/src/flows/run-flows.ts'
import { enrollContacts } from '../../api/src/flows/runs/enroll-contacts.ts'
import { openDatabase, withAccount } from '../../api/src/platform/database.ts'
import { mintAccountScope } from '../../api/src/platform/mint.ts'
import { createLog } from '../../api/src/platform/observe/log.ts'
import { newId } from '../../shared/src/ids.ts'

// Works on the flows of one account in a process of its own, as a worker does, or enrolls its contacts.
const [url = '', accountId = '', work = 'run'] = process.argv.slice(2)
const { db, pool, close } = openDatabase(url, { connections: 4 })
const scope = mintAccountScope(accountId)
const log = createLog({ LOG_LEVEL: 'error' })

process.send?.({ isReady: true })
await once(process, 'message')
if (work === 'enroll') await enrollAll()
else await runAll()
process.send?.({ memory: process.resourceUsage().maxRSS * 1024 })
await close()
process.disconnect?.()

async function runAll() {
  const run = runFlows()
  const isLeft = async () => {
    const { rows } = await pool.query(
      `select from flow_runs where account_id = $1 and state = 'ACTIVE' and due_at <= now() limit 1`,
      [accountId],
    )
    return rows.length > 0
  }
  const inAccount = () => withAccount(db, scope, async () => isLeft())
  do await run({ db, payload: { accountId }, log, signal: new AbortController().signal })
  while (await inAccount())
}

/** Everybody at once, as when an automation is activated. */
async function enrollAll() {
  await withAccount(db, scope, async (db) => {
    const flow = await db
      .selectFrom('flow_versions')
      .select(['flow_id as flowId', 'version', 'definition'])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    const contacts = await db.selectFrom('contacts').select('id').where('account_id', '=', accountId).execute()
    await enrollContacts(
      db,
      scope,
      flow,
      contacts.map(({ id }) => ({
        contactId: id,
        propertyId: null,
        leadId: null,
        occasion: newId(),
        cause: { type: 'MATCHED', filters: [] },
      })),
    )
  })
}
