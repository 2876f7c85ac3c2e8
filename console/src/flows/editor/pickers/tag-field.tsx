import { useTagSearch } from '../../../attributes/use-tag-search.ts'
import { Combobox } from '../../../design/inputs/combobox.tsx'
import { Field } from '../../../design/inputs/field.tsx'

interface TagFieldProps {
  tag: string
  onChange: (tag: string) => void
  /** A tag that no contact has yet can be typed. */
  allowNew?: boolean
}

export function TagField({ tag, onChange, allowNew = false }: TagFieldProps) {
  const search = useTagSearch(allowNew)
  return (
    <Field label="Tag" required>
      {(control) => (
        <Combobox
          {...control}
          value={tag ? { value: tag, label: tag } : null}
          onChange={(choice) => onChange(choice?.value ?? '')}
          search={search}
          placeholder={allowNew ? 'Find or type a new tag…' : 'Find a tag…'}
          emptyText="No tag found"
        />
      )}
    </Field>
  )
}
