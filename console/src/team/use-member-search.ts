import { useCallback } from 'react'
import type { OptionSearch } from '../design/inputs/use-option-search.ts'
import { getRoleLabel } from '../layout/role-labels.ts'
import { useAccountId } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import { getMemberName } from './member-name.ts'

/** Searches active members, without this one. */
export function useMemberSearch(exceptUserId: string): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (text) => {
      const query = { search: text.trim(), status: 'ACTIVE', pageSize: 50 } as const
      const { data } = await callInAccount(accountId)('GET /agent/team', { query })
      return data
        .filter(({ _id }) => _id !== exceptUserId)
        .map((row) => ({ value: row._id, label: getMemberName(row), hint: `${getRoleLabel(row.role)} · ${row.email}` }))
    },
    [accountId, exceptUserId],
  )
}
