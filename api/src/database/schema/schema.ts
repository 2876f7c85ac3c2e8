import type { AccountSettingsTables } from './account-settings.ts'
import type { BrandsAndFormsTables } from './brands-and-forms.ts'
import type { ContactTables } from './contacts.ts'
import type { EventsAndCountersTables } from './events-and-counters.ts'
import type { FoundationTables } from './foundations.ts'
import type { ImportAndExportTables } from './imports-and-exports.ts'
import type { OfferTables } from './offers.ts'
import type { PeopleAndHomesTables } from './people-and-homes.ts'
import type { PropertyTables } from './properties.ts'
import type { SubmissionTables } from './submissions.ts'
import type { SummaryAndNotificationTables } from './summaries-and-notifications.ts'
import type { WebhookTables } from './webhooks.ts'

export type Schema = SummaryAndNotificationTables &
  FoundationTables &
  PeopleAndHomesTables &
  PropertyTables &
  OfferTables &
  EventsAndCountersTables &
  BrandsAndFormsTables &
  SubmissionTables &
  WebhookTables &
  ContactTables &
  ImportAndExportTables &
  AccountSettingsTables
