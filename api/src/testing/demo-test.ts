import { test as base } from 'vitest'
import { seedDemo } from '../demo/seed-demo.ts'
import { type Db, openOwnerDatabase } from '../platform/database.ts'
import { createTestDatabase } from './test-database.ts'

/** A test on the demo data, which is seeded once per file into a database of its own. */
export const test = base.extend<{ db: Db }>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's needs from this pattern
    async ({}, use) => {
      const database = await createTestDatabase()
      const owner = openOwnerDatabase(database.url)
      await seedDemo(owner)
      await use(owner.db)
      await owner.close()
      await database.drop()
    },
    { scope: 'file' },
  ],
})
