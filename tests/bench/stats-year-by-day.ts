import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bigAssets } from '@gable/shared/demo/assets.ts'
import { addDays, toDay, startOfDay } from '@gable/shared/statistics/calendar.ts'
import { bigZone } from '../../api/src/demo/big/context.ts'
import { type Bench, middleOf, timeOf } from './bench.ts'
import { openBigAgency } from './big-agency.ts'

/**
 * From the question to the answer: the figures of the most visited widget, a year by day, among ten million events.
 * `BENCH_EVENTS=100000` measures among fewer, `BENCH_DATA_DIR` says where they are kept.
 */
export const statsYearByDay: Bench = {
  name: 'stats-year-by-day',
  unit: 'ms',
  async measure() {
    const events = Number(process.env.BENCH_EVENTS || 10_000_000)
    const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), `gable-bench-${events}`)
    const agency = await openBigAgency(dataDir, { contacts: Math.ceil(events / 100), events })
    const ask = () => agency.call('POST /agent/widget/config/stats', { body: aYearByDay() })
    try {
      await middleOf(50, () => timeOf(ask))
      return await middleOf(301, () => timeOf(ask))
    } finally {
      await agency.stop()
    }
  },
}

/** A question like those of the screen: whole days of the agency's calendar. */
function aYearByDay() {
  const tomorrow = addDays(toDay(Date.now(), bigZone), 1)
  return {
    dateFrom: new Date(startOfDay(addDays(tomorrow, -365), bigZone)).toISOString(),
    dateTill: new Date(startOfDay(tomorrow, bigZone)).toISOString(),
    dateGroupingType: 'DAY' as const,
    reportFilters: { widgetIds: [bigAssets[0]?.id ?? ''] },
  }
}
