import { createHookExample } from '@gable/shared/flows/hook-example.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { CodeBlock } from '../../../design/data/code-block.tsx'
import { RetryCallout } from '../../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../../design/feedback/skeleton.tsx'
import { toast } from '../../../design/feedback/toast.tsx'
import { Button } from '../../../design/inputs/button.tsx'
import { Checkbox } from '../../../design/inputs/checkbox.tsx'
import { CopyButton } from '../../../design/inputs/copy-button.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { TextInput } from '../../../design/inputs/text-input.tsx'
import { ConfirmDialog } from '../../../design/overlays/confirm-dialog.tsx'
import { useAccountId } from '../../../platform/account.ts'
import { callInAccount, useApi } from '../../../platform/use-api.ts'
import { useFlowEditor } from '../use-flow-editor.ts'

interface WebhookFieldsProps {
  createsContacts: boolean
  onChange: (changes: { createsContacts: boolean }) => void
}

/** The address of a workflow, and how another system sends contacts to it. */
export function WebhookFields({ createsContacts, onChange }: WebhookFieldsProps) {
  const { flow } = useFlowEditor()
  const call = callInAccount(useAccountId())
  const params = { flowId: flow._id }
  const { data, error, isValidating, mutate } = useApi('GET /agent/flows/:flowId/hook', { params })
  const [isReplacing, setReplacing] = useState(false)

  async function replace() {
    await mutate(await call('POST /agent/flows/:flowId/hook/replaced', { params }), { revalidate: false })
    toast.success('Address replaced')
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
      <label className="flex items-start gap-2 text-body">
        <Checkbox
          checked={createsContacts}
          onChange={(createsContacts) => onChange({ createsContacts })}
          className="mt-0.5"
        />
        Add contacts who are not in your account yet
      </label>
      {error && !data && (
        <RetryCallout title="The address could not be loaded" onRetry={() => mutate()} retrying={isValidating} />
      )}
      {!error && !data && <Skeleton className="h-16 w-full" />}
      {data && (
        <>
          <Field label="Address" hint="Keep it secret: anyone who has it can start this workflow.">
            {(control) => (
              <TextInput {...control} readOnly value={data.url} onFocus={(event) => event.currentTarget.select()} />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <CopyButton size="sm" value={data.url} label="Copy Address" copiedMessage="Address copied" />
            <Button size="sm" icon={RefreshCw} onClick={() => setReplacing(true)}>
              Replace Address
            </Button>
          </div>
          <CodeBlock label="Sample request">{createHookExample(data.url)}</CodeBlock>
          <CopyButton
            size="sm"
            value={createHookExample(data.url)}
            label="Copy Sample Request"
            copiedMessage="Sample request copied"
          />
          <p className="text-muted text-table">
            Send an email, a phone number or a contactId. Tags are added, custom fields go into “fields” by their key,
            and blank names are filled in. Repeating an Idempotency-Key within a day changes nothing. Requests do
            nothing until you publish.
          </p>
        </>
      )}
      <ConfirmDialog
        open={isReplacing}
        onClose={() => setReplacing(false)}
        tone="danger"
        title="Replace the address of this workflow?"
        description="The current address stops working at once. Systems that use it need the new one."
        confirmLabel="Replace Address"
        onConfirm={replace}
      />
    </>
  )
}
