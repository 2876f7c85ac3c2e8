import { RELEASE } from '@gable/shared/release.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { migrations } from '../../database/migrations/all.ts'
import type { Database } from '../database.ts'

export type Part = 'database' | 'migrations' | 'draining'

export interface Readiness {
  /** What is missing before requests should come here. Empty is ready. */
  missing(): Promise<Part[]>
  /** From now on balancers are asked to send requests elsewhere; those under way are answered. */
  drain(): void
}

/** `owner` reads which migrations ran: the product's role has no business there. */
export function readinessOf({ product, owner }: { product: Database; owner: Database }): Readiness {
  let draining = false
  let current = false
  return {
    drain: () => {
      draining = true
    },
    async missing() {
      if (draining) return ['draining']
      if (!(await inTime(answers(product)))) return ['database']
      // Migrations only go forward: what is current stays so for as long as this process lives.
      current ||= await inTime(areCurrent(owner))
      return current ? [] : ['migrations']
    },
  }
}

/** `GET /api/health`: the process lives. `GET /api/ready`: it can do its work. */
export const healthRoutes = (readiness: Readiness) => async (app: FastifyInstance) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/api/health', { config: { quiet: true } }, async () => ({ status: 'ok', release: RELEASE }))
  app.get('/api/ready', { config: { quiet: true } }, async (_request, reply) => {
    const missing = await readiness.missing()
    return missing.length === 0 ? { status: 'ready' } : reply.code(503).send({ status: 'unready', missing })
  })
}

const answers = async ({ db }: Database) => (await sql`select 1`.execute(db)).rows.length === 1

async function areCurrent({ db }: Database) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const ran = new Set(rows.map(({ name }) => name))
  return Object.keys(migrations).every((name) => ran.has(name))
}

const patience = 2000

/** A database that does not answer within two seconds is as good as none. */
function inTime(question: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience, false)
    question.then(resolve, () => resolve(false)).finally(() => clearTimeout(timer))
  })
}
