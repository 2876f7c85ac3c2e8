import type { Recipient } from '@gable/shared/offers/recipient.ts'
import { Badge } from '../design/data/badge.tsx'
import { Select } from '../design/inputs/select.tsx'

interface RecipientSelectProps {
  recipients: readonly Recipient[]
  recipient: Recipient | undefined
  onChange: (contactId: string) => void
}

/** Selects the contact that the offers are shown and sent to. */
export function RecipientSelect({ recipients, recipient, onChange }: RecipientSelectProps) {
  if (!recipient) return <p className="text-muted">No contact is linked to this home.</p>
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <span className="shrink-0 text-muted">For</span>
      {recipients.length === 1 ? (
        <span className="truncate font-medium">{getRecipientName(recipient)}</span>
      ) : (
        <Select
          aria-label="Contact"
          value={recipient._id}
          onChange={onChange}
          options={recipients.map((contact) => ({ value: contact._id, label: getRecipientName(contact) }))}
          className="max-w-60"
        />
      )}
      {recipient.isNonMarketing && <Badge tone="warning">No marketing</Badge>}
    </div>
  )
}

const getRecipientName = ({ fullName, emailId }: Recipient) => fullName || emailId || 'Someone'
