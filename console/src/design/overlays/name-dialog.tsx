import type { ReactNode } from 'react'
import * as z from 'zod'
import { TextField } from '../inputs/text-field.tsx'
import { useZodForm } from '../inputs/use-zod-form.ts'
import { FormDialog } from './form-dialog.tsx'

interface NameDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  label?: string | undefined
  placeholder?: string | undefined
  /** The current name. Empty for a new item. */
  name?: string | undefined
  /** Validates the name. */
  schema: z.ZodType<string, string>
  /** The limit of the character counter. The schema enforces it. */
  max?: number | undefined
  submitLabel: string
  /** The dialog closes when this resolves. Thrown errors show under the field. */
  onSubmit: (name: string) => unknown
}

/** A dialog with a single name field. */
export function NameDialog({
  label = 'Name',
  placeholder,
  name = '',
  schema,
  max,
  onSubmit,
  ...dialog
}: NameDialogProps) {
  const form = useZodForm(z.object({ name: schema }), { values: { name } })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      form={form}
      onSubmit={async (values) => {
        await onSubmit(values.name)
        dialog.onClose()
      }}
    >
      <TextField control={form.control} name="name" {...{ label, placeholder, max }} required autoComplete="off" />
    </FormDialog>
  )
}
