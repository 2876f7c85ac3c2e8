import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from '@gable/shared/contract.ts'
import { bigAccount, bigOwner, demoPassword } from '@gable/shared/demo/people.ts'
import { bigSubjects } from '@gable/shared/demo/subjects.ts'
import { createClient } from '@gable/shared/http/client.ts'
import { addDays, dayAt, startOfDay } from '@gable/shared/statistics/calendar.ts'
import { openInstallation } from '../../api/src/database/installation.ts'
import { plantBig } from '../../api/src/database/seed/big/plant-big.ts'
import { bigZone } from '../../api/src/database/seed/big/setting.ts'
import { isPlanted } from '../../api/src/database/seed/demo.ts'
import { createLog } from '../../api/src/platform/observe/log.ts'
import { readSettings } from '../../api/src/platform/settings.ts'
import { freePort } from '../support/free-port.ts'
import { runProduct } from '../support/running-product.ts'
import { type Bench, middleOf } from './bench.ts'

/**
 * From the question to the answer: the figures of the most visited widget, a year by day, among ten million events.
 * `BENCH_EVENTS=100000` measures among fewer, `BENCH_DATA_DIR` says where they are kept.
 */
export const statsYearByDay: Bench = {
  name: 'stats-year-by-day',
  unit: 'ms',
  async measure() {
    const events = Number(process.env.BENCH_EVENTS || 10_000_000)
    // Planting takes minutes: what was planted once is kept for the next time.
    const dataDir = process.env.BENCH_DATA_DIR || join(tmpdir(), `gable-bench-${events}`)
    await plantOnce(dataDir, events)
    const product = runProduct({ DATA_DIR: dataDir, PORT: String(await freePort()), WORKER: 'off' })
    try {
      const ask = await signedIn(await product.opened())
      await middleOf(50, () => timeOf(ask))
      return await middleOf(301, () => timeOf(ask))
    } finally {
      product.child.kill('SIGTERM')
      await product.ended
    }
  },
}

async function plantOnce(dataDir: string, events: number) {
  const settings = readSettings({ DATA_DIR: dataDir })
  const installation = await openInstallation(settings, createLog({ LOG_LEVEL: 'error' }))
  try {
    const { db } = installation.owner
    if (await db.transaction().execute((db) => isPlanted(db, bigAccount))) return
    console.log(`Planting ${events} events in ${dataDir}, once.`)
    await plantBig(installation.owner, { say: console.log, size: { contacts: Math.ceil(events / 100), events } })
  } finally {
    await installation.close()
  }
}

/** A question like those of the screen: signed in, over HTTP, whole days of the agency's calendar. */
async function signedIn(origin: string) {
  let cookie = ''
  const call = createClient<Contract>({
    base: `${origin}/api`,
    headers: () => ({ 'x-account-id': bigAccount, ...(cookie && { cookie }) }),
    fetch: async (url, init) => {
      const answer = await fetch(url, init)
      cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? cookie
      return answer
    },
  })
  await call('POST /auth/login', { body: { email: bigOwner, password: demoPassword } })
  const tomorrow = addDays(dayAt(Date.now(), bigZone), 1)
  const body = {
    dateFrom: new Date(startOfDay(addDays(tomorrow, -365), bigZone)).toISOString(),
    dateTill: new Date(startOfDay(tomorrow, bigZone)).toISOString(),
    dateGroupingType: 'DAY' as const,
    reportFilters: { widgetIds: [bigSubjects[0]?.id ?? ''] },
  }
  return () => call('POST /agent/widget/config/stats', { body })
}

async function timeOf(ask: () => Promise<unknown>) {
  const started = performance.now()
  await ask()
  return performance.now() - started
}
