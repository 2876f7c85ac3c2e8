import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { demoAccounts } from '@gable/shared/demo/people.ts'
import { calculateEquity } from '@gable/shared/properties/equity.ts'
import { reportQueries } from '@gable/shared/reports/report-queries.ts'
import { expect, vi } from 'vitest'
import { countContacts } from '../contacts/selection-queries.ts'
import type { Db } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { getHomeValue } from '../properties/estimate-queries.ts'
import { listRecordedLoans } from '../properties/mortgage-queries.ts'
import { getReport } from '../reports/get-report.ts'
import { refreshBatch } from '../reports/property-figures/refresh-figures.ts'
import { test } from '../testing/demo-test.ts'
import { findFigureMismatches } from '../testing/figure-mismatches.ts'

vi.setConfig({ testTimeout: 60_000 })

test('the reports about contacts and homes add up what the demo stores', async ({ db }) => {
  for (const accountId of [demoAccounts.harborAndHill, demoAccounts.larkspur]) {
    const scope = mintAccountScope(accountId)
    expect(await findFigureMismatches(db, accountId)).toEqual([])

    const insight = await getReport(db, scope, 'database-insight', reportQueries['database-insight'].parse({}))
    expect(insight.table.rows.length).toBeGreaterThan(3)
    const links = [
      ...insight.tiles.map(({ key, link, value, fraction }) => ({ key, link, count: fraction ? fraction[0] : value })),
      ...insight.table.rows.map(({ id, link, cells }) => ({ key: id, link, count: [cells[1]].flat()[0] })),
    ]
    for (const { key, link, count } of links) {
      if (link?.kind !== 'contacts') continue
      const filters: ContactFilter[] = JSON.parse(link.query?.filters ?? '[]')
      // The view of contacts shows those of the account that is entered.
      const listed = await db.transaction().execute(async (db) => {
        await enter(db, accountId)
        return countContacts(db, scope, { search: '', filters })
      })
      expect(listed, key).toBe(count)
    }

    while ((await db.transaction().execute((db) => refreshBatch(db, scope))) > 0);
    const homes = await db.selectFrom('property_figures').selectAll().where('account_id', '=', accountId).execute()
    expect(homes.length).toBeGreaterThan(10)
    for (const home of homes.filter(({ is_hidden }) => !is_hidden).slice(0, 60)) {
      const [estimate] = (await getHomeValue(db, scope, home.property_id)).data
      expect(home.value, home.property_id).toBe(estimate?.median ?? null)
      const { loanAmount } = calculateEquity({
        loans: await listRecordedLoans(db, scope, home.property_id),
        lastSoldOn: await getLastSale(db, accountId, home.property_id),
        estimate,
        today: new Date().toISOString().slice(0, 10),
      })
      const corrected = await hasOwnerBalance(db, accountId, home.property_id)
      if (!corrected) expect(home.loan, home.property_id).toBe(loanAmount)
    }
  }
})

const enter = (db: Db, accountId: string) =>
  db
    .selectNoFrom(({ fn, val }) => fn('set_config', [val('gable.account_id'), val(accountId), val(true)]).as('entered'))
    .execute()

const getLastSale = async (db: Db, accountId: string, id: string) =>
  (
    await db
      .selectFrom('properties')
      .select('last_sold_on')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).last_sold_on

const hasOwnerBalance = async (db: Db, accountId: string, id: string) =>
  (await db
    .selectFrom('owner_corrections')
    .select('id')
    .where('account_id', '=', accountId)
    .where('property_id', '=', id)
    .where('field', '=', 'loanBalance')
    .where('state', '=', 'ACCEPTED')
    .executeTakeFirst()) !== undefined
