import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportNames } from '@gable/shared/reports/report-name.ts'
import { addDays, toDay } from '@gable/shared/time/calendar.ts'
import { bigZone } from '../../api/src/demo/big/context.ts'
import { type Bench, measureTime, medianOf } from './bench.ts'
import { type BigAgency, openBigAgency } from './big-agency.ts'
import { calculatePropertyFigures } from './reports-about-contacts.ts'

/**
 * The median response time of the slowest report over a year by day, with ten million events in the database.
 * `BENCH_EVENTS=100000` measures with fewer, `BENCH_DATA_DIR` sets the data directory.
 */
export const reportSlowest: Bench = {
  name: 'report-slowest',
  unit: 'ms',
  async measure() {
    const events = Number(process.env.BENCH_EVENTS || 10_000_000)
    const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), `gable-bench-${events}`)
    const agency = await openBigAgency(dataDir, { contacts: Math.ceil(events / 100), events })
    try {
      await calculatePropertyFigures(agency)
      const times: number[] = []
      for (const load of listReports(agency)) {
        await medianOf(5, () => measureTime(load))
        times.push(await medianOf(51, () => measureTime(load)))
      }
      return Math.max(...times)
    } finally {
      await agency.stop()
    }
  },
}

/** Each report, and each way to break its table down. */
function listReports({ call }: BigAgency) {
  const till = toDay(Date.now(), bigZone)
  const year = { from: addDays(till, -364), till, by: 'DAY' as const }
  return [
    ...reportNames.map((name) => () => call(`GET /agent/reports/${name}`, { query: year })),
    ...(['step', 'source', 'campaign'] as const).map(
      (breakdown) => () => call('GET /agent/reports/account-landing-pages', { query: { ...year, breakdown } }),
    ),
    ...(['button', 'correction'] as const).map(
      (breakdown) => () => call('GET /agent/reports/contact-dashboard', { query: { ...year, breakdown } }),
    ),
  ]
}
