import { sendAnswer } from './answers/send-answer.ts'
import { createPayments } from './billing/payments.ts'
import { rechargeCredits } from './billing/recharge.ts'
import { prepareBroadcast } from './broadcasts/prepare-broadcast.ts'
import { syncCalendar, wakeCalendars } from './calendars/sync-calendar.ts'
import { findZestimateSource } from './connected-apps/zestimate-source.ts'
import { createContactSyncTasks } from './contact-sync/contact-sync-tasks.ts'
import { changeContacts, restoreContacts } from './contacts/bulk-jobs.ts'
import { refreshSmartContent, scheduleSmartContent } from './content/refresh-smart-content.ts'
import { sendConversion } from './conversions/send-conversion.ts'
import { toVendorOrigins } from './conversions/vendors/vendors.ts'
import type { Installation } from './database/installation.ts'
import { sendEmails, wakeEmailSenders } from './email-delivery/send-emails.ts'
import { createDomainContext } from './email-domains/domain-context.ts'
import { createEmailDomainTasks } from './email-domains/domain-jobs.ts'
import { lookUpProperties } from './enrichment/look-up-properties.ts'
import { scheduleNightlyEnrichment, startNightlyEnrichment } from './enrichment/nightly-enrichment.ts'
import { erasePerson } from './erasure/erase-person.ts'
import { expireExport, makeExport } from './exports/make-export.ts'
import { enrollByTime, evaluateTimeRules } from './flows/enrolment/enroll-by-time.ts'
import { processFlowSignals } from './flows/enrolment/process-signals.ts'
import { enrollInFlow } from './flows/enrolment/start-enrolment.ts'
import { runFlows, wakeDueFlows } from './flows/run-flows.ts'
import { endFlowRuns } from './flows/runs/remove-runs.ts'
import { simulateFlow } from './flows/simulation/simulate-flow.ts'
import { createCustomHostTasks } from './hosts/custom-host-jobs.ts'
import { createMagicLinkEmail } from './identity/magic-link-email.ts'
import { createImportTasks } from './imports/tasks.ts'
import { scheduleMls } from './mls/schedule-mls.ts'
import { syncMls } from './mls/sync-mls.ts'
import { sendNotificationEmail } from './notifications/notification-email.ts'
import { scheduleDigests, sendDigest } from './notifications/send-digest.ts'
import { recordExpiry } from './offers/offer-expiry.ts'
import { sendOfferEmail } from './offers/send-offer-email.ts'
import { createCellTasks } from './platform/cells/cell-tasks.ts'
import { getCells } from './platform/cells/cells.ts'
import { deleteExpired } from './platform/jobs/delete-expired.ts'
import { maintainEventPartitions } from './platform/jobs/event-partitions.ts'
import type { Tasks } from './platform/jobs/jobs.ts'
import { type Mailer, sendMailTask } from './platform/mail/mailer.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { createMediaStore } from './platform/media/create-media-store.ts'
import { toTargetPolicy } from './platform/outbound/target.ts'
import { consoleOrigin, publicOrigin, type Settings } from './platform/settings.ts'
import { advancePrintRoom } from './postcard-delivery/advance-print-room.ts'
import { createDeliveryOptions } from './postcard-delivery/delivery-options.ts'
import { cancelPostcards, sendPostcards, wakePostcardSenders } from './postcard-delivery/send-postcards.ts'
import { toPrintRoomDirectory } from './print/create-carrier.ts'
import { removeOrders } from './print/print-room.ts'
import { lookUpProperty } from './properties/look-up-property.ts'
import { createMarketProvider } from './properties/market-provider.ts'
import { countDuplicates } from './reports/database-insight/count-duplicates.ts'
import { refreshPropertyFigures, schedulePropertyFigures } from './reports/property-figures/refresh-figures.ts'
import { scheduleReports, sendReport } from './reports/send-report.ts'
import { announceSubmission } from './submissions/announce.ts'
import { enqueueUnannounced } from './submissions/notification-queries.ts'
import { createSummaryWriter } from './summaries/create-writer.ts'
import { writeSummary } from './summaries/write-summary.ts'
import { handOverWork } from './team/hand-over-work.ts'
import { sendInvitation } from './team/send-invitation.ts'
import { sendText } from './texts/send-text.ts'
import { createTwilio, toTwilioOptions } from './texts/sender/twilio.ts'
import { deliverWebhook } from './webhooks/deliver.ts'

/** Implements each task of the job queue. */
export function createTasks(
  settings: Settings,
  { owner, secret }: Pick<Installation, 'owner' | 'secret'>,
  mailer: Mailer,
): Tasks {
  const store = createMediaStore(settings)
  const lookUp = lookUpProperty(createMarketProvider, undefined, findZestimateSource({ settings, secret }))
  const domains = createDomainContext(settings, secret)
  const postcards = createDeliveryOptions(settings, secret)
  return {
    'send-mail': sendMailTask(mailer),
    'send-magic-link': async ({ db, payload, signal }) => {
      const email = await createMagicLinkEmail(db, payload, consoleOrigin(settings))
      if (email) await mailer.send(email, signal)
    },
    'send-invitation': sendInvitation(mailer, consoleOrigin(settings)),
    'hand-over-work': handOverWork,
    'send-conversion': sendConversion(toVendorOrigins(settings), secret),
    'deliver-webhook': deliverWebhook(toTargetPolicy(settings), secret),
    'announce-submission': announceSubmission({
      console: consoleOrigin(settings),
      pictures: publicOrigin(settings),
    }),
    'send-notification-email': sendNotificationEmail(consoleOrigin(settings)),
    'schedule-digests': scheduleDigests(owner),
    'send-digest': sendDigest(consoleOrigin(settings)),
    'send-text': sendText({ sender: createTwilio(toTwilioOptions(settings)), secret, origin: consoleOrigin(settings) }),
    'send-answer': sendAnswer({ secret, origin: publicOrigin(settings) }),
    'look-up-property': lookUp,
    'look-up-homes': lookUpProperties(lookUp),
    'begin-night': startNightlyEnrichment,
    'begin-nights': scheduleNightlyEnrichment(owner),
    'schedule-smart-content': scheduleSmartContent(owner),
    'refresh-smart-content': refreshSmartContent,
    'write-summary': writeSummary(createSummaryWriter(settings)),
    ...createImportTasks({ store, secret }),
    'change-contacts': changeContacts(),
    'restore-contacts': restoreContacts(),
    'make-export': makeExport(store),
    ...createEmailDomainTasks(owner, domains),
    ...createCustomHostTasks(owner, domains),
    'forget-export': expireExport(store),
    'erase-person': erasePerson({
      store,
      outbox: createOutbox(settings.DATA_DIR),
      printRoom: { remove: (pieceIds) => removeOrders(toPrintRoomDirectory(settings), pieceIds) },
      secret,
    }),
    'tell-offer-expired': recordExpiry,
    'send-offer-letter': sendOfferEmail({ mailer, origin: publicOrigin(settings), secret }),
    'send-emails': sendEmails(settings, secret),
    'wake-email-senders': wakeEmailSenders(owner),
    'prepare-broadcast': prepareBroadcast,
    'run-flows': runFlows(),
    'wake-flows': wakeDueFlows(owner),
    'send-postcards': sendPostcards(postcards),
    'cancel-postcards': cancelPostcards(postcards),
    'wake-postcard-senders': wakePostcardSenders(owner),
    'advance-print-room': advancePrintRoom(owner, settings),
    'recharge-credits': rechargeCredits(createPayments(settings)),
    'schedule-reports': scheduleReports(owner),
    'send-report': sendReport({ consoleOrigin: consoleOrigin(settings), publicOrigin: publicOrigin(settings), secret }),
    'process-flow-signals': processFlowSignals,
    'enroll-in-flow': enrollInFlow,
    'end-flow-runs': endFlowRuns,
    'evaluate-time-rules': evaluateTimeRules(owner),
    'enroll-by-time': enrollByTime,
    'simulate-flow': simulateFlow,
    'announce-forgotten': () => enqueueUnannounced(owner),
    'schedule-property-figures': schedulePropertyFigures(owner),
    'count-duplicates': countDuplicates,
    'refresh-property-figures': refreshPropertyFigures,
    'schedule-mls': scheduleMls(owner),
    'sync-mls': syncMls({ policy: toTargetPolicy(settings), secret, consoleOrigin: consoleOrigin(settings) }),
    ...createContactSyncTasks(settings, owner, secret),
    'sync-calendar': syncCalendar({ settings, secret }),
    'wake-calendars': wakeCalendars(owner),
    'make-event-partitions': maintainEventPartitions(owner),
    'forget-expired': deleteExpired,
    ...createCellTasks(getCells(owner.db)),
  }
}
