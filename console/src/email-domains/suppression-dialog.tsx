import { emailDomainEndpoints } from '@gable/shared/email-domains/endpoints.ts'
import { toast } from '../design/feedback/toast.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'

interface SuppressionDialogProps {
  open: boolean
  onClose: () => void
  onAdded: () => void
}

export function SuppressionDialog({ open, onClose, onAdded }: SuppressionDialogProps) {
  const form = useZodForm(emailDomainEndpoints['POST /agent/suppressions'].body, { defaultValues: { email: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Block address"
      description="This address gets no more emails from your agency."
      form={form}
      onSubmit={async (body) => {
        await call('POST /agent/suppressions', { body })
        toast.success('Address blocked')
        onAdded()
      }}
      submitLabel="Block address"
    >
      <TextField
        control={form.control}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        required
      />
    </FormDialog>
  )
}
