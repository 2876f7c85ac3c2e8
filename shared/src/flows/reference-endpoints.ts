import * as z from 'zod'
import { FilterField } from '../contacts/filter.ts'
import { contentMedia, contentStatuses } from '../content/content-kind.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { flowKinds, flowStatuses } from './flow.ts'

const Titled = z.object({ _id: z.string(), title: z.string() })

/** What steps and triggers can refer to, and what they are called. */
const FlowReferenceLists = z.object({
  contents: z.array(Titled.extend({ medium: z.enum(contentMedia), status: z.enum(contentStatuses) })),
  /** Those whom contacts can be assigned to. */
  agents: z.array(Titled),
  flows: z.array(Titled.extend({ kind: z.enum(flowKinds), status: z.enum(flowStatuses) })),
  webhooks: z.array(Titled),
  /** Published widgets, landing pages and dashboards. */
  assets: z.array(Titled),
  tags: z.array(z.string()),
  fields: z.array(FilterField),
})
export type FlowReferenceLists = z.infer<typeof FlowReferenceLists>

export const flowReferenceEndpoints = defineEndpoints({
  'GET /agent/flow-references': {
    allow: 'MANAGE_MARKETING_SETTINGS',
    about: 'Lists what the steps of automations and workflows can refer to.',
    reply: FlowReferenceLists,
  },
})
