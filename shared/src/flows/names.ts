import type { FilterField } from '../contacts/filter.ts'
import { contactAttributePrefix } from '../contacts/filter.ts'
import type { ContentMedium, ContentStatus } from '../content/content-kind.ts'
import type { FlowKind, FlowStatus } from './flow.ts'
import type { FlowReferenceLists } from './reference-endpoints.ts'
import type { Step } from './step.ts'

type ById<T> = ReadonlyMap<string, T>

/** The titles of what a flow refers to, by ID. */
export interface FlowNames {
  contents: ById<{ title: string }>
  agents: ById<{ title: string }>
  flows: ById<{ title: string }>
  webhooks: ById<{ title: string }>
  /** Widgets, landing pages and dashboards, whose forms are submitted. */
  assets: ById<{ title: string }>
  /** The fields of enrollment filters. They include the custom fields of contacts. */
  fields: readonly FilterField[]
  /** The steps of the flow, so that a jump names where it goes. */
  steps?: ById<Step>
}

/** What the account has, to check a flow against. Agents are those who can be assigned. */
export interface FlowReferences extends FlowNames {
  contents: ById<{ title: string; medium: ContentMedium; status: ContentStatus }>
  flows: ById<{ title: string; kind: FlowKind; status: FlowStatus }>
  tags: ReadonlySet<string>
}

export const toFlowReferences = (lists: FlowReferenceLists): FlowReferences => ({
  contents: byId(lists.contents),
  agents: byId(lists.agents),
  flows: byId(lists.flows),
  webhooks: byId(lists.webhooks),
  assets: byId(lists.assets),
  tags: new Set(lists.tags),
  fields: lists.fields,
})

const byId = <T extends { _id: string }>(items: readonly T[]) => new Map(items.map((item) => [item._id, item]))

export const findContactAttribute = ({ fields }: Pick<FlowNames, 'fields'>, key: string): FilterField | undefined =>
  fields.find((field) => field.key === `${contactAttributePrefix}${key}`)

/** `a, b or c` */
export const joinWith = (word: 'or' | 'and', items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
