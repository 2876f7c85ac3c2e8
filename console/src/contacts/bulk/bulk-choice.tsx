import { Combobox } from '../../design/inputs/combobox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import type { Choice } from '../../design/inputs/option.ts'
import type { BulkAction } from './bulk-words.ts'
import { useOwnerSearch, useTagSearch } from './choice-searches.ts'

interface BulkChoiceProps {
  action: BulkAction
  value: Choice | null
  onChange: (choice: Choice | null) => void
  /** It was asked to be done without. */
  isMissing: boolean
}

/** With which tag, or to whom. */
export function BulkChoice({ action, value, onChange, isMissing }: BulkChoiceProps) {
  const tags = useTagSearch(action === 'TAG')
  const owners = useOwnerSearch()
  if (action !== 'TAG' && action !== 'UNTAG' && action !== 'ASSIGN') return null
  const isTag = action !== 'ASSIGN'
  const missing = isTag ? 'Please choose a tag' : 'Please choose an owner'
  return (
    <Field label={isTag ? 'Tag' : 'Owner'} required error={isMissing ? missing : undefined}>
      {(control) => (
        <Combobox
          {...control}
          value={value}
          onChange={onChange}
          search={isTag ? tags : owners}
          placeholder={action === 'TAG' ? 'Find or type a new tag…' : 'Search…'}
          none={isTag ? 'There is no such tag' : 'Nobody of this name'}
        />
      )}
    </Field>
  )
}
