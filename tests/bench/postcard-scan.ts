import { createPostcardCode, hashPostcardCode } from '../../api/src/postcard-delivery/postcard-code.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { insertHomeowners, publishPostcard } from '../../api/src/testing/postcards.ts'
import { type Bench, median, memoize } from './bench.ts'
import { generateLoad, type LoadResult } from './load-generator.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'
import { createViewRequest, createVisitedAssets } from './visits.ts'

/**
 * Scans of postcards that are looked up, stored, counted and led to the owner's dashboard, compared with page views that
 * are only parsed and validated. One in two is the first of its postcard.
 */
export const postcardScanBenches: Bench[] = [
  { name: 'postcard-scan', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'postcard-scan-rps', unit: 'requests/s', measure: async () => (await results()).perSecond },
  { name: 'postcard-scan-p99', unit: 'ms', measure: async () => (await results()).p99 },
]

const [roundCount, milliseconds, connections, pieceCount] = [15, 400, 50, 60_000]

const results = memoize(async () => {
  const product = await startMeasuredProduct()
  try {
    const assets = await createVisitedAssets(product, 10, 5)
    const paths = await createScanPaths(product)
    let scanned = 0
    const createScanRequest = () => {
      const path = paths[(scanned++ >> 1) % paths.length]
      return `GET ${path} HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${userAgent}\r\n\r\n`
    }
    const measure = (status: number, createRequest: () => string) =>
      generateLoad({ port: product.port, connections, milliseconds, status, createRequest })
    const measureCeiling = () => measure(202, () => createViewRequest(assets, '/api/public/events-ceiling'))
    await measure(302, createScanRequest)
    const rounds: { ceiling: LoadResult; scans: LoadResult }[] = []
    while (rounds.length < roundCount)
      rounds.push({ ceiling: await measureCeiling(), scans: await measure(302, createScanRequest) })
    return {
      ratio: median(rounds.map(({ scans, ceiling }) => scans.perSecond / ceiling.perSecond)),
      perSecond: median(rounds.map(({ scans }) => scans.perSecond)),
      p99: median(rounds.map(({ scans }) => scans.p99)),
    }
  } finally {
    await product.stop()
  }
})

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** A broadcast that was delivered a day ago. */
async function createScanPaths({ owner }: MeasuredProduct): Promise<string[]> {
  const { accountId } = await new AgencyFactory(owner).createAgency()
  const { contentId } = await publishPostcard(owner, accountId)
  const run = (text: string, ...values: unknown[]) => owner.pool.query(text, values)
  await insertHomeowners(owner, accountId, pieceCount)
  await run(
    `insert into dashboard_links (account_id, contact_id, property_id, generation, code_hash)
      select account_id, contact_id, property_id, 1, sha256(contact_id::text::bytea) from contact_properties where account_id = $1`,
    accountId,
  )
  await run(
    `insert into postcard_pieces (account_id, id, content_id, version, occasion, contact_id, property_id, state, due_on,
        submitted_at, delivered_at)
      select account_id, gen_random_uuid(), $2, 1, 'bench', contact_id, property_id, 'DELIVERED', current_date - 5,
        now() - interval '5 days', now() - interval '1 day'
      from contact_properties where account_id = $1`,
    accountId,
    contentId,
  )
  const { value } = (await run(`select value from secrets where name = 'signing'`)).rows[0]
  const { rows } = await run('select id from postcard_pieces where account_id = $1', accountId)
  const codes = rows.map(({ id }: { id: string }) => createPostcardCode(value, accountId, id))
  await run(
    `update postcard_pieces p set code_hash = g.hash from unnest($2::uuid[], $3::bytea[]) as g(id, hash)
      where p.account_id = $1 and p.id = g.id`,
    accountId,
    rows.map(({ id }) => id),
    codes.map(hashPostcardCode),
  )
  await run('vacuum analyze postcard_pieces, contacts, contact_properties, dashboard_links')
  return codes.map((code) => `/Q/${code}`)
}
