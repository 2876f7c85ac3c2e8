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
import { registerRoutes } from './platform/register-routes.ts'
import { publicOrigin } from './platform/settings.ts'
import { scanRoutes } from './postcard-tracking/scan-routes.ts'
import { optOutRoutes } from './recommendations/opt-out-routes.ts'
import { reportUnsubscribeRoutes } from './reports/unsubscribe-routes.ts'

/** Everything outside of `/api`: the pages of visitors and owners, files, and the console. */
export const webRoutes = (context: AppContext) => async (app: FastifyInstance) => {
  const { settings, secret, log } = context
  await registerRoutes(app, mediaFileRoutes(context))
  // The outbox contains sign-in links for everyone, so only a demo without a mail server serves it.
  if (settings.DEMO && !settings.MAIL_URL)
    await registerRoutes(app, outboxRoutes(createOutbox(settings.DATA_DIR), publicOrigin(settings)))
  await registerRoutes(app, pageRoutes(context))
  await registerRoutes(app, optOutRoutes(secret))
  await registerRoutes(app, reportUnsubscribeRoutes(secret))
  await registerRoutes(app, offerPageRoutes(secret))
  await registerRoutes(app, bookingPageRoutes({ secret, settings }))
  await registerRoutes(app, appointmentPageRoutes({ secret, settings }))
  await registerRoutes(app, calendarFeedRoutes({ secret, settings }))
  await registerRoutes(app, trackingRoutes({ secret, log, getDashboardPath, sendGonePage: sendNotFoundPage }))
  await registerRoutes(app, scanRoutes({ secret, log, getDashboardPath, sendGonePage: sendNotFoundPage }))
  await registerRoutes(app, emailPreferenceRoutes(secret))
  await registerRoutes(app, offerSheetRoutes)
  await registerRoutes(app, dashboardSheetRoutes({ secret, settings }))
  await registerRoutes(app, dashboardPageRoutes({ secret, settings }))
  await registerRoutes(app, dashboardCodeRoutes)
  await registerRoutes(app, consoleRoutes(settings))
}

const mediaFileRoutes =
  ({ settings, product: { db }, secret }: AppContext) =>
  async (app: FastifyInstance) => {
    const store = createMediaStore(settings)
    await registerRoutes(app, uploadRoutes({ db, store, secret }))
    await registerRoutes(app, storedMediaRoutes(store))
    await registerRoutes(app, importUploadRoutes({ db, store }))
    await registerRoutes(app, downloadRoutes({ db, store, secret }))
    await registerRoutes(app, csvUploadRoutes({ db, secret }))
    await registerRoutes(app, listingPhotoRoutes({ db, secret, policy: toTargetPolicy(settings) }))
  }
