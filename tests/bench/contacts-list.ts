import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAccount } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import { listAllContacts } from '../../api/src/contacts/list-queries.ts'
import type { Database } from '../../api/src/platform/database.ts'
import { mintScope } from '../../api/src/platform/mint.ts'
import { againstBare } from './against-bare.ts'
import { type Bench, middle, once, timeOf } from './bench.ts'
import { type BigAgency, openBigAgency } from './big-agency.ts'

/**
 * A hundred thousand contacts: a page of the list over HTTP against the bare statements of the same page, and searching
 * as one types. `BENCH_DATA_DIR` says where they are kept.
 */
export const contactBenches: Bench[] = [
  { name: 'contacts-list', unit: 'ratio', measure: async () => (await figures()).ratio },
  { name: 'contacts-list-p50', unit: 'ms', measure: async () => (await figures()).list },
  { name: 'search-100k', unit: 'ms', measure: async () => (await figures()).search },
  { name: 'search-100k-vs-trip', unit: 'ratio', measure: async () => (await figures()).trips },
]

const figures = once(async () => {
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), 'gable-bench-contacts')
  const agency = await openBigAgency(dataDir, { contacts: 100_000, events: 1_000_000 })
  try {
    return { ...(await measureList(agency)), ...(await measureSearch(agency)) }
  } finally {
    await agency.stop()
  }
})

const scope = mintScope({ accountId: bigAccount, userId: newId(), agentId: newId(), role: 'OWNER', permissions: [] })
const page = { sort: 'lastActivityAt', sortOrder: 'desc', pageSize: 25 } as const

async function measureList(agency: BigAgency) {
  const { asked, ratio } = await againstBare(agency, scope, {
    table: 'account_contacts',
    ask: () => agency.call('GET /agent/contacts/search', { query: page }),
    work: (db) => listAllContacts(db, scope, { ...page, after: undefined }),
  })
  return { list: asked, ratio }
}

/**
 * Parts of names, of e-mails and of addresses, as long as somebody has typed who finds it; in milliseconds, and in signed-in
 * calls that read next to nothing, which whatever else the machine does falls on too.
 */
async function measureSearch({ call, owner }: BigAgency) {
  const searches = await typed(owner)
  const took: { search: number; trip: number }[] = []
  for (const search of [...searches.slice(0, 20), ...searches])
    took.push({
      search: await timeOf(() => call('GET /agent/contacts/search', { query: { search } })),
      trip: await timeOf(() => call('GET /agent/preferences', { query: { keys: 'CONTACTS_PAGE_VIEW' } })),
    })
  const warm = took.slice(20)
  const search = middle(warm.map((round) => round.search))
  return { search, trips: search / middle(warm.map((round) => round.trip)) }
}

async function typed({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; email: string; address: string }>(
    `select c.full_name as name, coalesce(c.email, '') as email, h.full_address as address
    from (select * from contacts where account_id = $1 order by id limit 100 offset 40000) c
    join contact_properties l on l.account_id = c.account_id and l.contact_id = c.id
    join properties h on h.account_id = l.account_id and h.id = l.property_id`,
    [bigAccount],
  )
  return rows.flatMap(({ name, email, address }, n) => [
    name.slice(0, 3 + (n % 8)),
    email.slice(0, 4 + (n % 12)),
    address.slice(0, 6 + (n % 12)),
  ])
}
