import { leadStages, leadTypes } from '@gable/shared/activity/entry.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import { createdFilters, dueFilters, stageAgeFilters, valueFilters } from '@gable/shared/leads/lead-view.ts'
import type { TableOptions, TableState } from '../design/data/table-state.ts'
import { formatPhone } from '../design/format/phone.ts'

/** Filters of both board and list. */
export const boardFilters = {
  kind: leadTypes,
  kindNot: leadTypes,
  owner: 'any',
  ownerNot: 'any',
  due: dueFilters,
  created: createdFilters,
  age: stageAgeFilters,
  value: valueFilters,
  campaign: 'any',
} as const satisfies TableOptions['filters']

export const listFilters = {
  ...boardFilters,
  stage: leadStages,
  stageNot: leadStages,
} as const satisfies TableOptions['filters']

/** Values of the owner filter besides agent ids. */
export const ownerMe = 'me'
export const ownerNone = 'none'

export function toLeadQuery({ search, filters }: Pick<TableState, 'search' | 'filters'>, agentId: string) {
  const pick = <V extends string>(name: string, allowed: readonly V[]): V[] | undefined => {
    const values = allowed.filter((value) => filters[name]?.includes(value))
    return values.length > 0 ? values : undefined
  }
  return omitUndefined({
    search: search.trim(),
    leadTypes: pick('kind', leadTypes),
    notLeadTypes: pick('kindNot', leadTypes),
    stages: pick('stage', leadStages),
    notStages: pick('stageNot', leadStages),
    agentId: toOwner(filters.owner?.[0], agentId),
    notAgentId: toOwner(filters.ownerNot?.[0], agentId),
    due: pick('due', dueFilters)?.[0],
    created: pick('created', createdFilters)?.[0],
    stageAge: pick('age', stageAgeFilters)?.[0],
    value: pick('value', valueFilters)?.[0],
    campaign: filters.campaign?.[0]?.slice(0, 100),
  })
}

/** Ignores anything that is not an owner. */
function toOwner(owner: string | undefined, agentId: string): string | undefined {
  if (owner === ownerMe) return agentId
  return owner === ownerNone || (owner && isId(owner)) ? owner : undefined
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

const omitUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export const getLeadName = ({ fullName, emailId, phone }: Pick<Lead, 'fullName' | 'emailId' | 'phone'>): string =>
  fullName.trim() || emailId || (phone && formatPhone(phone)) || 'Unnamed contact'
