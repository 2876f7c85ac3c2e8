import { type Tag, TagName, tagLengthMaximum } from '@gable/shared/contacts/tag.ts'
import * as z from 'zod'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { describeUse } from './describe-use.ts'
import { useTagChanges } from './use-tag-changes.ts'

export function RenameTagDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { rename } = useTagChanges()
  const form = useZodForm(z.object({ to: TagName }), { defaultValues: { to: tag.name } })
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={`Rename “${tag.name}”`}
      description={`It is renamed ${describeUse(tag, 'on')}.`}
      form={form}
      submitLabel="Rename"
      onSubmit={async ({ to }) => {
        if (to !== tag.name) await rename(tag, to)
        onClose()
      }}
    >
      <TextField control={form.control} name="to" label="Name" max={tagLengthMaximum} required autoComplete="off" />
    </FormDialog>
  )
}
