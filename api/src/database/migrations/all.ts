import type { Migration } from 'kysely'
import * as foundations from './001-foundations.ts'
import * as peopleAndHomes from './002-people-and-homes.ts'
import * as eventsAndCounters from './003-events-and-counters.ts'

/** In the order they run. A name, once it has run anywhere, never changes. */
export const migrations: Record<string, Migration> = {
  '001-foundations': foundations,
  '002-people-and-homes': peopleAndHomes,
  '003-events-and-counters': eventsAndCounters,
}
