import type { FastifyInstance } from 'fastify'
import { accountTrackingRoutes } from './account-tracking/routes.ts'
import { changelogRoutes } from './activity/routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { advancedSettingsRoutes } from './advanced-settings/routes.ts'
import { agencyRoutes } from './agency/routes.ts'
import { answerRoutes } from './answers/routes.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import type { AppContext } from './app-context.ts'
import { appointmentRoutes } from './appointments/routes.ts'
import { auditLogRoutes } from './audit-log/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { brandingRoutes } from './branding/routes.ts'
import { broadcastRoutes } from './broadcasts/routes.ts'
import { calendarRoutes } from './calendars/routes.ts'
import { callRoutes } from './calls/routes.ts'
import { connectedAppRoutes } from './connected-apps/routes.ts'
import { correctionRoutes } from './contact-dashboard/correction-routes.ts'
import { getDashboardPath } from './contact-dashboard/links.ts'
import { publicDashboardRoutes } from './contact-dashboard/public-routes.ts'
import { contactDashboardRoutes } from './contact-dashboard/routes.ts'
import { suggestTextRoutes } from './contact-dashboard/suggest-text.ts'
import { inboundSyncRoutes } from './contact-sync/inbound-routes.ts'
import { contactSyncRoutes } from './contact-sync/routes.ts'
import { attributeRoutes } from './contacts/attribute-routes.ts'
import { bulkRoutes } from './contacts/bulk-routes.ts'
import { mergeRoutes } from './contacts/merge-routes.ts'
import { contactRoutes } from './contacts/routes.ts'
import { tagRoutes } from './contacts/tag-routes.ts'
import { contentRoutes } from './content/routes.ts'
import { formConversationRoutes } from './conversations/form-routes.ts'
import { publicConversationRoutes } from './conversations/public-routes.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { conversionRoutes } from './conversions/routes.ts'
import { documentationRoutes } from './documentation/routes.ts'
import { createDomainContext } from './email-domains/domain-context.ts'
import { emailDomainRoutes } from './email-domains/routes.ts'
import { inboundRoutes } from './email-tracking/inbound-routes.ts'
import { emailRoutes } from './emails/routes.ts'
import { enrichmentRoutes } from './enrichment/routes.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { flowEstimateRoutes } from './flows/estimate-routes.ts'
import { flowHookRoutes, publicFlowHookRoutes } from './flows/hooks/hook-routes.ts'
import { flowRoutes } from './flows/routes.ts'
import { flowRunRoutes } from './flows/run-routes.ts'
import { formRoutes } from './forms/routes.ts'
import { gettingStartedRoutes } from './getting-started/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { customSubDomainRoutes } from './hosts/custom-host-routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { ingestRoutes } from './ingest/routes.ts'
import { journeyRoutes } from './journeys/routes.ts'
import { landingPageRoutes } from './landing-pages/routes.ts'
import { inboundLeadEmailRoutes } from './lead-intake/inbound-email-routes.ts'
import { toIntakeContext } from './lead-intake/intake-context.ts'
import { publicLeadIntakeRoutes } from './lead-intake/public-routes.ts'
import { leadIntakeRoutes } from './lead-intake/routes.ts'
import { leadRoutingRoutes } from './lead-routing/routes.ts'
import { leadSettingsRoutes } from './lead-settings/routes.ts'
import { leadRoutes } from './leads/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { mlsRoutes } from './mls/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { offerRoutes } from './offers/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { ownerMappingRoutes } from './owner-mapping/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { createMediaStore } from './platform/media/create-media-store.ts'
import { toTargetPolicy } from './platform/outbound/target.ts'
import { registerRoutes } from './platform/register-routes.ts'
import { consoleOrigin, publicOrigin } from './platform/settings.ts'
import { inboundLobRoutes } from './postcard-delivery/inbound-lob-routes.ts'
import { proofRoutes } from './postcard-proofs/proof-routes.ts'
import { postcardRoutes } from './postcards/routes.ts'
import { preferenceRoutes } from './preferences/routes.ts'
import { propertyRoutes } from './properties/routes.ts'
import { propertyTaxRoutes } from './property-taxes/routes.ts'
import { recommendationRoutes } from './recommendations/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { segmentRoutes } from './segments/routes.ts'
import { startRoutes } from './start/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { submissionRoutes } from './submissions/routes.ts'
import { summaryRoutes } from './summaries/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { textRoutes } from './texts/routes.ts'
import { trafficRoutes } from './traffic/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { widgetInstallationRoutes } from './widgets/installation-routes.ts'
import { publicWidgetRoutes } from './widgets/public-widget-routes.ts'
import { widgetRoutes } from './widgets/routes.ts'

/** Everything under `/api`. */
export const apiRoutes = (context: AppContext) => async (api: FastifyInstance) => {
  const { settings, secret, log } = context
  await registerRoutes(api, identityRoutes(settings, secret))
  await registerRoutes(api, startRoutes)
  await registerRoutes(api, agencyRoutes)
  await registerRoutes(api, teamRoutes)
  await registerRoutes(api, planRoutes)
  await registerRoutes(api, billingRoutes(settings))
  await registerRoutes(api, preferenceRoutes)
  await registerRoutes(api, leadRoutes)
  const intake = toIntakeContext({ settings, secret }, { db: context.product.db, queue: api.submissionQueue })
  await registerRoutes(api, leadIntakeRoutes(intake))
  await registerRoutes(api, publicLeadIntakeRoutes(intake))
  await registerRoutes(api, inboundLeadEmailRoutes(intake, settings.INTAKE_MAIL_POSTMARK))
  await registerRoutes(api, leadRoutingRoutes)
  await registerRoutes(api, leadSettingsRoutes)
  await registerRoutes(api, callRoutes)
  await registerRoutes(api, appointmentRoutes({ secret, settings }))
  await registerRoutes(api, calendarRoutes({ secret, settings }))
  await registerRoutes(api, homeRoutes)
  await registerRoutes(api, gettingStartedRoutes)
  await registerRoutes(api, onboardingRoutes(settings))
  await registerRoutes(api, ingestRoutes(context))
  await registerRoutes(api, formRoutes)
  await registerRoutes(api, mediaRoutes(secret))
  await registerRoutes(api, brandingRoutes)
  await registerRoutes(api, journeyRoutes(secret))
  await registerRoutes(api, addressRoutes(settings, log))
  await registerRoutes(api, submissionRoutes(secret))
  await registerRoutes(api, answerRoutes({ secret, origin: publicOrigin(settings) }))
  await registerRoutes(api, webhookRoutes(toTargetPolicy(settings), secret))
  await registerRoutes(api, connectedAppRoutes({ settings, secret }))
  await registerRoutes(api, contactSyncRoutes({ settings, secret }))
  await registerRoutes(api, statisticsRoutes)
  await registerRoutes(api, trafficRoutes)
  await registerRoutes(api, reportRoutes)
  await registerRoutes(api, widgetRoutes(publicOrigin(settings)))
  await registerRoutes(api, landingPageRoutes)
  await registerRoutes(api, contactDashboardRoutes({ secret, settings }))
  await registerRoutes(api, correctionRoutes)
  await registerRoutes(api, suggestTextRoutes(settings))
  await registerRoutes(api, publicDashboardRoutes({ secret, settings }))
  await registerRoutes(api, conversationRoutes(settings))
  await registerRoutes(api, publicConversationRoutes({ secret, settings }))
  await registerRoutes(api, formConversationRoutes({ secret, settings }))
  await registerRoutes(api, widgetInstallationRoutes)
  await registerRoutes(api, publicWidgetRoutes({ secret, countsMachines: settings.NODE_ENV === 'test' }))
  await registerRoutes(api, contentRoutes)
  await registerRoutes(api, flowRoutes)
  await registerRoutes(api, flowRunRoutes)
  await registerRoutes(api, broadcastRoutes)
  await registerRoutes(api, flowEstimateRoutes)
  await registerRoutes(api, flowHookRoutes({ secret, origin: publicOrigin(settings) }))
  await registerRoutes(api, publicFlowHookRoutes)
  await registerRoutes(api, proofRoutes({ db: context.product.db, store: createMediaStore(settings), secret }))
  await registerRoutes(api, postcardRoutes({ secret, origin: publicOrigin(settings) }))
  await registerRoutes(api, contactRoutes)
  await registerRoutes(api, attributeRoutes)
  await registerRoutes(api, tagRoutes)
  await registerRoutes(api, bulkRoutes)
  await registerRoutes(api, mergeRoutes)
  await registerRoutes(api, changelogRoutes)
  await registerRoutes(api, noteRoutes)
  await registerRoutes(api, segmentRoutes)
  await registerRoutes(api, searchRoutes)
  await registerRoutes(api, importRoutes(createMediaStore(settings), secret))
  await registerRoutes(api, emailRoutes)
  await registerRoutes(api, exportRoutes(createMediaStore(settings), secret))
  await registerRoutes(api, erasureRoutes)
  await registerRoutes(api, summaryRoutes)
  await registerRoutes(api, notificationRoutes)
  await registerRoutes(api, propertyRoutes)
  await registerRoutes(api, propertyTaxRoutes)
  await registerRoutes(api, offerRoutes({ secret, getDashboardPath }))
  await registerRoutes(api, inboundRoutes({ settings, secret }))
  await registerRoutes(api, inboundLobRoutes({ settings, secret }))
  await registerRoutes(api, inboundSyncRoutes({ settings, secret }))
  await registerRoutes(api, enrichmentRoutes)
  await registerRoutes(api, ownerMappingRoutes)
  await registerRoutes(api, accountTrackingRoutes)
  await registerRoutes(api, conversionRoutes(secret))
  await registerRoutes(api, textRoutes({ settings, secret }))
  await registerRoutes(api, advancedSettingsRoutes)
  const domains = createDomainContext(settings, secret)
  await registerRoutes(api, emailDomainRoutes({ ...domains, defaultSender: settings.MAIL_FROM }))
  await registerRoutes(api, customSubDomainRoutes(domains))
  await registerRoutes(api, recommendationRoutes({ origin: consoleOrigin(settings), secret }))
  await registerRoutes(api, auditLogRoutes)
  await registerRoutes(api, apiKeyRoutes)
  await registerRoutes(api, mlsRoutes(toTargetPolicy(settings), secret))
  await registerRoutes(api, documentationRoutes)
}
