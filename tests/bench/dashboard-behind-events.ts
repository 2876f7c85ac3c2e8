import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { invariant } from '@gable/shared/invariant.ts'
import { type Bench, measureTime, median } from './bench.ts'
import { type BigAgency, openBigAgency } from './big-agency.ts'

/**
 * The time of an owner's page with ten million events and a hundred thousand contacts in the database, divided by that of such a
 * page in an agency with a hundred contacts. `BENCH_EVENTS=100000` measures with fewer, `BENCH_DATA_DIR` sets the data directory.
 */
export const dashboardBehindEvents: Bench = { name: 'dashboard-behind-10m', unit: 'ratio', measure }

const pageCount = 20
const warmUpRounds = 60
const rounds = 601

async function measure() {
  const events = Number(process.env.BENCH_EVENTS || 10_000_000)
  const bigFolder = process.env.BENCH_DATA_DIR || join(tmpdir(), `gable-bench-${events}`)
  const smallFolder = await mkdtemp(join(tmpdir(), 'gable-bench-small-'))
  const big = await openBigAgency(bigFolder, { contacts: Math.ceil(events / 100), events })
  const small = await openBigAgency(smallFolder, { contacts: 100, events: 1_000 })
  try {
    return await compare(await openPages(big), await openPages(small))
  } finally {
    await big.stop()
    await small.stop()
    await rm(smallFolder, { recursive: true, force: true })
  }
}

/** Returns a function that requests the next of several pages. */
async function openPages({ call, origin }: BigAgency) {
  const { data } = await call('GET /agent/contacts/search', { query: { pageSize: 100 } })
  const paths: string[] = []
  for (const { _id } of data) {
    const links = await call('GET /agent/contacts/:contactId/dashboard-links', { params: { contactId: _id } })
    paths.push(...links.flatMap(({ code }) => (code ? [`${origin}/d/${code}`] : [])))
  }
  invariant(paths.length >= pageCount, 'the agency has too few contacts with a home')
  let count = 0
  return async () => {
    const response = await fetch(paths[count++ % pageCount] ?? '')
    invariant(response.ok, 'an owner was refused their page')
    await response.arrayBuffer()
  }
}

/** Both are requested in turn, so that other load on the machine affects both. */
async function compare(openBig: () => Promise<void>, openSmall: () => Promise<void>) {
  const times: { big: number; small: number }[] = []
  while (times.length < warmUpRounds + rounds)
    times.push({ big: await measureTime(openBig), small: await measureTime(openSmall) })
  const warm = times.slice(warmUpRounds)
  return median(warm.map(({ big }) => big)) / median(warm.map(({ small }) => small))
}
