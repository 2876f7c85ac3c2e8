import { useCallback } from 'react'
import type { Option } from '../../design/inputs/option.ts'
import type { OptionSearch } from '../../design/inputs/use-option-search.ts'
import { useAccountId } from '../../platform/account.ts'
import { callIn } from '../../platform/use-api.ts'

/** Tags of the account by a part of them; where new ones may be made, also what is typed. */
export function useTagSearch(mayBeNew: boolean): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (text) => {
      const tags = await callIn(accountId)('GET /agent/contacts/tags')
      const found: Option[] = named(tags, text).map((tag) => ({ value: tag, label: tag }))
      const isKnown = tags.some((tag) => tag.toLowerCase() === text.toLowerCase())
      const isNew = mayBeNew && text !== '' && text.length <= 64 && !isKnown
      return isNew ? [...found, { value: text, label: text, hint: 'A new tag' }] : found
    },
    [accountId, mayBeNew],
  )
}

/** Agents of the account by a part of their name, and nobody. */
export function useOwnerSearch(): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (text) => {
      const { fields } = await callIn(accountId)('GET /agent/contacts/filter-config')
      const owners = fields.find(({ key }) => key === 'owner')?.options ?? []
      return owners.filter(({ label }) => fits(label, text)).slice(0, shown)
    },
    [accountId],
  )
}

const shown = 50

const named = (tags: readonly string[], text: string) => tags.filter((tag) => fits(tag, text)).slice(0, shown)

const fits = (name: string, text: string) => name.toLowerCase().includes(text.trim().toLowerCase())
