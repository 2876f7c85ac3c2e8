import * as z from 'zod'
import { countDays } from '../time/calendar.ts'
import { countedSteps } from './journey-steps.ts'
import { trafficDimensions } from './traffic.ts'

const Day = z.iso
  .date('Please enter a date')
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Please choose a date between 2000 and 2099')

/** Days of the agency, both included. */
const period = { from: Day, till: Day }

const isInOrder = ({ from, till }: { from: string; till: string }) => from <= till
const isShort = ({ from, till }: { from: string; till: string }) => from > till || countDays(from, till) <= 5 * 366
const inOrder = { path: ['till'], message: 'The end must not be before the start' }
const short = { path: ['till'], message: 'Please choose at most five years' }

export const TrafficQuery = z
  .object({ ...period, by: z.enum(trafficDimensions, 'Please choose a breakdown') })
  .refine(isInOrder, inOrder)
  .refine(isShort, short)
export type TrafficQuery = z.output<typeof TrafficQuery>

export const StepsQuery = z.object(period).refine(isInOrder, inOrder).refine(isShort, short)

const counts = { views: z.number(), entrances: z.number(), submissions: z.number() }

/**
 * `none` is a visit without this, such as a direct one; `other` is everything past the limit of a day; `unknown` is what
 * happened before it was recorded, or came from a script of before.
 */
const trafficRowKinds = ['value', 'none', 'other', 'unknown'] as const

/** The submissions of the inbox that a row counts. */
export const TrafficFilter = z.object({
  campaign: z.string().optional(),
  source: z.string().optional(),
  medium: z.string().optional(),
  site: z.string().optional(),
  device: z.string().optional(),
  /** Ids of widgets and pages, with commas. Without them all count. */
  pages: z.string().optional(),
})
export type TrafficFilter = z.infer<typeof TrafficFilter>

export const TrafficRow = z.object({
  kind: z.enum(trafficRowKinds),
  /** Empty unless it is a value. */
  name: z.string(),
  /** Of a source. */
  medium: z.string().optional(),
  ...counts,
  /** Null if they cannot be told apart. */
  filter: TrafficFilter.nullable(),
})
export type TrafficRow = z.infer<typeof TrafficRow>

export const TrafficReport = z.object({
  /** By views; what is not a value comes last. */
  rows: z.array(TrafficRow),
  total: z.object(counts),
  lastRefreshedAt: z.string(),
})
export type TrafficReport = z.infer<typeof TrafficReport>

const funnelStages = ['view', 'entrance', 'submission', ...countedSteps] as const
export type FunnelStage = (typeof funnelStages)[number]

export const StepsReport = z.object({
  /** In the order of the journey. Empty if nothing was counted. */
  stages: z.array(
    z.object({
      stage: z.enum(funnelStages),
      visits: z.number(),
      /** The median until the next stage, of the visits that went on. Null for a stage that few did. */
      medianSeconds: z.number().nullable(),
    }),
  ),
  /** The first counted day, if steps were not recorded in all of the period. */
  recordedFrom: z.string().nullable(),
  lastRefreshedAt: z.string(),
})
export type StepsReport = z.infer<typeof StepsReport>
