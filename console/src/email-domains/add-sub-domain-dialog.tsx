import { customSubDomainEndpoints } from '@gable/shared/email-domains/custom-sub-domain-endpoints.ts'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'

interface AddSubDomainDialogProps {
  open: boolean
  onClose: () => void
  onAdded: () => void
}

export function AddSubDomainDialog({ open, onClose, onAdded }: AddSubDomainDialogProps) {
  const form = useZodForm(customSubDomainEndpoints['POST /agent/custom-sub-domain'].body, {
    defaultValues: { host: '' },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add subdomain"
      description="You then get the DNS records to set at your domain provider."
      form={form}
      onSubmit={async (body) => {
        await call('POST /agent/custom-sub-domain', { body })
        onAdded()
      }}
      submitLabel="Add subdomain"
    >
      <TextField
        control={form.control}
        name="host"
        label="Subdomain"
        hint="A name that has no website yet."
        placeholder="homes.example.com"
        autoComplete="off"
        spellCheck={false}
        required
      />
    </FormDialog>
  )
}
