import type { Tag } from '@gable/shared/contacts/tag.ts'
import { requiredMessage } from '@gable/shared/http/fields.ts'
import { useCallback } from 'react'
import * as z from 'zod'
import { useTagSearch } from '../attributes/use-tag-search.ts'
import { ComboboxField } from '../design/inputs/combobox-field.tsx'
import type { Choice } from '../design/inputs/option.ts'
import type { OptionSearch } from '../design/inputs/use-option-search.ts'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { describeUse } from './describe-use.ts'
import { useTagChanges } from './use-tag-changes.ts'

/** Chooses the tag that replaces this one, and says what that changes. */
export function MergeTagDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { merge } = useTagChanges()
  const form = useZodForm(MergeForm, { defaultValues: { to: null } })
  const target = form.watch('to')?.label
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={`Merge “${tag.name}”`}
      description={`${target ? `“${target}”` : 'Another tag'} replaces it ${describeUse(tag, 'on')}. “${tag.name}” is then deleted.`}
      form={form}
      submitLabel="Merge"
      onSubmit={async ({ to }) => {
        await merge(tag, to.value)
        onClose()
      }}
    >
      <ComboboxField
        control={form.control}
        name="to"
        label="Merge Into"
        required
        search={useOtherTags(tag.name)}
        placeholder="Find a tag…"
        emptyText="No other tag found"
      />
    </FormDialog>
  )
}

const MergeForm = z.object({
  to: z.custom<Choice | null>().refine((choice): choice is Choice => Boolean(choice), requiredMessage),
})

function useOtherTags(name: string): OptionSearch {
  const search = useTagSearch(false)
  return useCallback(
    async (text, signal) => (await search(text, signal)).filter(({ value }) => value !== name),
    [search, name],
  )
}
