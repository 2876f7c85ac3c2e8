import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { openCells } from '../platform/cells/open-cells.ts'
import { openDatabase, openOwnerDatabase } from '../platform/database.ts'
import { createLog } from '../platform/observe/log.ts'
import type { World } from './world.ts'

/** An app with one connection to each database: a request that waits for a second one while it holds it gets none. */
export async function createOneConnectionApp({ settings, secret }: World): Promise<FastifyInstance> {
  const url = settings.DATABASE_URL ?? ''
  const [product, owner] = [openDatabase(url, { connections: 1 }), openOwnerDatabase(url)]
  const log = createLog(settings)
  const cells = await openCells({ url, product, owner }, settings.CELLS, log, { connections: 1 })
  const app = await buildApp({ settings, product, owner, cells, secret, log })
  onTestFinished(async () => {
    await app.close()
    await cells?.close()
    await product.close()
    await owner.close()
  })
  return app
}
