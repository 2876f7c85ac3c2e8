import type { Recipient } from '@gable/shared/offers/recipient.ts'
import { Badge } from '../design/data/badge.tsx'
import { Select } from '../design/inputs/select.tsx'

interface RecipientChoiceProps {
  recipients: readonly Recipient[]
  recipient: Recipient | undefined
  onChoose: (contactId: string) => void
}

/** Whom the offers are for: of several whose home it is, the one who is shown and told of them. */
export function RecipientSelect({ recipients, recipient, onChoose }: RecipientChoiceProps) {
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
          onChange={onChoose}
          options={recipients.map((one) => ({ value: one._id, label: getRecipientName(one) }))}
          className="max-w-60"
        />
      )}
      {recipient.isNonMarketing && <Badge tone="warning">No marketing</Badge>}
    </div>
  )
}

const getRecipientName = ({ fullName, emailId }: Recipient) => fullName || emailId || 'Somebody'
