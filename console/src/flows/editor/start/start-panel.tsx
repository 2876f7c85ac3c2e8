import { type ReentryRule, reentryRules } from '@gable/shared/flows/definition.ts'
import { triggerLabels } from '@gable/shared/flows/step-labels.ts'
import type { TriggerType } from '@gable/shared/flows/trigger.ts'
import { useState } from 'react'
import { FilterBuilder } from '../../../contacts/filters/filter-builder.tsx'
import { Button } from '../../../design/inputs/button.tsx'
import { RadioCards } from '../../../design/inputs/radio-cards.tsx'
import { PanelSection } from '../../../editing/panel-section.tsx'
import { reentryLabels } from '../../rule-labels.ts'
import { triggerIcons } from '../list/step-icons.ts'
import { createTrigger } from '../triggers/create-trigger.ts'
import { TriggerDialog } from '../triggers/trigger-dialog.tsx'
import { TriggerFields } from '../triggers/trigger-fields.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import { ExitFields } from './exit-fields.tsx'
import { WindowFields } from './window-fields.tsx'

/** Who enters, how often, when they leave early, and when emails and postcards are sent. */
export function StartPanel() {
  const { flow, definition, references, change } = useFlowEditor()
  const isWorkflow = flow.kind === 'WORKFLOW'
  const { filters, reentry, exits, window } = definition
  return (
    <div>
      {isWorkflow && <TriggerSection />}
      <PanelSection title={isWorkflow ? 'Only for Contacts Who Match' : 'Who Is Enrolled'}>
        <p className="text-muted">
          {isWorkflow
            ? 'Contacts must match all of these filters when it happens. Without filters, everyone enters.'
            : 'Contacts who match all of these filters now, and those who come to match later. Without filters, every contact is enrolled.'}
        </p>
        <FilterBuilder
          fields={references.fields}
          value={filters}
          onChange={(filters) => change((current) => ({ ...current, filters }))}
        />
      </PanelSection>
      <PanelSection title="Entering Again">
        <RadioCards<ReentryRule>
          aria-label="Entering again"
          value={reentry}
          options={reentryRules.map((value) => ({ value, ...reentryLabels[value] }))}
          onChange={(reentry) => change((current) => ({ ...current, reentry }))}
        />
      </PanelSection>
      <PanelSection title="Ending Early">
        <ExitFields exits={exits} onChange={(exits) => change((current) => ({ ...current, exits }))} />
      </PanelSection>
      <PanelSection title="Send Window">
        <WindowFields window={window} onChange={(window, key) => change((current) => ({ ...current, window }), key)} />
      </PanelSection>
    </div>
  )
}

function TriggerSection() {
  const { definition, change } = useFlowEditor()
  const [isChoosing, setChoosing] = useState(false)
  const { trigger } = definition
  const label = trigger ? triggerLabels[trigger.type].label : 'Choose a trigger'
  return (
    <PanelSection title="Trigger">
      <Button
        variant={trigger ? 'secondary' : 'primary'}
        icon={trigger ? triggerIcons[trigger.type] : undefined}
        className="w-full justify-start"
        aria-label={trigger ? `Trigger: ${label}` : label}
        onClick={() => setChoosing(true)}
      >
        {label}
      </Button>
      {trigger && (
        <TriggerFields
          key={trigger.type}
          trigger={trigger}
          onChange={(changes) =>
            change((current) => ({ ...current, trigger: { ...trigger, ...changes } as typeof trigger }), 'trigger')
          }
        />
      )}
      <TriggerDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title="Choose a trigger"
        types={triggerTypes}
        onChoose={(type) => {
          change((current) => ({ ...current, trigger: createTrigger(type) }))
          setChoosing(false)
        }}
      />
    </PanelSection>
  )
}

const triggerTypes = Object.keys(triggerLabels) as TriggerType[]
