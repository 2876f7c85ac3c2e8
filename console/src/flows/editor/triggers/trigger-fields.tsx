import { callOutcomes, leadStages, leadTypes } from '@gable/shared/activity/entry.ts'
import { callOutcomeLabels } from '@gable/shared/calls/call.ts'
import { contactAttributePrefix } from '@gable/shared/contacts/filter.ts'
import { purchaseDate, type Trigger, type TriggerType } from '@gable/shared/flows/trigger.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../../design/feedback/skeleton.tsx'
import { Checkbox } from '../../../design/inputs/checkbox.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { MultiSelect } from '../../../design/inputs/multi-select.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { AmountField } from '../pickers/amount-field.tsx'
import { ReferencesField } from '../pickers/references-field.tsx'
import { TagField } from '../pickers/tag-field.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'

const WebhookFields = lazy(async () => ({ default: (await import('./webhook-fields.tsx')).WebhookFields }))

interface TriggerFieldsProps<T extends Trigger> {
  trigger: T
  onChange: (changes: Partial<T>) => void
}

/** The settings of a trigger, or of an event that a contact waits for. */
export function TriggerFields({ trigger, onChange }: TriggerFieldsProps<Trigger>) {
  const Fields = fields[trigger.type] as ComponentType<TriggerFieldsProps<Trigger>> | null
  return Fields && <Fields trigger={trigger} onChange={onChange} />
}

type FieldsOf = {
  [Type in TriggerType]: ComponentType<TriggerFieldsProps<Extract<Trigger, { type: Type }>>> | null
}

const fields: FieldsOf = {
  CONTACT_CREATED: ({ trigger, onChange }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
    <label className="flex items-start gap-2 text-body">
      <Checkbox
        checked={trigger.includesImported}
        onChange={(includesImported) => onChange({ includesImported })}
        className="mt-0.5"
      />
      Include contacts of imports
    </label>
  ),
  TAG_ADDED: ({ trigger, onChange }) => <TagField allowNew tag={trigger.tag} onChange={(tag) => onChange({ tag })} />,
  TAG_REMOVED: ({ trigger, onChange }) => <TagField tag={trigger.tag} onChange={(tag) => onChange({ tag })} />,
  LEAD_CREATED: ({ trigger, onChange }) => (
    <Field label="Lead Types">
      {(control) => (
        <MultiSelect
          {...control}
          value={trigger.leadTypes}
          options={leadFields.leadTypes.filter(({ value }) => leadTypes.includes(value))}
          placeholder="Any type"
          onChange={(leadTypes) => onChange({ leadTypes })}
        />
      )}
    </Field>
  ),
  LEAD_STAGE_CHANGED: ({ trigger, onChange }) => (
    <Field label="New Stages">
      {(control) => (
        <MultiSelect
          {...control}
          value={trigger.stages}
          options={leadFields.stages.filter(({ value }) => leadStages.includes(value))}
          placeholder="Any stage"
          onChange={(stages) => onChange({ stages })}
        />
      )}
    </Field>
  ),
  FORM_SUBMITTED: ({ trigger, onChange }) => (
    <ReferencesField
      label="Forms"
      type="assets"
      placeholder="Any form"
      value={trigger.assetIds}
      onChange={(assetIds) => onChange({ assetIds })}
    />
  ),
  CALL_LOGGED: ({ trigger, onChange }) => (
    <Field label="Outcomes">
      {(control) => (
        <MultiSelect
          {...control}
          value={trigger.outcomes}
          options={callOutcomes.map((value) => ({ value, label: callOutcomeLabels[value] }))}
          placeholder="Any outcome"
          onChange={(outcomes) => onChange({ outcomes })}
        />
      )}
    </Field>
  ),
  DASHBOARD_VIEWED: null,
  DASHBOARD_CLICKED: null,
  EMAIL_OPENED: ({ trigger, onChange }) => (
    <ReferencesField
      label="Emails"
      type="emails"
      placeholder="Any email"
      hint="Opens are not always known: some email apps hide them. A click is certain."
      value={trigger.contentIds}
      onChange={(contentIds) => onChange({ contentIds })}
    />
  ),
  EMAIL_CLICKED: ({ trigger, onChange }) => (
    <ReferencesField
      label="Emails"
      type="emails"
      placeholder="Any email"
      value={trigger.contentIds}
      onChange={(contentIds) => onChange({ contentIds })}
    />
  ),
  POSTCARD_SCANNED: ({ trigger, onChange }) => (
    <ReferencesField
      label="Postcards"
      type="postcards"
      placeholder="Any postcard"
      value={trigger.contentIds}
      onChange={(contentIds) => onChange({ contentIds })}
    />
  ),
  OFFER_VIEWED: null,
  ESTIMATE_CHANGED: ({ trigger, onChange }) => (
    <>
      <Field label="Direction">
        {(control) => (
          <Select
            {...control}
            value={trigger.direction}
            options={directions}
            onChange={(direction) => onChange({ direction })}
          />
        )}
      </Field>
      <AmountField
        label="By at Least"
        unit="%"
        min={0.1}
        max={100}
        value={trigger.percent}
        onChange={(percent) => onChange({ percent })}
      />
    </>
  ),
  ANNIVERSARY: ({ trigger, onChange }) => <AnniversaryFields trigger={trigger} onChange={onChange} />,
  NO_ACTIVITY: ({ trigger, onChange }) => (
    <AmountField
      label="For"
      unit="days"
      isWhole
      min={1}
      max={1000}
      value={trigger.days}
      onChange={(days) => onChange({ days })}
    />
  ),
  WEBHOOK_RECEIVED: ({ trigger, onChange }) => (
    <Suspense fallback={<Skeleton className="h-48 w-full" />}>
      <WebhookFields createsContacts={trigger.createsContacts} onChange={onChange} />
    </Suspense>
  ),
}

const directions = [
  { value: 'UP', label: 'It rises' },
  { value: 'DOWN', label: 'It falls' },
  { value: 'EITHER', label: 'It rises or falls' },
] as const

function AnniversaryFields({ trigger, onChange }: TriggerFieldsProps<Extract<Trigger, { type: 'ANNIVERSARY' }>>) {
  const { references } = useFlowEditor()
  const dates = references.fields.filter(({ key, kind }) => kind === 'DATE' && key.startsWith(contactAttributePrefix))
  const { offsetDays } = trigger
  const side = offsetDays < 0 ? 'BEFORE' : offsetDays > 0 ? 'AFTER' : 'ON'
  return (
    <>
      <Field label="Date">
        {(control) => (
          <Select
            {...control}
            value={trigger.date}
            options={[
              { value: purchaseDate, label: 'Home purchase' },
              ...dates.map(({ key, label }) => ({ value: key.slice(contactAttributePrefix.length), label })),
            ]}
            onChange={(date) => onChange({ date })}
          />
        )}
      </Field>
      <Field label="When">
        {(control) => (
          <Select
            {...control}
            value={side}
            options={sides}
            onChange={(next) =>
              onChange({ offsetDays: { BEFORE: -1, ON: 0, AFTER: 1 }[next] * (Math.abs(offsetDays) || 7) })
            }
          />
        )}
      </Field>
      {offsetDays !== 0 && (
        <AmountField
          label="Days"
          unit="days"
          isWhole
          min={1}
          max={180}
          value={Math.abs(offsetDays)}
          onChange={(days) => onChange({ offsetDays: Math.sign(offsetDays) * days })}
        />
      )}
    </>
  )
}

const sides = [
  { value: 'BEFORE', label: 'Before the anniversary' },
  { value: 'ON', label: 'On the anniversary' },
  { value: 'AFTER', label: 'After the anniversary' },
] as const
