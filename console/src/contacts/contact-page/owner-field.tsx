import { noOwner } from '@gable/shared/contacts/filter.ts'
import { useId, useState } from 'react'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { useErrorToast } from '../../platform/error-toast.ts'
import { contactName } from '../contact-name.ts'
import { useFilterFields } from '../filters/use-filter-fields.ts'
import { DetailRow } from './detail-row.tsx'
import { useOpenContact } from './open-contact.ts'
import { useInlineSave } from './use-inline-save.ts'

/** The owner of the contact, changed in place. */
export function OwnerField() {
  const { contact } = useOpenContact()
  const { fields, error, isValidating, retry } = useFilterFields()
  const { save, conflict } = useInlineSave(({ owner }) => owner?._id)
  const [pendingOwner, setPendingOwner] = useState<string>()
  const labelId = useId()
  const errorToast = useErrorToast()
  const agents = fields.find(({ key }) => key === 'owner')?.options ?? []
  const owner = contact.owner
  const options =
    owner && !agents.some(({ value }) => value === owner._id)
      ? [...agents, { value: owner._id, label: owner.fullName }]
      : agents

  async function handleChange(value: string) {
    setPendingOwner(value)
    errorToast.dismiss()
    try {
      const isSaved = await save({ ownerId: value === noOwner ? null : value })
      if (isSaved) toast.success('Owner changed')
    } catch (error) {
      errorToast.show(error)
    } finally {
      setPendingOwner(undefined)
    }
  }

  return (
    <DetailRow label="Owner" id={labelId}>
      <Select
        aria-label="Owner"
        value={pendingOwner ?? owner?._id ?? noOwner}
        options={options}
        onChange={(value) => void handleChange(value)}
      />
      {error && fields.length === 0 && (
        <div className="mt-2">
          <RetryCallout title="The agents could not be loaded" onRetry={retry} retrying={isValidating} />
        </div>
      )}
      <ConflictDialog name={contactName(contact)} {...conflict} />
    </DetailRow>
  )
}
