import type { EmailDomain } from '@gable/shared/email-domains/email-domain.ts'
import { emailDomainEndpoints } from '@gable/shared/email-domains/endpoints.ts'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'

interface AddDomainDialogProps {
  open: boolean
  onClose: () => void
  onAdded: (domain: EmailDomain) => void
}

export function AddDomainDialog({ open, onClose, onAdded }: AddDomainDialogProps) {
  const form = useZodForm(emailDomainEndpoints['POST /agent/custom-domain'].body, {
    defaultValues: { domain: '', localPart: 'hello' },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add domain"
      description="You then get the DNS records to set at your domain provider."
      form={form}
      onSubmit={async (body) => onAdded(await call('POST /agent/custom-domain', { body }))}
      submitLabel="Add domain"
    >
      <TextField
        control={form.control}
        name="domain"
        label="Domain"
        hint="A domain you own, or a part of it such as mail.example.com."
        placeholder="example.com"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        control={form.control}
        name="localPart"
        label="Sender Address"
        hint="The part before the @. Replies go to the agent."
        placeholder="hello"
        autoComplete="off"
        spellCheck={false}
        required
      />
    </FormDialog>
  )
}
