import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { useCallback } from 'react'
import { contactName } from '../../contacts/contact-name.ts'
import type { Option } from '../../design/inputs/option.ts'
import type { OptionSearch } from '../../design/inputs/use-option-search.ts'
import { useAccountId } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'

/** Finds contacts, with one option for each of their homes: the IDs of the contact and of the property. */
export function useHomeSearch(): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (search) => {
      const query = { search: search.slice(0, 200), pageSize: 20 }
      const { data } = await callInAccount(accountId)('GET /agent/contacts/search', { query })
      return data.flatMap(toOptions)
    },
    [accountId],
  )
}

function toOptions(contact: ContactRow): Option[] {
  const label = contactName(contact)
  if (contact.properties.length === 0) return [{ value: contact._id, label, hint: 'No home yet', disabled: true }]
  return contact.properties.map(({ _id, fullAddress }) => ({
    value: `${contact._id} ${_id}`,
    label,
    hint: fullAddress,
  }))
}
