import type { EventsAndCountersTables } from './events-and-counters.ts'
import type { FoundationTables } from './foundations.ts'
import type { PeopleAndHomesTables } from './people-and-homes.ts'

export type Schema = FoundationTables & PeopleAndHomesTables & EventsAndCountersTables
