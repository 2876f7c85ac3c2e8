import * as z from 'zod'
import { contentMedia } from '../content/content-kind.ts'
import { FlowDefinition } from './definition.ts'
import { FlowSummary } from './flow.ts'

/** What is wrong with a flow. Without a step, it is about its start. */
export const FlowError = z.object({ stepId: z.string().nullable(), message: z.string() })
export type FlowError = z.infer<typeof FlowError>

export const Flow = FlowSummary.extend({
  draft: FlowDefinition,
  /** Null while it was never published. */
  published: FlowDefinition.nullable(),
  publishedVersion: z.number().nullable(),
  /** What prevents publishing the draft. */
  errors: z.array(FlowError),
})
export type Flow = z.infer<typeof Flow>

export const FlowVersion = z.object({
  version: z.number(),
  publishedAt: z.string(),
  publishedBy: z.string().nullable(),
  /** Contacts who are on this version now. */
  active: z.number(),
})
export type FlowVersion = z.infer<typeof FlowVersion>

/** A flow to start from. Its contents are created with it. */
export const FlowTemplate = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Who enters it, as a sentence. */
  enrollment: z.string(),
  /** What it does, a sentence per step. */
  steps: z.array(z.string()),
  contents: z.array(z.object({ title: z.string(), medium: z.enum(contentMedia) })),
})
export type FlowTemplate = z.infer<typeof FlowTemplate>
