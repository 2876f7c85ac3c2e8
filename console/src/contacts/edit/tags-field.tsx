import { Combobox } from '../../design/inputs/combobox.tsx'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import { useTagSearch } from '../bulk/choice-searches.ts'
import { TagChip } from '../tag-chip.tsx'

/** The tags of a contact: those of the account are offered, others can be made. */
export function TagsField() {
  const { value, change, blur, ref, error } = useFormField({ name: 'tags', label: 'Tags' })
  const tags = value as string[]
  const search = useTagSearch(true)
  const has = (tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase())
  return (
    <Field name="tags" label="Tags" error={error}>
      {(control) => (
        <>
          {tags.length > 0 && (
            <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <TagChip key={tag} tag={tag} onRemove={() => change(tags.filter((one) => one !== tag))} />
              ))}
            </ul>
          )}
          <Combobox
            {...control}
            inputRef={ref}
            value={null}
            onChange={(choice) => choice && !has(choice.value) && change([...tags, choice.value])}
            search={search}
            placeholder="Find or type a new tag…"
            onBlur={blur}
          />
        </>
      )}
    </Field>
  )
}
