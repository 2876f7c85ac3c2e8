import { RELEASE } from '@gable/shared/release.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { migrations } from '../../database/migrations/all.ts'
import type { Cells } from '../cells/cells.ts'
import type { Database } from '../database.ts'

type MissingPart = 'database' | 'migrations' | 'draining'

interface Readiness {
  /** The reasons not to send requests to this process. Empty when it is ready. */
  listMissing(): Promise<MissingPart[]>
  /** Whether each further database answers. One that does not is no reason: only its own accounts miss it. */
  listCells(): Promise<Record<string, 'ready' | 'away'> | undefined>
  /** Reports "draining" from now on, so load balancers send new requests elsewhere. */
  drain(): void
}

/** Uses `owner` for the migrations, because the product role cannot read them. */
export function createReadiness({
  product,
  owner,
  cells,
}: {
  product: Database
  owner: Database
  cells?: Cells | undefined
}): Readiness {
  let isDraining = false
  let isCurrent = false
  return {
    drain: () => {
      isDraining = true
    },
    async listMissing() {
      if (isDraining) return ['draining']
      if (!(await isTrueInTime(isReachable(product)))) return ['database']
      // Migrations are never reverted, so once current they stay current for this process.
      isCurrent ||= await isTrueInTime(areMigrationsCurrent(owner))
      return isCurrent ? [] : ['migrations']
    },
    async listCells() {
      if (!cells) return undefined
      const states = cells.others.map(async ({ name, product, isReady }) => {
        const answers = isReady() && (await isTrueInTime(isReachable(product)))
        return [name, answers ? 'ready' : 'away'] as const
      })
      return Object.fromEntries(await Promise.all(states))
    },
  }
}

/** `GET /api/health` says that the process is running, `GET /api/ready` that it can serve requests. */
export const healthRoutes = (readiness: Readiness) => async (app: FastifyInstance) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/api/health', { config: { quiet: true } }, async () => ({ status: 'ok', release: RELEASE }))
  app.get('/api/ready', { config: { quiet: true } }, async (_request, reply) => {
    const missing = await readiness.listMissing()
    if (missing.length > 0) return reply.code(503).send({ status: 'unready', missing })
    const cells = await readiness.listCells()
    return { status: 'ready', ...(cells && { cells }) }
  })
}

const isReachable = async ({ db }: Database) => (await sql`select 1`.execute(db)).rows.length === 1

async function areMigrationsCurrent({ db }: Database) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const ran = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).every((name) => ran.has(name))
}

const checkTimeout = 2000

/** False when the check fails or takes longer than the timeout. */
function isTrueInTime(check: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, checkTimeout, false)
    check.then(resolve, () => resolve(false)).finally(() => clearTimeout(timer))
  })
}
