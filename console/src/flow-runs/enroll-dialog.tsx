import { flowKinds } from '@gable/shared/flows/flow.ts'
import * as z from 'zod'
import { toast } from '../design/feedback/toast.tsx'
import { ComboboxField } from '../design/inputs/combobox-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { useRefreshFlows } from './use-refresh-flows.ts'

interface EnrollDialogProps {
  contactId: string
  open: boolean
  onClose: () => void
}

const requiredMessage = 'Please select an automation or a workflow'
const Enrollment = z.object({ flow: z.object({ value: z.string(), label: z.string() }, requiredMessage) })

/** Enrolls one contact by hand. */
export function EnrollDialog({ contactId, open, onClose }: EnrollDialogProps) {
  const form = useZodForm(Enrollment, { defaultValues: {} })
  const refresh = useRefreshFlows()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Enroll Contact"
      description="They start with the first step. Steps that do not apply to them are skipped."
      submitLabel="Enroll"
      form={form}
      onSubmit={async ({ flow }) => {
        await call('POST /agent/flows/:flowId/contacts/:contactId/enrolled', {
          params: { flowId: flow.value, contactId },
        })
        void refresh()
        toast.success(`Enrolled in ${flow.label}`)
        onClose()
      }}
    >
      <ComboboxField
        control={form.control}
        name="flow"
        label="Automation or Workflow"
        required
        search={searchActiveFlows}
        emptyText="No active automation or workflow matches."
      />
    </FormDialog>
  )
}

async function searchActiveFlows(search: string) {
  const lists = await Promise.all(
    flowKinds.map((kind) =>
      call('GET /agent/flows', { query: { kind, search, status: 'ACTIVE', sort: 'title', sortOrder: 'asc' } }),
    ),
  )
  return lists.flatMap(({ data }) => data.map(({ _id, title }) => ({ value: _id, label: title })))
}
