import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '../testing/world.ts'
import { compileOnce } from './compile-once.ts'
import { mintAccountScope } from './mint.ts'

test('a query that is built once gets the account and the keys of each call, also within lists', async ({ world }) => {
  let buildCount = 0
  const read = compileOnce(['homeId'], (db, { accountId }, { homeId }) => {
    buildCount += 1
    return db.selectNoFrom([
      sql<string>`${accountId}::text`.as('account'),
      sql<string[]>`${[homeId, 'fixed']}::text[]`.as('homes'),
    ])
  })
  const accounts = [mintAccountScope(newId()), mintAccountScope(newId())]
  const rows = await Promise.all(accounts.map((scope, index) => read(world.app.db, scope, { homeId: `home ${index}` })))
  expect(rows.flat()).toEqual(
    accounts.map(({ accountId }, index) => ({ account: accountId, homes: [`home ${index}`, 'fixed'] })),
  )
  expect(buildCount).toBe(1)
})
