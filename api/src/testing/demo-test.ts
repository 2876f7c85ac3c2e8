import { test as base } from 'vitest'
import { type Db, openOwnerDatabase } from '../platform/database.ts'
import { createTestDatabase } from './test-database.ts'

/** A test on a copy of the demo data, which the tests of a file share. */
export const test = base.extend<{ db: Db }>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const database = await createTestDatabase({ hasDemo: true })
      const owner = openOwnerDatabase(database.url)
      await use(owner.db)
      await owner.close()
      await database.drop()
    },
    { scope: 'file' },
  ],
})
