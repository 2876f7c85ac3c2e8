import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAssets } from '@gable/shared/demo/assets.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { addDays, startOfDay, toDay } from '@gable/shared/time/calendar.ts'
import { bigZone } from '../../api/src/demo/big/context.ts'
import { type Bench, measureTime, medianOf, memoize } from './bench.ts'
import { openBigAgency } from './big-agency.ts'

/**
 * How long the calls of the page of a contact dashboard take together, a year by day, and the list behind its longest bar of
 * clicks, with ten million events in the database. `BENCH_EVENTS=100000` measures with fewer, `BENCH_DATA_DIR` sets the
 * data directory.
 */
export const dashboardPerformanceBenches: Bench[] = [
  { name: 'dashboard-performance', unit: 'ms', measure: async () => (await results()).page },
  { name: 'dashboard-clicks-list', unit: 'ms', measure: async () => (await results()).list },
]

const results = memoize(async () => {
  const events = Number(process.env.BENCH_EVENTS || 10_000_000)
  const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), `gable-bench-${events}`)
  const { call, stop } = await openBigAgency(dataDir, { contacts: Math.ceil(events / 100), events })
  try {
    const dashboardId = findDashboard()
    const period = getYear()
    const query = { ...period, reportFilters: { contentIds: [dashboardId] } }
    const openPage = () =>
      Promise.all([
        call('GET /agent/contact-dashboard/:dashboardId', { params: { dashboardId } }),
        call('GET /agent/statistics/:subjectId/totals', { params: { subjectId: dashboardId } }),
        call('POST /agent/contact-dashboard/stats', { body: { ...query, dateGroupingType: 'DAY' } }),
        call('POST /agent/contact-dashboard/stats/clicks', { body: query }),
      ])
    const [, , , { clicks }] = await openPage()
    const longest = clicks.toSorted((a, b) => b.clicks - a.clicks)[0]
    invariant(longest, 'the dashboard of the big agency has no clicks')
    const { moduleId, text } = longest
    const openList = () =>
      call('GET /agent/contact-dashboard/:dashboardId/clicks/contacts', {
        params: { dashboardId },
        query: { moduleId, text, ...period },
      })
    return { page: await measureWarm(openPage), list: await measureWarm(openList) }
  } finally {
    await stop()
  }
})

async function measureWarm(open: () => Promise<unknown>) {
  await medianOf(20, () => measureTime(open))
  return medianOf(101, () => measureTime(open))
}

function findDashboard() {
  const dashboard = bigAssets.find(({ kind }) => kind === 'contact-dashboard')
  invariant(dashboard, 'the big agency has no dashboard')
  return dashboard.id
}

/** Whole days in the agency's time zone. */
function getYear() {
  const tomorrow = addDays(toDay(Date.now(), bigZone), 1)
  return {
    dateFrom: new Date(startOfDay(addDays(tomorrow, -365), bigZone)).toISOString(),
    dateTill: new Date(startOfDay(tomorrow, bigZone)).toISOString(),
  }
}
