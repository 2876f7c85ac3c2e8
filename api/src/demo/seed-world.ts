import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { seedAttributes } from './attributes.ts'
import { toContactRows, toTimelineRows } from './contact-rows.ts'
import { seedContents } from './contents.ts'
import { linkSubmissions, seedContentCounters } from './contents-queries.ts'
import { toCorrectionRows } from './corrections.ts'
import { seedCounters } from './counters.ts'
import { generateDailyVisits } from './daily-visits.ts'
import { seedDashboard } from './dashboards.ts'
import { seedDuplicates } from './duplicates.ts'
import { seedEventsFromActivity } from './events-from-activity.ts'
import { seedFlows } from './flows.ts'
import { insertRows } from './insert-rows.ts'
import { seedLanguages } from './languages.ts'
import { toLeadRows } from './lead-rows.ts'
import { seedMarket } from './market.ts'
import { seedMls } from './mls.ts'
import { seedNotifications } from './notifications.ts'
import { seedOffers } from './offers.ts'
import { seedPostcards } from './postcards.ts'
import { toContactPropertyRows, toEstimateRows, toMortgageRows, toPropertyRows } from './property-rows.ts'
import { seedTraffic } from './seed-traffic.ts'
import { seedSegments } from './segments.ts'
import { seedSubmissionsFromActivity } from './submissions.ts'
import { seedSummaries } from './summaries.ts'
import { seedTaggedLinks } from './tagged-links.ts'
import { demoTraffic } from './visit-sources.ts'
import { seedVisits } from './visits.ts'
import { generateWorld } from './world.ts'
import type { WorldContext } from './world-context.ts'

/** Two years of contacts, properties, leads and visits of one agency. */
export async function seedWorld(db: Db, accountId: string, context: WorldContext) {
  const world = generateWorld(context)
  await insertRows(db, 'contacts', toContactRows(accountId, world))
  await insertRows(db, 'properties', toPropertyRows(accountId, context, world))
  // The foreign key checks that follow need current statistics of these tables.
  await sql`analyze contacts, properties`.execute(db)
  await insertRows(db, 'contact_properties', toContactPropertyRows(accountId, world))
  await insertRows(db, 'value_estimates', toEstimateRows(accountId, world))
  await insertRows(db, 'mortgages', toMortgageRows(accountId, context, world))
  await seedMarket(db, accountId, context)
  if (context.config.agency === 'harborAndHill') await seedMls(db, accountId, context)
  await insertRows(db, 'leads', toLeadRows(accountId, context, world))
  await insertRows(db, 'timeline_entries', toTimelineRows(accountId, world))
  await seedContents(db, accountId, context, world)
  await insertRows(db, 'owner_corrections', toCorrectionRows(accountId, world))
  await seedDashboard(db, accountId, context)
  await seedOffers(db, accountId, context.calendar.now)
  await seedAttributes(db, accountId, context, world)
  await seedDuplicates(db, accountId, context, world)
  await seedSegments(db, accountId, context)
  await seedSummaries(db, accountId, context)

  const { calendar } = context
  const salt = context.rngFor('salt').int(1, 1_000_000) * 1000
  await seedVisits(db, { accountId, salt, until: calendar.now, dailyVisits: generateDailyVisits(context) })
  await seedEventsFromActivity(db, accountId, salt + 100)
  await seedSubmissionsFromActivity(db, accountId)
  await seedLanguages(db, accountId)
  await seedCounters(db, accountId, calendar.zone)
  await seedTraffic(db, accountId, calendar.zone, demoTraffic)
  await seedTaggedLinks(db, accountId, context)
  await linkSubmissions(db, accountId)
  await seedPostcards(db, accountId, context)
  await seedNotifications(db, accountId, context.calendar.now)
  await seedFlows(db, accountId, context)
  await seedContentCounters(db, accountId, calendar.zone)
}
