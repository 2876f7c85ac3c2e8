import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { plantAttributes } from './attributes.ts'
import { contactRows, timelineRows } from './contact-rows.ts'
import { plantCounters } from './counters.ts'
import { plantDuplicates } from './duplicates.ts'
import { plantEventsOfTimeline } from './events-of-timeline.ts'
import { contactPropertyRows, estimateRows, mortgageRows, propertyRows } from './home-rows.ts'
import { leadRows } from './lead-rows.ts'
import { plantMarket } from './market.ts'
import { plantNotifications } from './notifications.ts'
import { plantOffers } from './offers.ts'
import { plantRows } from './plant-rows.ts'
import { plantSegments } from './segments.ts'
import type { Setting } from './setting.ts'
import { plantSubmissionsOfTimeline } from './submissions.ts'
import { plantSummaries } from './summaries.ts'
import { visitCellsOf } from './visit-cells.ts'
import { plantVisits } from './visits.ts'
import { worldOf } from './world.ts'

/** Two years of one agency's people, homes, leads and visits. */
export async function plantWorld(db: Db, accountId: string, setting: Setting) {
  const world = worldOf(setting)
  await plantRows(db, 'contacts', contactRows(accountId, world))
  await plantRows(db, 'properties', propertyRows(accountId, setting, world))
  // Whatever refers to them is checked by a plan that has to know that they are not empty any more.
  await sql`analyze contacts, properties`.execute(db)
  await plantRows(db, 'contact_properties', contactPropertyRows(accountId, world))
  await plantRows(db, 'value_estimates', estimateRows(accountId, world))
  await plantRows(db, 'mortgages', mortgageRows(accountId, setting, world))
  await plantMarket(db, accountId, setting)
  await plantRows(db, 'leads', leadRows(accountId, setting, world))
  await plantRows(db, 'timeline_entries', timelineRows(accountId, world))
  await plantOffers(db, accountId, setting.calendar.now)
  await plantAttributes(db, accountId, setting, world)
  await plantDuplicates(db, accountId, setting, world)
  await plantSegments(db, accountId, setting)
  await plantNotifications(db, accountId, setting.calendar.now)
  await plantSummaries(db, accountId, setting)

  const { calendar } = setting
  const salt = setting.chanceOf('salt').whole(1, 1_000_000) * 1000
  await plantVisits(db, { accountId, salt, until: calendar.now, cells: visitCellsOf(setting) })
  await plantEventsOfTimeline(db, accountId, salt + 100)
  await plantSubmissionsOfTimeline(db, accountId)
  await plantCounters(db, accountId, calendar.zone)
}
