import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import type { LeadDetail } from '@gable/shared/leads/lead.ts'
import { isOver } from '@gable/shared/leads/stages.ts'
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
import { callIn } from '../../platform/use-api.ts'
import { useTodayWrites } from '../today/use-today-writes.ts'
import { useLeadZone, useRefreshLeads } from '../use-leads.ts'
import { LeadFacts } from './lead-facts.tsx'
import { LeadFields } from './lead-fields.tsx'
import { changesOf, formOf, LeadForm } from './lead-form.ts'
import { LeadHistory } from './lead-history.tsx'

interface LeadEditorProps {
  lead: LeadDetail
  config: LeadFieldConfig
  onDirty: (isDirty: boolean) => void
}

/** What is known of a lead, what can be changed of it, and how it came there. What others change shows in fields left alone. */
export function LeadEditor({ lead, config, onDirty }: LeadEditorProps) {
  const { accountId } = useAccount()
  const timeZone = useLeadZone()
  const refresh = useRefreshLeads()
  const { markDone } = useTodayWrites()
  const values = useMemo(() => formOf(lead, timeZone), [lead, timeZone])
  const form = useZodForm(LeadForm, { values, resetOptions: { keepDirtyValues: true } })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useUnsavedChanges(isDirty)

  async function save(after: LeadForm) {
    const params = { leadId: lead._id }
    const { change, move } = changesOf(values, after, timeZone)
    try {
      if (change) await callIn(accountId)('PATCH /agent/leads/lead/:leadId', { params, body: change })
      if (move) await callIn(accountId)('POST /agent/leads/lead/:leadId/move', { params, body: move })
    } finally {
      void refresh()
    }
    // What is kept while others change the lead is kept no longer: it is saved.
    form.reset(after, { keepDirtyValues: false })
    toast.success('Lead saved')
  }

  return (
    <Form form={form} onSubmit={save} className="flex min-h-0 flex-1 flex-col">
      <PanelBody className="space-y-6">
        <LeadFacts lead={lead} />
        <LeadFields form={form} config={config} timeZone={timeZone} />
        <LeadHistory entries={lead.history} timeZone={timeZone} />
      </PanelBody>
      <PanelFooter>
        {isToDo(lead) && (
          <Button icon={Check} onClick={() => void markDone(lead)}>
            Mark as done
          </Button>
        )}
        <SubmitButton>Save</SubmitButton>
      </PanelFooter>
    </Form>
  )
}

/** A new lead is to be answered, any other to be gone on with as it was meant. */
const isToDo = ({ stage, nextAction, nextActionAt }: LeadDetail) =>
  stage === 'NEW' || (!isOver(stage) && (nextAction !== null || nextActionAt !== null))
