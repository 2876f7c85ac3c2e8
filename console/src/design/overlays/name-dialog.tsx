import type { ReactNode } from 'react'
import * as z from 'zod'
import { CheckboxField } from '../inputs/checkbox-field.tsx'
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
  /** A checkbox below the name. */
  option?: { label: string; hint: string } | undefined
  /** The dialog closes when this resolves. Thrown errors show under the field. */
  onSubmit: (name: string, hasOption: boolean) => unknown
}

/** A dialog with a single name field. */
export function NameDialog({
  label = 'Name',
  placeholder,
  name = '',
  schema,
  max,
  option,
  onSubmit,
  ...dialog
}: NameDialogProps) {
  const form = useZodForm(z.object({ name: schema, hasOption: z.boolean() }), { values: { name, hasOption: false } })
  return (
    <FormDialog
      {...dialog}
      size="sm"
      form={form}
      onSubmit={async (values) => {
        await onSubmit(values.name, values.hasOption)
        dialog.onClose()
      }}
    >
      <TextField
        control={form.control}
        name="name"
        label={label}
        placeholder={placeholder}
        max={max}
        required
        autoComplete="off"
      />
      {option && <CheckboxField control={form.control} name="hasOption" {...option} />}
    </FormDialog>
  )
}
