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
  /** The name as it stands; empty for something new. */
  name?: string | undefined
  /** The rules of the name with their messages. */
  rules: z.ZodType<string, string>
  /** For the counter; the rules enforce it. */
  max?: number | undefined
  submit: string
  /** Closes the dialog when it resolves; a refusal lands under the field and keeps what was typed. */
  onSubmit: (name: string) => unknown
}

/** Asks for the name of something. */
export function NameDialog({
  label = 'Name',
  placeholder,
  name = '',
  rules,
  max,
  onSubmit,
  ...dialog
}: NameDialogProps) {
  const form = useZodForm(z.object({ name: rules }), { values: { name } })
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
