import { useTagSearch } from '../../attributes/use-tag-search.ts'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import { TagChip } from '../tag-chip.tsx'

/** The tags of a contact. Existing tags are suggested; new ones can be typed. */
export function TagsField() {
  const { value, onChange, onBlur, ref, error } = useFormField({ name: 'tags', label: 'Tags' })
  const tags = value as string[]
  const search = useTagSearch(true)
  const has = (tag: string) => tags.some((item) => item.toLowerCase() === tag.toLowerCase())
  return (
    <Field name="tags" label="Tags" error={error}>
      {(control) => (
        <>
          {tags.length > 0 && (
            <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <TagChip key={tag} tag={tag} onRemove={() => onChange(tags.filter((item) => item !== tag))} />
              ))}
            </ul>
          )}
          <Combobox
            {...control}
            inputRef={ref}
            value={null}
            onChange={(choice) => choice && !has(choice.value) && onChange([...tags, choice.value])}
            search={search}
            placeholder="Find or type a new tag…"
            onBlur={onBlur}
          />
        </>
      )}
    </Field>
  )
}
