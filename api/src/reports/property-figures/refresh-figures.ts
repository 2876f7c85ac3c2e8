import { addDays, type Day } from '@gable/shared/time/calendar.ts'
import type { Database, Db } from '../../platform/database.ts'
import { enqueue, type Tasks } from '../../platform/jobs/jobs.ts'
import { withJobAccount } from '../../platform/jobs/with-job-account.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { toHomeValue } from '../../properties/estimate-queries.ts'
import { listMortgageRates } from '../../properties/rate-queries.ts'
import { calculatePropertyFigures, type FigureInput, type PropertyFigures } from './calculate-figures.ts'
import {
  isReceivingContacts,
  listAccountsToCalculate,
  listEstimates,
  listExpiredProperties,
  listOwnedProperties,
  lockFigures,
  takeMarkedProperties,
  writeFigures,
} from './figure-queries.ts'

/** Uses the owner's database, because it reads all accounts. */
export const schedulePropertyFigures =
  ({ db }: Database): Tasks['schedule-property-figures'] =>
  async () => {
    for (const accountId of await listAccountsToCalculate(db))
      await enqueue(db, 'refresh-property-figures', { accountId }, { key: 'refresh-property-figures' })
  }

/** Calculates in batches, each in a transaction of its own, until nothing is marked or has expired. */
export const refreshPropertyFigures: Tasks['refresh-property-figures'] = async ({ db, payload, signal }) => {
  let count: number
  do count = await withJobAccount(db, payload, refreshBatch)
  while (count > 0 && !signal.aborted)
}

/** A heap collects what small batches leave behind before it has to grow. */
const batchSize = 100

/** Returns how many properties were calculated; none while the contacts of a first sync arrive. */
export async function refreshBatch(db: Db, scope: AccountScope): Promise<number> {
  await lockFigures(db, scope)
  if (await isReceivingContacts(db, scope)) return 0
  const marked = await takeMarkedProperties(db, scope, batchSize)
  const ids = marked.length > 0 ? marked : await listExpiredProperties(db, scope, batchSize)
  if (ids.length === 0) return 0
  const today = new Date().toISOString().slice(0, 10)
  const rates = await getTodaysRates(db)
  const values = await getValues(db, scope, ids, today)
  const calculated = (await listOwnedProperties(db, scope, ids)).map(
    ({ loans, lastSoldOn, ownerBalance, recentVisits, recentInquiries, ...property }) => {
      const { estimate, valueYearAgo } = values.get(property.id) ?? { estimate: undefined, valueYearAgo: null }
      const figures = calculatePropertyFigures({
        today,
        lastSoldOn,
        loans,
        rates,
        estimate,
        valueYearAgo,
        recentVisits,
        recentInquiries,
        ownerBalance: ownerBalance ?? undefined,
      })
      return { ...property, ...(property.isHidden ? hide(figures) : figures) }
    },
  )
  await writeFigures(db, scope, ids, calculated)
  return ids.length
}

/** Nothing is kept of homes whose owners opted out of marketing. */
const hide = ({ validUntil }: PropertyFigures): PropertyFigures => ({
  value: null,
  valuedOn: null,
  valueYearAgo: null,
  loan: null,
  equity: null,
  equityShare: null,
  rate: null,
  rateGap: null,
  yearsOwned: null,
  score: 0,
  reasons: [],
  validUntil,
})

async function getTodaysRates(db: Db): Promise<FigureInput['rates']> {
  const rates = await listMortgageRates(db)
  return Object.fromEntries(
    rates.flatMap(({ program, currentRate }) => (currentRate === null ? [] : [[program, currentRate]])),
  )
}

type Value = Pick<FigureInput, 'estimate' | 'valueYearAgo'>

async function getValues(db: Db, scope: AccountScope, ids: readonly string[], today: Day): Promise<Map<string, Value>> {
  const rows = new Map<string, Awaited<ReturnType<typeof listEstimates>>>(ids.map((id) => [id, []]))
  for (const row of await listEstimates(db, scope, ids)) rows.get(row.property_id)?.push(row)
  const yearAgo = addDays(today, -365)
  return new Map(
    [...rows].map(([id, estimates]) => {
      const { data, course } = toHomeValue(estimates)
      const [estimate] = data
      const before = course.filter(({ provider, valueDate }) => provider === estimate?.provider && valueDate <= yearAgo)
      return [id, { estimate, valueYearAgo: before.at(-1)?.median ?? null }]
    }),
  )
}
