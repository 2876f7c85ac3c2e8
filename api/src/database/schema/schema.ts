import type { BrandsAndFormsTables } from './brands-and-forms.ts'
import type { ContactTables } from './contacts.ts'
import type { EventsAndCountersTables } from './events-and-counters.ts'
import type { FoundationTables } from './foundations.ts'
import type { PeopleAndHomesTables } from './people-and-homes.ts'
import type { PropertyTables } from './properties.ts'
import type { SubmissionTables } from './submissions.ts'
import type { WebhookTables } from './webhooks.ts'

export type Schema = FoundationTables &
  PeopleAndHomesTables &
  PropertyTables &
  EventsAndCountersTables &
  BrandsAndFormsTables &
  SubmissionTables &
  WebhookTables &
  ContactTables
