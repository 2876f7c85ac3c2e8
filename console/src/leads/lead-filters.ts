import { leadStages, leadTypes } from '@gable/shared/activity/entry.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import type { TableShape, TableState } from '../design/data/table-state.ts'

/** What narrows board and list alike. */
export const filterShape = { kind: leadTypes, owner: 'any' } as const satisfies TableShape['filters']

export const listFilterShape = { ...filterShape, stage: leadStages } as const satisfies TableShape['filters']

/** Whose leads are meant besides those of one agent. */
export const ownerMe = 'me'
export const ownerNone = 'none'

/** What board and list ask the server for. */
export function queryOf({ search, filters }: Pick<TableState, 'search' | 'filters'>, agentId: string) {
  const owner = filters.owner?.[0]
  const kinds = leadTypes.filter((kind) => filters.kind?.includes(kind))
  const stages = leadStages.filter((stage) => filters.stage?.includes(stage))
  return {
    search: search.trim(),
    ...(kinds.length > 0 && { leadTypes: kinds }),
    ...(stages.length > 0 && { stages }),
    ...(owner &&
      (owner === ownerNone || isId(owner) || owner === ownerMe) && {
        agentId: owner === ownerMe ? agentId : owner,
      }),
  }
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** What a lead is called where its contact has told no name. */
export const nameOf = ({ fullName, emailId, phone }: Pick<Lead, 'fullName' | 'emailId' | 'phone'>): string =>
  fullName.trim() || emailId || phone || 'Somebody'
