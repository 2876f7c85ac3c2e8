import { accountTrackingEndpoints } from './account-tracking/endpoints.ts'
import { changelogEndpoints } from './activity/endpoints.ts'
import { addressEndpoints } from './addresses/endpoints.ts'
import { advancedSettingsEndpoints } from './advanced-settings/endpoints.ts'
import { agencyEndpoints } from './agency/endpoints.ts'
import { answerEndpoints } from './answers/endpoints.ts'
import { apiKeyEndpoints } from './api-keys/endpoints.ts'
import { appointmentEndpoints } from './appointments/endpoints.ts'
import { auditLogEndpoints } from './audit-log/endpoints.ts'
import { billingEndpoints } from './billing/endpoints.ts'
import { brandingEndpoints } from './branding/endpoints.ts'
import { broadcastEndpoints } from './broadcasts/endpoints.ts'
import { calendarEndpoints } from './calendars/endpoints.ts'
import { callEndpoints } from './calls/endpoints.ts'
import { connectedAppEndpoints } from './connected-apps/endpoints.ts'
import {
  contactDashboardEndpoints,
  correctionEndpoints,
  dashboardLinkEndpoints,
  dashboardPreviewEndpoints,
  publicCorrectionEndpoints,
  publicDashboardEndpoints,
  suggestTextEndpoints,
} from './contact-dashboard/endpoints.ts'
import { contactSyncEndpoints } from './contact-sync/endpoints.ts'
import { attributeEndpoints } from './contacts/attribute-endpoints.ts'
import { bulkEndpoints } from './contacts/bulk-endpoints.ts'
import { contactEndpoints } from './contacts/endpoints.ts'
import { mergeEndpoints } from './contacts/merge-endpoints.ts'
import { tagEndpoints } from './contacts/tag-endpoints.ts'
import { contentEndpoints, smartContentEndpoints } from './content/endpoints.ts'
import {
  conversationEndpoints,
  formConversationEndpoints,
  publicConversationEndpoints,
} from './conversations/endpoints.ts'
import { conversionEndpoints } from './conversions/endpoints.ts'
import { customSubDomainEndpoints } from './email-domains/custom-sub-domain-endpoints.ts'
import { emailDomainEndpoints } from './email-domains/endpoints.ts'
import { emailEndpoints } from './emails/endpoints.ts'
import { enrichmentEndpoints } from './enrichment/endpoints.ts'
import { erasureEndpoints } from './erasure/endpoints.ts'
import { exportEndpoints } from './exports/endpoints.ts'
import { flowEndpoints } from './flows/endpoints.ts'
import { flowEstimateEndpoints } from './flows/estimate-endpoints.ts'
import { failedEventEndpoints } from './flows/failed-event-endpoints.ts'
import { flowHookEndpoints, publicFlowHookEndpoints } from './flows/hook-endpoints.ts'
import { flowReferenceEndpoints } from './flows/reference-endpoints.ts'
import { flowRunEndpoints } from './flows/run-endpoints.ts'
import { formEndpoints } from './forms/endpoints.ts'
import { gettingStartedEndpoints } from './getting-started/endpoints.ts'
import { homeEndpoints } from './home/endpoints.ts'
import { identityEndpoints } from './identity/endpoints.ts'
import { agencySecurityEndpoints, secondFactorEndpoints, twoFactorEndpoints } from './identity/two-factor-endpoints.ts'
import { importEndpoints } from './imports/endpoints.ts'
import { ingestEndpoints } from './ingest/endpoints.ts'
import { journeyEndpoints } from './journeys/endpoints.ts'
import { landingPageEndpoints } from './landing-pages/endpoints.ts'
import { splitTestEndpoints } from './landing-pages/split-tests/endpoints.ts'
import { leadIntakeEndpoints } from './lead-intake/endpoints.ts'
import { leadRoutingEndpoints } from './lead-routing/endpoints.ts'
import { leadSettingsEndpoints } from './lead-settings/endpoints.ts'
import { leadEndpoints } from './leads/endpoints.ts'
import { mediaEndpoints } from './media/endpoints.ts'
import { mlsEndpoints } from './mls/endpoints.ts'
import { noteEndpoints } from './notes/endpoints.ts'
import { notificationEndpoints } from './notifications/endpoints.ts'
import { offerEndpoints } from './offers/endpoints.ts'
import { onboardingEndpoints } from './onboarding/endpoints.ts'
import { ownerMappingEndpoints } from './owner-mapping/endpoints.ts'
import { planEndpoints } from './plans/endpoints.ts'
import { postcardPieceEndpoints } from './postcards/piece-endpoints.ts'
import { proofEndpoints } from './postcards/proof-endpoints.ts'
import { preferenceEndpoints } from './preferences/endpoints.ts'
import { propertyEndpoints } from './properties/endpoints.ts'
import { propertyTaxEndpoints } from './property-taxes/endpoints.ts'
import { recommendationEndpoints } from './recommendations/endpoints.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import { reportSubscriptionEndpoints } from './reports/subscription-endpoints.ts'
import { searchEndpoints } from './search/endpoints.ts'
import { segmentEndpoints } from './segments/endpoints.ts'
import { startEndpoints } from './start/endpoints.ts'
import { statisticsEndpoints } from './statistics/endpoints.ts'
import { submissionEndpoints } from './submissions/endpoints.ts'
import { summaryEndpoints } from './summaries/endpoints.ts'
import { teamEndpoints } from './team/endpoints.ts'
import { textEndpoints } from './texts/endpoints.ts'
import { trafficEndpoints } from './traffic/endpoints.ts'
import { webhookEndpoints } from './webhooks/endpoints.ts'
import { publicWidgetEndpoints, widgetEndpoints, widgetInstallationEndpoints } from './widgets/endpoints.ts'

/** All endpoints. Routes, the client, cache keys, the documentation and the access tests are derived from it. */
export const contract = {
  ...identityEndpoints,
  ...secondFactorEndpoints,
  ...twoFactorEndpoints,
  ...agencySecurityEndpoints,
  ...startEndpoints,
  ...agencyEndpoints,
  ...teamEndpoints,
  ...planEndpoints,
  ...billingEndpoints,
  ...preferenceEndpoints,
  ...mediaEndpoints,
  ...leadEndpoints,
  ...leadIntakeEndpoints,
  ...leadRoutingEndpoints,
  ...leadSettingsEndpoints,
  ...callEndpoints,
  ...homeEndpoints,
  ...gettingStartedEndpoints,
  ...onboardingEndpoints,
  ...webhookEndpoints,
  ...conversationEndpoints,
  ...formConversationEndpoints,
  ...publicConversationEndpoints,
  ...conversionEndpoints,
  ...textEndpoints,
  ...connectedAppEndpoints,
  ...appointmentEndpoints,
  ...calendarEndpoints,
  ...contactSyncEndpoints,
  ...submissionEndpoints,
  ...answerEndpoints,
  ...statisticsEndpoints,
  ...trafficEndpoints,
  ...journeyEndpoints,
  ...ingestEndpoints,
  ...formEndpoints,
  ...brandingEndpoints,
  ...addressEndpoints,
  ...widgetEndpoints,
  ...landingPageEndpoints,
  ...splitTestEndpoints,
  ...contactDashboardEndpoints,
  ...dashboardLinkEndpoints,
  ...correctionEndpoints,
  ...dashboardPreviewEndpoints,
  ...suggestTextEndpoints,
  ...publicDashboardEndpoints,
  ...publicCorrectionEndpoints,
  ...publicWidgetEndpoints,
  ...widgetInstallationEndpoints,
  ...contactEndpoints,
  ...attributeEndpoints,
  ...tagEndpoints,
  ...bulkEndpoints,
  ...mergeEndpoints,
  ...changelogEndpoints,
  ...noteEndpoints,
  ...segmentEndpoints,
  ...searchEndpoints,
  ...summaryEndpoints,
  ...notificationEndpoints,
  ...importEndpoints,
  ...exportEndpoints,
  ...erasureEndpoints,
  ...propertyEndpoints,
  ...propertyTaxEndpoints,
  ...offerEndpoints,
  ...enrichmentEndpoints,
  ...ownerMappingEndpoints,
  ...accountTrackingEndpoints,
  ...advancedSettingsEndpoints,
  ...recommendationEndpoints,
  ...reportEndpoints,
  ...reportSubscriptionEndpoints,
  ...auditLogEndpoints,
  ...apiKeyEndpoints,
  ...contentEndpoints,
  ...smartContentEndpoints,
  ...emailEndpoints,
  ...broadcastEndpoints,
  ...flowEndpoints,
  ...flowReferenceEndpoints,
  ...flowRunEndpoints,
  ...flowEstimateEndpoints,
  ...failedEventEndpoints,
  ...flowHookEndpoints,
  ...publicFlowHookEndpoints,
  ...postcardPieceEndpoints,
  ...proofEndpoints,
  ...emailDomainEndpoints,
  ...customSubDomainEndpoints,
  ...mlsEndpoints,
}

export type Contract = typeof contract
