/** How much of what happens is reported, in the browser and on the server alike. Errors are always reported. */
export const reportingSettings = {
  tracesSampleRate: 0.1,
  replaysSessionSampleRate: 0,
  replaysOnErrorSampleRate: 0.01,
} as const

export type Reporting = typeof reportingSettings & { dsn: string; environment: 'production'; release: string }

interface Surroundings {
  environment: string
  dsn: string | undefined
  release: string
}

/** Reporting belongs to production, and to an installation that said where reports go. */
export function reportingFor({ environment, dsn, release }: Surroundings): Reporting | undefined {
  if (environment !== 'production' || !dsn) return undefined
  return { ...reportingSettings, dsn, environment, release }
}
