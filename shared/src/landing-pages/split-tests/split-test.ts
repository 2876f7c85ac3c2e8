import * as z from 'zod'
import { variants } from '../../traffic/shown-variant.ts'
import { PageSettings } from '../landing-page.ts'

/** What ended a test: an agent stopped it, or decided for a version. */
export const splitTestOutcomes = ['STOPPED', ...variants] as const
export type SplitTestOutcome = (typeof splitTestOutcomes)[number]

const VariantResult = z.object({ visits: z.number(), entrances: z.number(), leads: z.number() })

export const SplitTest = z.object({
  _id: z.string(),
  versionA: z.number(),
  /** Null if B was a draft. */
  versionB: z.number().nullable(),
  /** The percentage of visitors who see B. */
  share: z.number(),
  startedAt: z.string(),
  startedBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  endedBy: z.string().nullable(),
  /** Null while the test runs. */
  outcome: z.enum(splitTestOutcomes).nullable(),
  /** The settings of B. */
  pageB: PageSettings,
  results: z.object({ A: VariantResult, B: VariantResult }),
})
export type SplitTest = z.infer<typeof SplitTest>

export const NewSplitTest = z.object({
  /** The version that is B; null for the draft. */
  version: z.number().int().min(1).max(1_000_000_000).nullable(),
  share: z.number().int().min(10).max(90).default(50),
})
