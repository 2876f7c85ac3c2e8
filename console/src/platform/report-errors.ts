import { getReporting } from '@gable/shared/reporting.ts'
import { removeQueryStrings } from './remove-query-strings.ts'
import type { RuntimeSettings } from './settings.ts'

/** Loads Sentry only if the installation has a DSN. Errors until then are queued. */
export async function startErrorReporting({ environment, errorDsn, release }: RuntimeSettings) {
  const reporting = getReporting({ environment, dsn: errorDsn, release })
  if (!reporting) {
    pendingErrors = undefined
    return
  }
  const queueError = (event: ErrorEvent | PromiseRejectionEvent) =>
    reportError('reason' in event ? event.reason : event.error)
  window.addEventListener('error', queueError)
  window.addEventListener('unhandledrejection', queueError)
  const { captureException, ...sentry } = await import('@sentry/browser')
  window.removeEventListener('error', queueError)
  window.removeEventListener('unhandledrejection', queueError)
  sentry.init({
    ...reporting,
    // Only static transactions pass through `beforeSendTransaction`, where they are scrubbed.
    traceLifecycle: 'static',
    integrations: [sentry.browserTracingIntegration(), sentry.replayIntegration()],
    beforeSend: removeQueryStrings,
    beforeSendTransaction: removeQueryStrings,
  })
  captureError = captureException
  for (const error of pendingErrors ?? []) captureException(error)
  pendingErrors = undefined
}

/** For errors that were caught and shown to the user. Uncaught errors are reported automatically. */
export function reportError(error: unknown) {
  if (captureError) captureError(error)
  else pendingErrors?.push(error)
}

let captureError: ((error: unknown) => unknown) | undefined
let pendingErrors: unknown[] | undefined = []
