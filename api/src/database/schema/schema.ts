import type { AccountSettingsTables } from './account-settings.ts'
import type { AppointmentTables } from './appointments.ts'
import type { BillingTables } from './billing.ts'
import type { BrandAndAssetTables } from './brands-and-assets.ts'
import type { CalendarTables } from './calendars.ts'
import type { CellTables } from './cells.ts'
import type { ConnectedAppTables } from './connected-apps.ts'
import type { ContactDashboardTables } from './contact-dashboards.ts'
import type { ContactFeatureTables } from './contact-features.ts'
import type { ContactSyncTables } from './contact-sync.ts'
import type { ContactAndPropertyTables } from './contacts-and-properties.ts'
import type { ConversationTables } from './conversations.ts'
import type { ConversionTables } from './conversions.ts'
import type { CreditTables } from './credits.ts'
import type { EmailTables } from './emails.ts'
import type { EventsAndCountersTables } from './events-and-counters.ts'
import type { FlowTables } from './flows.ts'
import type { FoundationTables } from './foundations.ts'
import type { GettingStartedTables } from './getting-started.ts'
import type { ImportAndExportTables } from './imports-and-exports.ts'
import type { LeadIntakeTables } from './lead-intake.ts'
import type { LeadRoutingTables } from './lead-routing.ts'
import type { MarketTables } from './market.ts'
import type { MlsTables } from './mls.ts'
import type { OfferTables } from './offers.ts'
import type { PostcardTables } from './postcards.ts'
import type { ReportFigureTables } from './report-figures.ts'
import type { ReportTables } from './reports.ts'
import type { SignInTables } from './sign-in.ts'
import type { SubmissionTables } from './submissions.ts'
import type { SummaryAndNotificationTables } from './summaries-and-notifications.ts'
import type { TextTables } from './texts.ts'
import type { WebhookTables } from './webhooks.ts'

export type Schema = AccountSettingsTables &
  AppointmentTables &
  BillingTables &
  BrandAndAssetTables &
  CalendarTables &
  CellTables &
  ConnectedAppTables &
  ContactDashboardTables &
  ContactFeatureTables &
  ContactSyncTables &
  ContactAndPropertyTables &
  ConversationTables &
  ConversionTables &
  CreditTables &
  EmailTables &
  EventsAndCountersTables &
  FlowTables &
  FoundationTables &
  GettingStartedTables &
  ImportAndExportTables &
  LeadIntakeTables &
  LeadRoutingTables &
  MarketTables &
  MlsTables &
  OfferTables &
  PostcardTables &
  ReportFigureTables &
  ReportTables &
  SignInTables &
  SubmissionTables &
  SummaryAndNotificationTables &
  TextTables &
  WebhookTables
