import { leadStages, leadTypes } from '@gable/shared/activity/entry.ts'
import type { StepOf } from '@gable/shared/flows/step.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import { Button } from '../../../design/inputs/button.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { RadioCards } from '../../../design/inputs/radio-cards.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { useAccountPath } from '../../../platform/account.ts'
import { DurationField } from '../pickers/duration-field.tsx'
import { LimitedText } from '../pickers/limited-text.tsx'
import { ReferenceField } from '../pickers/reference-field.tsx'
import { ReferencesField } from '../pickers/references-field.tsx'
import { TagField } from '../pickers/tag-field.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import type { StepPanelProps } from './step-panel.tsx'

export const TagPanel = (props: StepPanelProps<StepOf<'ADD_TAG' | 'REMOVE_TAG'>> & { allowNew?: boolean }) => (
  <TagField tag={props.step.tag} allowNew={props.allowNew ?? false} onChange={(tag) => props.onChange({ tag })} />
)

export const StagePanel = ({ step, onChange }: StepPanelProps<StepOf<'CHANGE_STAGE'>>) => (
  <>
    <Field label="Stage" hint="Of the open lead. Contacts without an open lead skip this step.">
      {(control) => (
        <Select
          {...control}
          value={step.stage}
          options={leadFields.stages.filter(({ value }) => leadStages.includes(value))}
          onChange={(stage) => onChange({ stage })}
        />
      )}
    </Field>
    {step.stage === 'LOST' && (
      <LimitedText
        label="Lost Reason"
        max={200}
        value={step.lostReason}
        onChange={(lostReason) => onChange({ lostReason }, 'lostReason')}
      />
    )}
  </>
)

export const TaskPanel = ({ step, onChange }: StepPanelProps<StepOf<'CREATE_TASK'>>) => (
  <>
    <LimitedText
      label="Task"
      required
      max={200}
      hint="The next step of the contact’s open lead, in Today of its owner."
      value={step.action}
      onChange={(action) => onChange({ action }, 'action')}
    />
    <DurationField label="Due In" value={step.due} onChange={(due) => onChange({ due }, 'due')} />
    <Field label="Lead Type" hint="Contacts without an open lead get one of this type.">
      {(control) => (
        <Select
          {...control}
          value={step.leadType}
          options={leadFields.leadTypes.filter(({ value }) => leadTypes.includes(value))}
          onChange={(leadType) => onChange({ leadType })}
        />
      )}
    </Field>
  </>
)

export const TextPanel = ({ step, onChange }: StepPanelProps<StepOf<'ADD_NOTE'>>) => (
  <LimitedText
    label="Note"
    required
    isLong
    max={2000}
    value={step.text}
    onChange={(text) => onChange({ text }, 'text')}
  />
)

export const NotifyPanel = ({ step, onChange }: StepPanelProps<StepOf<'NOTIFY'>>) => (
  <>
    <Field label="Notify">
      {(_, labelId) => (
        <RadioCards
          aria-labelledby={labelId}
          value={step.to}
          options={recipients}
          onChange={(to) => onChange({ to })}
        />
      )}
    </Field>
    {step.to === 'AGENTS' && (
      <ReferencesField
        label="Agents"
        type="agents"
        placeholder="Choose agents…"
        value={step.agentIds}
        onChange={(agentIds) => onChange({ agentIds })}
      />
    )}
    <LimitedText
      label="Message"
      required
      isLong
      max={500}
      hint="The notification links to the contact."
      value={step.message}
      onChange={(message) => onChange({ message }, 'message')}
    />
  </>
)

const recipients = [
  { value: 'OWNER', label: 'The owner', hint: 'Of the contact, or everyone if there is none.' },
  { value: 'AGENTS', label: 'Some agents' },
  { value: 'EVERYONE', label: 'Everyone' },
] as const

export function EnrollPanel({ step, onChange }: StepPanelProps<StepOf<'ENROLL'>>) {
  const pathTo = useAccountPath()
  return (
    <>
      <ReferenceField
        label="Automation"
        type="automations"
        placeholder="Find an automation…"
        emptyText="No active automation found"
        hint="The contact need not match its filters. Its rule for entering again applies."
        value={step.flowId}
        onChange={(flowId) => onChange({ flowId })}
      />
      <Button variant="quiet" size="sm" to={pathTo('marketing/automation/list')}>
        Go to Automations
      </Button>
    </>
  )
}

export function WebhookPanel({ step, onChange }: StepPanelProps<StepOf<'CALL_WEBHOOK'>>) {
  const pathTo = useAccountPath()
  const { references } = useFlowEditor()
  if (references.webhooks.size === 0)
    return (
      <div className="space-y-3">
        <p className="text-muted">There are no webhooks yet. A webhook sends contacts to another system.</p>
        <Button to={pathTo('settings/webhooks')}>Add a webhook</Button>
      </div>
    )
  return (
    <ReferenceField
      label="Webhook"
      type="webhooks"
      placeholder="Find a webhook…"
      emptyText="No webhook found"
      hint="It gets the contact, signed as its other calls are."
      value={step.webhookId}
      onChange={(webhookId) => onChange({ webhookId })}
    />
  )
}
