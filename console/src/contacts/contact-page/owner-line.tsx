import { noOwner } from '@gable/shared/contacts/filter.ts'
import { useId, useState } from 'react'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { Select } from '../../design/inputs/select.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { toastProblem } from '../../platform/problem-toast.ts'
import { contactName } from '../contact-name.ts'
import { useFilterFields } from '../filters/use-filter-fields.ts'
import { Line } from './line.tsx'
import { useOpenContact } from './open-contact.ts'
import { useInlineSave } from './use-inline-save.ts'

/** Whose contact it is. */
export function OwnerLine() {
  const { contact } = useOpenContact()
  const { fields, error, isValidating, retry } = useFilterFields()
  const { save, conflict } = useInlineSave(({ owner }) => owner?._id)
  const [chosen, choose] = useState<string>()
  const labelId = useId()
  const known = fields.find(({ key }) => key === 'owner')?.options ?? []
  const owner = contact.owner
  const options =
    owner && !known.some(({ value }) => value === owner._id)
      ? [...known, { value: owner._id, label: owner.fullName }]
      : known

  async function change(value: string) {
    choose(value)
    try {
      const isSaved = await save({ ownerId: value === noOwner ? null : value })
      if (isSaved) toast.success('Owner changed')
    } catch (error) {
      toastProblem(error)
    } finally {
      choose(undefined)
    }
  }

  return (
    <Line label="Owner" id={labelId}>
      <Select
        aria-label="Owner"
        value={chosen ?? owner?._id ?? noOwner}
        options={options}
        onChange={(value) => void change(value)}
      />
      {error && fields.length === 0 && (
        <div className="mt-2">
          <RetryCallout title="The agents could not be loaded" onRetry={retry} retrying={isValidating} />
        </div>
      )}
      <ConflictDialog name={contactName(contact)} {...conflict} />
    </Line>
  )
}
