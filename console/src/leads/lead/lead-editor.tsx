import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { LeadDetail } from '@gable/shared/leads/lead.ts'
import { Check } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Form } from '../../design/inputs/form.tsx'
import { SubmitButton } from '../../design/inputs/submit-button.tsx'
import { useUnsavedChanges } from '../../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { PanelBody, PanelFooter } from '../../design/layout/panel.tsx'
import { useAccount } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { hasOpenTask } from '../has-open-task.ts'
import { useLeadTimeZone, useRefreshLeads } from '../use-leads.ts'
import { useMarkDone } from '../use-mark-done.ts'
import { LeadContactButtons, LeadFacts } from './lead-facts.tsx'
import { LeadFields } from './lead-fields.tsx'
import { getChanges, LeadForm, toFormValues } from './lead-form.ts'
import { LeadHistory } from './lead-history.tsx'

interface LeadEditorProps {
  lead: LeadDetail
  config: LeadFieldConfig
  onDirty: (isDirty: boolean) => void
}

/** Form, facts and history of a lead. Changes by others show in fields the user has not edited. */
export function LeadEditor({ lead, config, onDirty }: LeadEditorProps) {
  const { accountId } = useAccount()
  const timeZone = useLeadTimeZone()
  const refresh = useRefreshLeads()
  const markDone = useMarkDone()
  const values = useMemo(() => toFormValues(lead, timeZone), [lead, timeZone])
  const form = useZodForm(LeadForm, { values, resetOptions: { keepDirtyValues: true } })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useUnsavedChanges(isDirty)

  async function save(after: LeadForm) {
    const params = { leadId: lead._id }
    const { change, move } = getChanges(values, after, timeZone)
    try {
      if (change) await callInAccount(accountId)('PATCH /agent/leads/lead/:leadId', { params, body: change })
      if (move) await callInAccount(accountId)('POST /agent/leads/lead/:leadId/move', { params, body: move })
    } finally {
      void refresh()
    }
    // Saved values no longer count as edits to protect from changes by others.
    form.reset(after, { keepDirtyValues: false })
    toast.success('Lead saved')
  }

  return (
    <Form form={form} onSubmit={save} className="flex min-h-0 flex-1 flex-col">
      <PanelBody className="space-y-6">
        <LeadContactButtons lead={lead} />
        {/* Before the facts: on a phone, the next action is on screen without scrolling. */}
        <LeadFields form={form} config={config} timeZone={timeZone} />
        <LeadFacts lead={lead} />
        <LeadHistory entries={lead.history} timeZone={timeZone} />
      </PanelBody>
      <PanelFooter>
        {hasOpenTask(lead) && (
          <Button icon={Check} onClick={() => void markDone(lead)}>
            Mark as done
          </Button>
        )}
        <SubmitButton>Save</SubmitButton>
      </PanelFooter>
    </Form>
  )
}
