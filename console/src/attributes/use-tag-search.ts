import { tagLengthMaximum } from '@gable/shared/contacts/tag.ts'
import { useCallback } from 'react'
import type { Option } from '../design/inputs/option.ts'
import type { OptionSearch } from '../design/inputs/use-option-search.ts'
import { useAccountId } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

/** Searches the account's tags. With `allowNew`, text that matches no tag is offered as a new one. */
export function useTagSearch(allowNew: boolean): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (text) => {
      const search = text.trim().toLowerCase()
      const tags = await callInAccount(accountId)('GET /agent/contacts/tags')
      const found = tags.filter((tag) => tag.toLowerCase().includes(search)).slice(0, optionMaximum)
      const options: Option[] = found.map((tag) => ({ value: tag, label: tag }))
      const exists = tags.some((tag) => tag.toLowerCase() === text.toLowerCase())
      if (!allowNew || text === '' || text.length > tagLengthMaximum || exists) return options
      return [...options, { value: text, label: text, hint: 'New tag' }]
    },
    [accountId, allowNew],
  )
}

const optionMaximum = 50
