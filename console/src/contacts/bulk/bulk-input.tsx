import { useCallback } from 'react'
import { useTagSearch } from '../../attributes/use-tag-search.ts'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import type { Choice } from '../../design/inputs/option.ts'
import type { OptionSearch } from '../../design/inputs/use-option-search.ts'
import { useAccountId } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { type BulkAction, bulkActions } from './bulk-action.ts'

interface BulkInputProps {
  action: BulkAction
  value: Choice | null
  onChange: (choice: Choice | null) => void
  /** The agent tried to submit without a value. */
  isMissing: boolean
}

/** The tag or the owner that a bulk action needs. */
export function BulkInput({ action, value, onChange, isMissing }: BulkInputProps) {
  const { input } = bulkActions[action]
  const tags = useTagSearch(input === 'NEW_TAG')
  const owners = useOwnerSearch()
  if (!input) return null
  const isOwner = input === 'OWNER'
  const missingText = isOwner ? 'Please choose an owner' : 'Please choose a tag'
  return (
    <Field label={isOwner ? 'Owner' : 'Tag'} required error={isMissing ? missingText : undefined}>
      {(control) => (
        <Combobox
          {...control}
          value={value}
          onChange={onChange}
          search={isOwner ? owners : tags}
          placeholder={input === 'NEW_TAG' ? 'Find or type a new tag…' : 'Search…'}
          emptyText={isOwner ? 'No agents found' : 'No tags found'}
        />
      )}
    </Field>
  )
}

/** Searches the account's agents; "No owner" is one of the options. */
function useOwnerSearch(): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (text) => {
      const search = text.trim().toLowerCase()
      const { fields } = await callInAccount(accountId)('GET /agent/contacts/filter-config')
      const owners = fields.find(({ key }) => key === 'owner')?.options ?? []
      return owners.filter(({ label }) => label.toLowerCase().includes(search)).slice(0, optionMaximum)
    },
    [accountId],
  )
}

const optionMaximum = 50
