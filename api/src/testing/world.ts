import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { test as base } from 'vitest'
import { buildApp } from '../app.ts'
import { type Database, openAsOwner, openDatabase } from '../platform/database.ts'
import { createLog } from '../platform/observe/log.ts'
import { readSettings, type Settings } from '../platform/settings.ts'
import { freshDatabase } from './fresh-database.ts'
import { Household } from './household.ts'
import { Visitor } from './visitor.ts'

export interface World {
  app: FastifyInstance
  settings: Settings
  /** The product's own connections, behind row-level security. */
  product: Database
  /** The owner's connections, for looking at what was really stored. */
  owner: Database
  /** The installation's own, which seals and signs. */
  secret: Buffer
  founding: Household
  stranger: Visitor
}

/** A whole product on a database of its own, shared by the tests of one file. */
export const test = base.extend<{ world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const database = await freshDatabase()
      const dataDir = await mkdtemp(join(tmpdir(), 'gable-world-'))
      const settings = readSettings({
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        WEBHOOKS_ALLOW_PRIVATE: 'on',
      })
      const product = openDatabase(database.url, { connections: 6 })
      const owner = openAsOwner(database.url)
      const secret = randomBytes(32)
      const app = await buildApp({ settings, product, owner, secret, log: createLog(settings) })
      const founding = new Household(app, owner)
      await use({ app, settings, product, owner, secret, founding, stranger: new Visitor(app) })
      await app.close()
      await product.close()
      await owner.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'file' },
  ],
})
