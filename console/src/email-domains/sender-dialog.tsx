import type { EmailDomain } from '@gable/shared/email-domains/email-domain.ts'
import { emailDomainEndpoints } from '@gable/shared/email-domains/endpoints.ts'
import { toast } from '../design/feedback/toast.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call, useRefresh } from '../platform/use-api.ts'

interface SenderDialogProps {
  open: boolean
  onClose: () => void
  domain: EmailDomain
}

/** Changes the part in front of the domain. */
export function SenderDialog({ open, onClose, domain: { _id: domainId, domain, localPart } }: SenderDialogProps) {
  const refresh = useRefresh()
  const form = useZodForm(emailDomainEndpoints['PATCH /agent/custom-domain/:domainId'].body, { values: { localPart } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Change sender address"
      form={form}
      onSubmit={async (body) => {
        await call('PATCH /agent/custom-domain/:domainId', { params: { domainId }, body })
        toast.success('Sender address changed')
        onClose()
        await refresh('GET /agent/custom-domain', 'GET /agent/custom-domain/:domainId')
      }}
      submitLabel="Save"
    >
      <TextField
        control={form.control}
        name="localPart"
        label="Sender Address"
        hint={`The part before @${domain}.`}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </FormDialog>
  )
}
