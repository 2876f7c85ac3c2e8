import * as z from 'zod'

/** The most properties a run looks up. Providers are asked for one property at a time, and some charge for it. */
export const propertiesPerRun = 1000
/** A property is stale this long after its last lookup. Opening a stale property looks it up again. */
export const staleAfterHours = 24
/** The intervals, in days, that an account can choose for nightly lookups. */
export const everyDaysChoices = [1, 7, 30] as const

export const EnrichmentSettings = z.object({
  isOnByNight: z.boolean(),
  everyDays: z.literal(everyDaysChoices, 'Please choose how often'),
})
export type EnrichmentSettings = z.infer<typeof EnrichmentSettings>

/** One pass over the account's properties: never looked up ones first, then the oldest lookups. */
export const EnrichmentRun = z.object({
  _id: z.string(),
  isByNight: z.boolean(),
  /** The agent who started the run, or null for a nightly run. */
  by: z.string().nullable(),
  due: z.number(),
  lookedUp: z.number(),
  changed: z.number(),
  /** The number of lookups with a provider that failed. */
  failed: z.number(),
  beganAt: z.string(),
  endedAt: z.string().nullable(),
  isStopped: z.boolean(),
})
export type EnrichmentRun = z.infer<typeof EnrichmentRun>

export const Enrichment = z.object({
  settings: EnrichmentSettings,
  /** The number of properties, and how many of them have each kind of data. */
  homes: z.object({
    total: z.number(),
    withFacts: z.number(),
    withEstimate: z.number(),
    withComparables: z.number(),
    withMortgages: z.number(),
  }),
  /** The number of properties by the age of their last lookup. */
  ages: z.object({ day: z.number(), week: z.number(), month: z.number(), older: z.number(), never: z.number() }),
  /** The number of properties that a run started now would look up. */
  due: z.number(),
})
export type Enrichment = z.infer<typeof Enrichment>

const dataSourceKinds = ['HOMES', 'ESTIMATES', 'MORTGAGES', 'LISTINGS'] as const

/** The data of one kind that a provider delivered to this installation. */
export const DataSource = z.object({
  kind: z.enum(dataSourceKinds),
  provider: z.string(),
  source: z.string(),
  count: z.number(),
  newest: z.string().nullable(),
})
export type DataSource = z.infer<typeof DataSource>
