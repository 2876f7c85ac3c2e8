import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { useCallback, useState } from 'react'
import { formatPhone } from '../../design/format/phone.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import type { Choice } from '../../design/inputs/option.ts'
import type { OptionSearch } from '../../design/inputs/use-option-search.ts'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { useAccountId } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'

interface ChooseDuplicateProps {
  contactId: string
  onChoose: (duplicateId: string) => void
  onClose: () => void
}

/** Finds the contact to merge with. */
export function ChooseDuplicate({ contactId, onChoose, onClose }: ChooseDuplicateProps) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [isMissing, setMissing] = useState(false)
  const search = useContactSearch(contactId)
  return (
    <>
      <PanelBody>
        <Field
          label="Merge with"
          required
          hint="Search by name, email, phone or address."
          error={isMissing && !choice ? 'Please choose a contact' : undefined}
        >
          {(control) => (
            <Combobox
              {...control}
              value={choice}
              onChange={setChoice}
              search={search}
              placeholder="Search contacts…"
              emptyText="No other contact found"
            />
          )}
        </Field>
      </PanelBody>
      <PanelFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={() => (choice ? onChoose(choice.value) : setMissing(true))}>
          Compare
        </Button>
      </PanelFooter>
    </>
  )
}

function useContactSearch(excludedId: string): OptionSearch {
  const accountId = useAccountId()
  return useCallback(
    async (search) => {
      const query = { search: search.slice(0, 200), pageSize: 20 }
      const { data } = await callInAccount(accountId)('GET /agent/contacts/search', { query })
      return data
        .filter(({ _id }) => _id !== excludedId)
        .map((contact) => ({ value: contact._id, label: contactName(contact), hint: formatHint(contact) }))
    },
    [accountId, excludedId],
  )
}

const formatHint = ({ emailId, phone, properties }: ContactRow) =>
  [emailId, phone && formatPhone(phone), properties[0]?.fullAddress].filter(Boolean).join(' · ')
