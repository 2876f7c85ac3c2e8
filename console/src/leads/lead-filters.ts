import { leadStages, leadTypes } from '@gable/shared/activity/entry.ts'
import type { Lead } from '@gable/shared/leads/lead.ts'
import type { TableOptions, TableState } from '../design/data/table-state.ts'
import { formatPhone } from '../design/format/phone.ts'

/** Filters of both board and list. */
export const boardFilters = { kind: leadTypes, owner: 'any' } as const satisfies TableOptions['filters']

export const listFilters = { ...boardFilters, stage: leadStages } as const satisfies TableOptions['filters']

/** Values of the owner filter besides agent ids. */
export const ownerMe = 'me'
export const ownerNone = 'none'

export function toLeadQuery({ search, filters }: Pick<TableState, 'search' | 'filters'>, agentId: string) {
  const owner = filters.owner?.[0]
  const types = leadTypes.filter((type) => filters.kind?.includes(type))
  const stages = leadStages.filter((stage) => filters.stage?.includes(stage))
  return {
    search: search.trim(),
    ...(types.length > 0 && { leadTypes: types }),
    ...(stages.length > 0 && { stages }),
    ...(owner &&
      (owner === ownerNone || isId(owner) || owner === ownerMe) && {
        agentId: owner === ownerMe ? agentId : owner,
      }),
  }
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export const getLeadName = ({ fullName, emailId, phone }: Pick<Lead, 'fullName' | 'emailId' | 'phone'>): string =>
  fullName.trim() || emailId || (phone && formatPhone(phone)) || 'Unnamed contact'
