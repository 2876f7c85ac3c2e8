import type { FastifyInstance } from 'fastify'
import type { AppContext } from './app-context.ts'
import { calendarFeedRoutes } from './calendars/feed-routes.ts'
import { getDashboardPath } from './contact-dashboard/links.ts'
import { trackingRoutes } from './email-tracking/tracking-routes.ts'
import { downloadRoutes } from './exports/download-routes.ts'
import { importUploadRoutes } from './imports/upload-routes.ts'
import { csvUploadRoutes } from './mls/csv-upload-routes.ts'
import { listingPhotoRoutes } from './mls/photo-routes.ts'
import { appointmentPageRoutes } from './pages/appointment-page-routes.ts'
import { bookingPageRoutes } from './pages/booking-page-routes.ts'
import { dashboardCodeRoutes } from './pages/dashboard-code-routes.ts'
import { dashboardPageRoutes } from './pages/dashboard-page-routes.ts'
import { dashboardSheetRoutes } from './pages/dashboard-sheet-routes.ts'
import { emailPreferenceRoutes } from './pages/email-preference-routes.ts'
import { sendNotFoundPage } from './pages/not-found-routes.ts'
import { offerPageRoutes } from './pages/offer-page-routes.ts'
import { offerSheetRoutes } from './pages/offer-sheet-routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { consoleRoutes } from './platform/console.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { outboxRoutes } from './platform/mail/outbox-routes.ts'
import { createMediaStore } from './platform/media/create-media-store.ts'
import { storedMediaRoutes } from './platform/media/stored-media-routes.ts'
import { uploadRoutes } from './platform/media/upload-routes.ts'
import { toTargetPolicy } from './platform/outbound/target.ts'
import { publicOrigin } from './platform/settings.ts'
import { scanRoutes } from './postcard-tracking/scan-routes.ts'
import { optOutRoutes } from './recommendations/opt-out-routes.ts'
import { reportUnsubscribeRoutes } from './reports/unsubscribe-routes.ts'

/** Everything outside of `/api`: the pages of visitors and owners, files, and the console. */
export const webRoutes = (context: AppContext) => async (app: FastifyInstance) => {
  const { settings, secret, log } = context
  await app.register(mediaFileRoutes(context))
  // The outbox contains sign-in links for everyone, so only a demo without a mail server serves it.
  if (settings.DEMO && !settings.MAIL_URL)
    await app.register(outboxRoutes(createOutbox(settings.DATA_DIR), publicOrigin(settings)))
  await app.register(pageRoutes(context))
  await app.register(optOutRoutes(secret))
  await app.register(reportUnsubscribeRoutes(secret))
  await app.register(offerPageRoutes(secret))
  await app.register(bookingPageRoutes({ secret, settings }))
  await app.register(appointmentPageRoutes({ secret, settings }))
  await app.register(calendarFeedRoutes({ secret, settings }))
  await app.register(trackingRoutes({ secret, log, getDashboardPath, sendGonePage: sendNotFoundPage }))
  await app.register(scanRoutes({ secret, log, getDashboardPath, sendGonePage: sendNotFoundPage }))
  await app.register(emailPreferenceRoutes(secret))
  await app.register(offerSheetRoutes)
  await app.register(dashboardSheetRoutes({ secret, settings }))
  await app.register(dashboardPageRoutes({ secret, settings }))
  await app.register(dashboardCodeRoutes)
  await app.register(consoleRoutes(settings))
}

const mediaFileRoutes =
  ({ settings, product: { db }, secret }: AppContext) =>
  async (app: FastifyInstance) => {
    const store = createMediaStore(settings)
    await app.register(uploadRoutes({ db, store, secret }))
    await app.register(storedMediaRoutes(store))
    await app.register(importUploadRoutes({ db, store }))
    await app.register(downloadRoutes({ db, store, secret }))
    await app.register(csvUploadRoutes({ db, secret }))
    await app.register(listingPhotoRoutes({ db, secret, policy: toTargetPolicy(settings) }))
  }
