import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAssets } from '@gable/shared/demo/assets.ts'
import { addDays, startOfDay, toDay } from '@gable/shared/time/calendar.ts'
import { bigZone } from '../../api/src/demo/big/context.ts'
import { type Bench, measureTime, medianOf } from './bench.ts'
import { openBigAgency } from './big-agency.ts'

/**
 * Response time of the statistics of the most visited widget, one year by day, with ten million events in the database.
 * `BENCH_EVENTS=100000` measures with fewer, `BENCH_DATA_DIR` sets the data directory.
 */
export const statsYearByDay: Bench = {
  name: 'stats-year-by-day',
  unit: 'ms',
  async measure() {
    const events = Number(process.env.BENCH_EVENTS || 10_000_000)
    const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), `gable-bench-${events}`)
    const agency = await openBigAgency(dataDir, { contacts: Math.ceil(events / 100), events })
    const getStats = () => agency.call('POST /agent/widget/config/stats', { body: createYearQuery() })
    try {
      await medianOf(50, () => measureTime(getStats))
      return await medianOf(301, () => measureTime(getStats))
    } finally {
      await agency.stop()
    }
  },
}

/** The query of the statistics page: whole days in the agency's time zone. */
function createYearQuery() {
  const tomorrow = addDays(toDay(Date.now(), bigZone), 1)
  return {
    dateFrom: new Date(startOfDay(addDays(tomorrow, -365), bigZone)).toISOString(),
    dateTill: new Date(startOfDay(tomorrow, bigZone)).toISOString(),
    dateGroupingType: 'DAY' as const,
    reportFilters: { widgetIds: [bigAssets[0]?.id ?? ''] },
  }
}
