import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { test as base } from 'vitest'
import { buildApp } from '../app.ts'
import { mainCell } from '../platform/cells/cells.ts'
import { type OpenCells, openCells } from '../platform/cells/open-cells.ts'
import { type Database, openDatabase, openOwnerDatabase } from '../platform/database.ts'
import { createLog } from '../platform/observe/log.ts'
import { parseSettings, type Settings } from '../platform/settings.ts'
import { Places } from './agency-factory.ts'
import { openOwnerOfCells } from './owner-of-cells.ts'
import { SessionFactory } from './session-factory.ts'
import { TestClient } from './test-client.ts'
import { createTestDatabase } from './test-database.ts'
import { watchCellStatements, watchStatements } from './watch-statements.ts'

/** `TEST_CELLS=2` founds the agencies of every test in two databases, one after the other. */
const cellsOfTests = process.env.TEST_CELLS === '2' ? ['east'] : []

export interface World {
  app: FastifyInstance
  settings: Settings
  /** The connections of the product, restricted by row-level security. */
  product: Database
  /** The connections of the owner, who sees every row. */
  owner: Database
  /** The databases of accounts. Undefined while there is one. */
  cells: OpenCells | undefined
  /** The secret of the installation, for signatures and encryption. */
  secret: Buffer
  factory: SessionFactory
  anonymous: TestClient
}

/** A test with a complete app and its own database, shared by the tests of one file. */
export const test = createWorldTest(cellsOfTests)

/** The same with the demo data. */
export const testWithDemo = createWorldTest(cellsOfTests, { hasDemo: true })

/** The same, with further databases by these names. Agencies are founded in one after the other. */
export const testWithCells = (...names: string[]) => createWorldTest(names)

export function createWorldTest(cellNames: readonly string[], { hasDemo = false } = {}) {
  return base.extend<{ world: World }>({
    world: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
      async ({}, use) => {
        const database = await createTestDatabase({ hasDemo })
        const cellDatabases = await Promise.all(cellNames.map(() => createTestDatabase()))
        const dataDir = await mkdtemp(join(tmpdir(), 'gable-world-'))
        const settings = parseSettings({
          DATA_DIR: dataDir,
          DATABASE_URL: database.url,
          DEMO: 'on',
          NODE_ENV: 'test',
          LOG_LEVEL: 'silent',
          WEBHOOKS_ALLOW_PRIVATE: 'on',
          CELLS: cellNames.map((name, index) => `${name}=${cellDatabases[index]?.url}`).join(' '),
        })
        const log = createLog(settings)
        const product = openDatabase(database.url, { connections: 6 })
        const checkStatements = watchStatements(product)
        const owner = openOwnerDatabase(database.url)
        const secret = randomBytes(32)
        const { url } = database
        const cells = await openCells({ url, product, owner }, settings.CELLS, log, { connections: 6 })
        const checkCells = watchCellStatements((cells?.others ?? []).map(({ product }) => product))
        const app = await buildApp({ settings, product, owner, cells, secret, log })
        const places = new Places([...cellNames, mainCell])
        const factory = new SessionFactory(app, owner, places)
        await use({
          app,
          settings,
          product,
          owner: seeAll({ owner, cells, places }),
          cells,
          secret,
          factory,
          anonymous: new TestClient(app),
        })
        await app.close()
        await checkStatements(owner)
        checkCells()
        await cells?.close()
        await close(product)
        await close(owner)
        await database.drop()
        await Promise.all(cellDatabases.map((cell) => cell.drop()))
        await rm(dataDir, { recursive: true, force: true })
      },
      { scope: 'file' },
    ],
  })
}

/** An app that a failed test left open holds a connection forever, which must not keep the other files from running. */
async function close(database: Database) {
  const left = setTimeout(30_000, 'open', { ref: false })
  if ((await Promise.race([database.close(), left])) === 'open')
    throw new Error('A test did not close its app. Close it in onTestFinished.')
}

/** With several databases, what tests look at with the owner's connections is in all of them. */
const seeAll = ({ owner, cells, places }: Pick<World, 'owner' | 'cells'> & { places: Places }): Database => {
  if (!cells) return owner
  const byName = new Map([
    [mainCell, owner],
    ...cells.others.map((cell): [string, Database] => [cell.name, cell.owner]),
  ])
  return openOwnerOfCells([...byName.values()], (accountId) => byName.get(places.byAccount.get(accountId) ?? ''))
}
