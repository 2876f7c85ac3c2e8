/** Sample rates for the browser and the server. Errors are always reported. */
const reportingSettings = {
  tracesSampleRate: 0.1,
  replaysSessionSampleRate: 0,
  replaysOnErrorSampleRate: 0.01,
} as const

export type Reporting = typeof reportingSettings & { dsn: string; environment: 'production'; release: string }

interface ReportingOptions {
  environment: string
  dsn: string | undefined
  release: string
}

/** Undefined outside production and without a DSN. */
export function getReporting({ environment, dsn, release }: ReportingOptions): Reporting | undefined {
  if (environment !== 'production' || !dsn) return undefined
  return { ...reportingSettings, dsn, environment, release }
}
