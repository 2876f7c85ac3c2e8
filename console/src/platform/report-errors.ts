import { reportingFor } from '@gable/shared/reporting.ts'
import { withoutQueries } from './report-scrub.ts'
import type { RuntimeSettings } from './settings.ts'

/** Sends errors to where the installation wants them. Without such a place, nothing of this is even loaded. */
export async function startReporting({ environment, errorDsn, release }: RuntimeSettings) {
  const reporting = reportingFor({ environment, dsn: errorDsn, release })
  if (!reporting) {
    waiting = undefined
    return
  }
  const early = (event: ErrorEvent | PromiseRejectionEvent) =>
    reportError('reason' in event ? event.reason : event.error)
  window.addEventListener('error', early)
  window.addEventListener('unhandledrejection', early)
  const { captureException, ...sentry } = await import('@sentry/browser')
  window.removeEventListener('error', early)
  window.removeEventListener('unhandledrejection', early)
  sentry.init({
    ...reporting,
    // Whole transactions are the ones that can be cleaned before they leave.
    traceLifecycle: 'static',
    integrations: [sentry.browserTracingIntegration(), sentry.replayIntegration()],
    beforeSend: withoutQueries,
    beforeSendTransaction: withoutQueries,
  })
  send = captureException
  for (const error of waiting ?? []) captureException(error)
  waiting = undefined
}

/** For what was caught and shown to the person; what nobody catches is reported by itself. */
export function reportError(error: unknown) {
  if (send) send(error)
  else waiting?.push(error)
}

let send: ((error: unknown) => unknown) | undefined
let waiting: unknown[] | undefined = []
