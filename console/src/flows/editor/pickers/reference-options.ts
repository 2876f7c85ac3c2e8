import type { FlowReferences } from '@gable/shared/flows/names.ts'
import type { Option } from '../../../design/inputs/option.ts'

export type ReferenceType = 'emails' | 'postcards' | 'agents' | 'automations' | 'webhooks' | 'assets'

/** What can be chosen, by title. What is chosen already but is gone stays in the list, so that it can be removed. */
export function listOptions(references: FlowReferences, type: ReferenceType, chosen: readonly string[]): Option[] {
  const options = lists[type](references).toSorted((a, b) => a.label.localeCompare(b.label))
  const missing = chosen.filter((id) => !options.some(({ value }) => value === id))
  return [...options, ...missing.map((value) => ({ value, label: 'No longer exists' }))]
}

const lists: Record<ReferenceType, (references: FlowReferences) => Option[]> = {
  emails: ({ contents }) => toOptions(contents, ({ medium, status }) => medium === 'EMAIL' && status !== 'DRAFT'),
  postcards: ({ contents }) => toOptions(contents, ({ medium, status }) => medium === 'POSTCARD' && status !== 'DRAFT'),
  agents: ({ agents }) => toOptions(agents),
  automations: ({ flows }) =>
    toOptions(flows, ({ kind, status }) => kind === 'AUTOMATION' && (status === 'ACTIVE' || status === 'PAUSED')),
  webhooks: ({ webhooks }) => toOptions(webhooks),
  assets: ({ assets }) => toOptions(assets),
}

const toOptions = <T extends { title: string }>(items: ReadonlyMap<string, T>, matches = (_: T) => true): Option[] =>
  [...items].flatMap(([value, item]) => (matches(item) ? [{ value, label: item.title }] : []))
