import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAccount } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import { searchMinimum } from '@gable/shared/search/endpoints.ts'
import { listAllContacts } from '../../api/src/contacts/list-queries.ts'
import type { Database } from '../../api/src/platform/database.ts'
import { mintScope } from '../../api/src/platform/mint.ts'
import { type Bench, measureTime, median, memoize } from './bench.ts'
import { type BigAgency, openBigAgency } from './big-agency.ts'
import { compareWithBareSql } from './compare-with-bare-sql.ts'

/**
 * With a hundred thousand contacts: one page of the list compared with its bare SQL, search while typing, and the command
 * palette, also with typos.
 * `BENCH_DATA_DIR` sets the data directory, which is reused by later runs.
 */
export const contactBenches: Bench[] = [
  { name: 'contacts-list', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'contacts-list-p50', unit: 'ms', measure: async () => (await results()).list },
  { name: 'search-100k', unit: 'ms', measure: async () => (await results()).search },
  { name: 'palette-100k', unit: 'ms', measure: async () => (await results()).exact },
  { name: 'palette-typo-100k', unit: 'ms', measure: async () => (await results()).approximate },
  { name: 'search-100k-vs-trip', unit: 'ratio', measure: async () => (await results()).roundTrips },
]

const results = memoize(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'gable-bench-contacts')
  const agency = await openBigAgency(dataDir, { contacts: 100_000, events: 1_000_000 })
  try {
    return { ...(await measureList(agency)), ...(await measureSearch(agency)), ...(await measurePalette(agency)) }
  } finally {
    await agency.stop()
  }
})

const scope = mintScope({ accountId: bigAccount, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })
const page = { sort: 'lastActivityAt', sortOrder: 'desc', pageSize: 25 } as const

async function measureList(agency: BigAgency) {
  const { responseTime, ratio } = await compareWithBareSql(agency, scope, {
    table: 'account_contacts',
    request: () => agency.call('GET /agent/contacts/search', { query: page }),
    work: (db) => listAllContacts(db, scope, { ...page, after: undefined }),
  })
  return { list: responseTime, ratio }
}

/**
 * Searches for the beginnings of names, emails, and addresses. The result is in milliseconds, and as a multiple of a signed-in
 * call that reads almost nothing, which is affected by other load on the machine just as much.
 */
async function measureSearch({ call, owner }: BigAgency) {
  const searches = await listSearches(owner)
  const times: { search: number; roundTrip: number }[] = []
  for (const search of [...searches.slice(0, 20), ...searches])
    times.push({
      search: await measureTime(() => call('GET /agent/contacts/search', { query: { search } })),
      roundTrip: await measureTime(() => call('GET /agent/preferences', { query: { keys: 'CONTACTS_PAGE_VIEW' } })),
    })
  const warmTimes = times.slice(20)
  const search = median(warmTimes.map(({ search }) => search))
  return { search, roundTrips: search / median(warmTimes.map(({ roundTrip }) => roundTrip)) }
}

/** The search of the command palette for the same beginnings, and for names with two letters swapped. */
async function measurePalette({ call, owner }: BigAgency) {
  const measure = (search: string) => measureTime(() => call('GET /agent/search', { query: { search } }))
  const exact: number[] = []
  for (const search of await listSearches(owner)) exact.push(await measure(search))
  const approximate: number[] = []
  for (const name of await listMistypedNames(owner)) approximate.push(await measure(name))
  return { exact: median(exact), approximate: median(approximate) }
}

async function listMistypedNames({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct last_name as name from contacts where account_id = $1 and length(last_name) > 5 order by 1 limit 60`,
    [bigAccount],
  )
  return rows.map(({ name }) => `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`)
}

async function listSearches({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; email: string; address: string }>(
    `select c.full_name as name, coalesce(c.email, '') as email, h.full_address as address
    from (select * from contacts where account_id = $1 order by id limit 100 offset 40000) c
    join contact_properties l on l.account_id = c.account_id and l.contact_id = c.id
    join properties h on h.account_id = l.account_id and h.id = l.property_id`,
    [bigAccount],
  )
  const searches = rows.flatMap(({ name, email, address }, n) => [
    name.slice(0, 3 + (n % 8)),
    email.slice(0, 4 + (n % 12)),
    address.slice(0, 6 + (n % 12)),
  ])
  // A contact without an email has no beginning of one.
  return searches.filter((search) => search.trim().length >= searchMinimum)
}
