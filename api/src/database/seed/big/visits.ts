import { bigSubjects } from '@gable/shared/demo/subjects.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { historyDays } from '../calendar.ts'
import { chanceFrom } from '../chance.ts'
import { plantEventsOfTimeline } from '../events-of-timeline.ts'
import { rhythmOf } from '../rhythm.ts'
import { trafficOf } from '../traffic.ts'
import { mood, shareOut } from '../visit-cells.ts'
import { plantVisits, type VisitCell } from '../visits.ts'
import type { BigSetting } from './setting.ts'

/** The visits that left something, and as many more as are missing, a month at a time. */
export async function* plantBigVisits(db: Db, setting: BigSetting): AsyncGenerator<string> {
  const { accountId, calendar, size, salt, until } = setting
  await plantEventsOfTimeline(db, accountId, salt + 1000)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events where account_id = ${accountId}`.execute(db)
  let before = 0
  for (const [month, cells] of cellsByMonth(setting, size.events - (rows[0]?.count ?? 0))) {
    await plantVisits(db, { accountId, salt: salt + 2000, until, cells, before })
    before += cells.reduce((sum, { visits }) => sum + visits, 0)
    yield month
  }

  function cellsByMonth(setting: BigSetting, events: number) {
    const months = new Map<string, VisitCell[]>()
    for (const { day, ...cell } of cellsOf(setting, events)) {
      const month = calendar.dateOf(day).slice(0, 7)
      months.set(month, [...(months.get(month) ?? []), cell])
    }
    return months
  }
}

function cellsOf({ calendar }: BigSetting, events: number) {
  const rhythm = rhythmOf(calendar)
  const chance = chanceFrom('big visits')
  const cells = Array.from({ length: historyDays }, (_, day) => day).flatMap((day) =>
    bigSubjects.slice(0, -1).map((subject, index) => ({
      day,
      subject: subject.subject,
      subject_id: subject.id,
      starts: calendar.at(day).getTime(),
      entrance_rate: trafficOf(subject).entranceRate,
      weight: (rhythm.busyness(day) * mood(chance)) / (index + 4),
    })),
  )
  const sum = (count: (cell: (typeof cells)[number]) => number) => cells.reduce((sum, cell) => sum + count(cell), 0)
  const eventsPerVisit = sum(({ weight, entrance_rate }) => weight * (1 + entrance_rate)) / sum(({ weight }) => weight)
  return shareOut(Math.round(events / eventsPerVisit), cells)
}
