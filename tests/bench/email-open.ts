import { setTimeout } from 'node:timers/promises'
import { createPieceLinks } from '../../api/src/email-tracking/piece-links.ts'
import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { newId } from '../../shared/src/ids.ts'
import { type Bench, median, memoize } from './bench.ts'
import { generateLoad, type LoadResult } from './load-generator.ts'
import { type MeasuredProduct, startMeasuredProduct } from './measured-product.ts'
import { createViewRequest, createVisitedAssets } from './visits.ts'

/**
 * Openings of emails until they are stored, told apart and counted, compared with page views that are only parsed and validated.
 * One in two is the first of its email.
 */
export const emailOpenBenches: Bench[] = [
  { name: 'email-open', unit: 'ratio', measure: async () => (await results()).ratio },
  { name: 'email-open-rps', unit: 'requests/s', measure: async () => (await results()).perSecond },
  { name: 'email-open-p99', unit: 'ms', measure: async () => (await results()).p99 },
]

const [roundCount, milliseconds, connections, pieceCount] = [15, 400, 50, 60_000]

const results = memoize(async () => {
  const product = await startMeasuredProduct()
  try {
    const assets = await createVisitedAssets(product, 10, 5)
    const { accountId, paths } = await createOpenPaths(product)
    let opened = 0
    const createOpenRequest = () => {
      const path = paths[(opened++ >> 1) % paths.length]
      return `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 192.0.2.${opened % 250}\r\nuser-agent: ${userAgent}\r\n\r\n`
    }
    const measure = (status: number, createRequest: () => string) =>
      generateLoad({ port: product.port, connections, milliseconds, status, createRequest })
    const measureCeiling = () => measure(202, () => createViewRequest(assets, '/api/public/events-ceiling'))
    const countStoredSince = async (id: string) =>
      Number((await product.owner.pool.query(countEvents, [accountId, id])).rows[0]?.count)
    /** Under load the answers come first, so the time until the last opening is stored counts too. */
    const measureOpens = async () => {
      const firstId = newId()
      const startedAt = performance.now()
      const load = await measure(200, createOpenRequest)
      while ((await countStoredSince(firstId)) < load.count) await setTimeout(10)
      return { ...load, perSecond: (load.count / (performance.now() - startedAt)) * 1000 }
    }
    await measureOpens()
    const rounds: { ceiling: LoadResult; opens: LoadResult }[] = []
    while (rounds.length < roundCount) rounds.push({ ceiling: await measureCeiling(), opens: await measureOpens() })
    return {
      ratio: median(rounds.map(({ opens, ceiling }) => opens.perSecond / ceiling.perSecond)),
      perSecond: median(rounds.map(({ opens }) => opens.perSecond)),
      p99: median(rounds.map(({ opens }) => opens.p99)),
    }
  } finally {
    await product.stop()
  }
})

/** Ids are in the order of time, so that this reads the latest only. */
const countEvents = 'select count(*) from email_events where account_id = $1 and id > $2'

const userAgent = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'

/** A broadcast that was sent an hour ago. */
async function createOpenPaths({ owner }: MeasuredProduct) {
  const { accountId } = await new AgencyFactory(owner).createAgency()
  const contentId = newId()
  const run = (text: string, ...values: unknown[]) => owner.pool.query(text, values)
  await run(
    `insert into contents (account_id, id, medium, template_type, template_id, title, lead_type, intent)
      values ($1, $2, 'EMAIL', 'REGULAR', 'bench', 'Bench', 'HV', 'HOME_VALUE')`,
    accountId,
    contentId,
  )
  await run(
    `insert into content_versions (account_id, content_id, version, settings) values ($1, $2, 1, '{}')`,
    accountId,
    contentId,
  )
  await run(
    `insert into contacts (account_id, id, first_name, last_name, source)
      select $1, uuidv7(), 'Nora', 'Field ' || n, 'Import' from generate_series(1, $2::int) n`,
    accountId,
    pieceCount,
  )
  await run(
    `insert into email_pieces (account_id, id, kind, content_id, version, contact_id, to_email, subject, state, sent_at)
      select $1, uuidv7(), 'MARKETING', $2, 1, id, 'nora@example.com', 'News', 'SENT', now() - interval '1 hour'
      from contacts where account_id = $1`,
    accountId,
    contentId,
  )
  await run('vacuum analyze email_pieces, contacts')
  const { value } = (await run(`select value from secrets where name = 'signing'`)).rows[0]
  const getLinks = createPieceLinks('', value, accountId)
  const { rows } = await run('select id from email_pieces where account_id = $1', accountId)
  return { accountId, paths: rows.map(({ id }: { id: string }) => getLinks(id).openPixel ?? '') }
}
