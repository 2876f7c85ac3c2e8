import * as z from 'zod'

/** No run looks up more homes: providers are asked one home after the other, and some charge for it. */
export const propertiesPerRun = 1000
/** A home is stale when nobody asked about it for so long; the same after which opening it asks anew. */
export const staleAfterHours = 24
/** After how many days a home may be looked up again by night. */
export const everyDaysChoices = [1, 7, 30] as const

export const EnrichmentSettings = z.object({
  isOnByNight: z.boolean(),
  everyDays: z.literal(everyDaysChoices, 'Please choose how often'),
})
export type EnrichmentSettings = z.infer<typeof EnrichmentSettings>

/** One going over the homes: those never looked up first, then those not looked up for the longest. */
export const EnrichmentRun = z.object({
  _id: z.string(),
  isByNight: z.boolean(),
  /** Who asked for it; nobody by night. */
  by: z.string().nullable(),
  due: z.number(),
  lookedUp: z.number(),
  changed: z.number(),
  /** Of those looked up: some provider gave no answer. */
  failed: z.number(),
  beganAt: z.string(),
  endedAt: z.string().nullable(),
  isStopped: z.boolean(),
})
export type EnrichmentRun = z.infer<typeof EnrichmentRun>

export const Enrichment = z.object({
  settings: EnrichmentSettings,
  /** How many homes there are, and of how many something is known. */
  homes: z.object({
    total: z.number(),
    withFacts: z.number(),
    withEstimate: z.number(),
    withComparables: z.number(),
    withMortgages: z.number(),
  }),
  /** How long ago homes were looked up. */
  ages: z.object({ day: z.number(), week: z.number(), month: z.number(), older: z.number(), never: z.number() }),
  /** How many a run would look up that begins now. */
  due: z.number(),
})
export type Enrichment = z.infer<typeof Enrichment>

export const dataSourceKinds = ['HOMES', 'ESTIMATES', 'MORTGAGES', 'LISTINGS'] as const

/** What one provider has delivered to this installation. */
export const DataSource = z.object({
  kind: z.enum(dataSourceKinds),
  provider: z.string(),
  source: z.string(),
  count: z.number(),
  newest: z.string().nullable(),
})
export type DataSource = z.infer<typeof DataSource>
