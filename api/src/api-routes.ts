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
  await api.register(identityRoutes(settings, secret))
  await api.register(startRoutes)
  await api.register(agencyRoutes)
  await api.register(teamRoutes)
  await api.register(planRoutes)
  await api.register(billingRoutes(settings))
  await api.register(preferenceRoutes)
  await api.register(leadRoutes)
  const intake = toIntakeContext({ settings, secret }, { db: context.product.db, queue: api.submissionQueue })
  await api.register(leadIntakeRoutes(intake))
  await api.register(publicLeadIntakeRoutes(intake))
  await api.register(inboundLeadEmailRoutes(intake, settings.INTAKE_MAIL_POSTMARK))
  await api.register(leadRoutingRoutes)
  await api.register(leadSettingsRoutes)
  await api.register(callRoutes)
  await api.register(appointmentRoutes({ secret, settings }))
  await api.register(calendarRoutes({ secret, settings }))
  await api.register(homeRoutes)
  await api.register(gettingStartedRoutes)
  await api.register(onboardingRoutes(settings))
  await api.register(ingestRoutes(context))
  await api.register(formRoutes)
  await api.register(mediaRoutes(secret))
  await api.register(brandingRoutes)
  await api.register(journeyRoutes(secret))
  await api.register(addressRoutes(settings, log))
  await api.register(submissionRoutes(secret))
  await api.register(answerRoutes({ secret, origin: publicOrigin(settings) }))
  await api.register(webhookRoutes(toTargetPolicy(settings), secret))
  await api.register(connectedAppRoutes({ settings, secret }))
  await api.register(contactSyncRoutes({ settings, secret }))
  await api.register(statisticsRoutes)
  await api.register(trafficRoutes)
  await api.register(reportRoutes)
  await api.register(widgetRoutes(publicOrigin(settings)))
  await api.register(landingPageRoutes)
  await api.register(contactDashboardRoutes({ secret, settings }))
  await api.register(correctionRoutes)
  await api.register(suggestTextRoutes(settings))
  await api.register(publicDashboardRoutes({ secret, settings }))
  await api.register(conversationRoutes(settings))
  await api.register(publicConversationRoutes({ secret, settings }))
  await api.register(formConversationRoutes({ secret, settings }))
  await api.register(widgetInstallationRoutes)
  await api.register(publicWidgetRoutes({ secret, countsMachines: settings.NODE_ENV === 'test' }))
  await api.register(contentRoutes)
  await api.register(flowRoutes)
  await api.register(flowRunRoutes)
  await api.register(broadcastRoutes)
  await api.register(flowEstimateRoutes)
  await api.register(flowHookRoutes({ secret, origin: publicOrigin(settings) }))
  await api.register(publicFlowHookRoutes)
  await api.register(proofRoutes({ db: context.product.db, store: createMediaStore(settings), secret }))
  await api.register(postcardRoutes({ secret, origin: publicOrigin(settings) }))
  await api.register(contactRoutes)
  await api.register(attributeRoutes)
  await api.register(tagRoutes)
  await api.register(bulkRoutes)
  await api.register(mergeRoutes)
  await api.register(changelogRoutes)
  await api.register(noteRoutes)
  await api.register(segmentRoutes)
  await api.register(searchRoutes)
  await api.register(importRoutes(createMediaStore(settings), secret))
  await api.register(emailRoutes)
  await api.register(exportRoutes(createMediaStore(settings), secret))
  await api.register(erasureRoutes)
  await api.register(summaryRoutes)
  await api.register(notificationRoutes)
  await api.register(propertyRoutes)
  await api.register(propertyTaxRoutes)
  await api.register(offerRoutes({ secret, getDashboardPath }))
  await api.register(inboundRoutes({ settings, secret }))
  await api.register(inboundLobRoutes({ settings, secret }))
  await api.register(inboundSyncRoutes({ settings, secret }))
  await api.register(enrichmentRoutes)
  await api.register(ownerMappingRoutes)
  await api.register(accountTrackingRoutes)
  await api.register(conversionRoutes(secret))
  await api.register(textRoutes({ settings, secret }))
  await api.register(advancedSettingsRoutes)
  const domains = createDomainContext(settings, secret)
  await api.register(emailDomainRoutes({ ...domains, defaultSender: settings.MAIL_FROM }))
  await api.register(customSubDomainRoutes(domains))
  await api.register(recommendationRoutes({ origin: consoleOrigin(settings), secret }))
  await api.register(auditLogRoutes)
  await api.register(apiKeyRoutes)
  await api.register(mlsRoutes(toTargetPolicy(settings), secret))
  await api.register(documentationRoutes)
}
