import type { Assignment, StepOf } from '@gable/shared/flows/step.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/inputs/button.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { RadioCards } from '../../../design/inputs/radio-cards.tsx'
import { TextArea } from '../../../design/inputs/text-area.tsx'
import { ReferenceField } from '../pickers/reference-field.tsx'
import { ReferencesField } from '../pickers/references-field.tsx'
import type { StepPanelProps } from './step-panel.tsx'

export function AssignOwnerPanel({ step: { to }, onChange }: StepPanelProps<StepOf<'ASSIGN_OWNER'>>) {
  return (
    <>
      <Field label="Assign To">
        {(_, labelId) => (
          <RadioCards
            aria-labelledby={labelId}
            value={to.type}
            options={types}
            onChange={(type) => onChange({ to: blanks[type] })}
          />
        )}
      </Field>
      {to.type === 'AGENT' && (
        <ReferenceField
          label="Agent"
          type="agents"
          placeholder="Find an agent…"
          emptyText="No agent found"
          value={to.agentId}
          onChange={(agentId) => onChange({ to: { ...to, agentId } })}
        />
      )}
      {to.type === 'ROUND_ROBIN' && (
        <ReferencesField
          label="Agents"
          type="agents"
          placeholder="Choose agents…"
          value={to.agentIds}
          onChange={(agentIds) => onChange({ to: { ...to, agentIds } })}
        />
      )}
      {to.type === 'BY_AREA' && <AreaFields to={to} onChange={(to, key) => onChange({ to }, key)} />}
    </>
  )
}

const types = [
  { value: 'AGENT', label: 'One agent' },
  { value: 'ROUND_ROBIN', label: 'Agents in turn', hint: 'Each gets the next contact.' },
  { value: 'BY_AREA', label: 'By area', hint: 'By the city or the ZIP code of the home.' },
] as const

const blanks: Record<Assignment['type'], Assignment> = {
  AGENT: { type: 'AGENT', agentId: null },
  ROUND_ROBIN: { type: 'ROUND_ROBIN', agentIds: [] },
  BY_AREA: { type: 'BY_AREA', areas: [{ places: [], agentId: null }], otherwise: null },
}

type ByArea = Extract<Assignment, { type: 'BY_AREA' }>

interface AreaFieldsProps {
  to: ByArea
  onChange: (to: ByArea, key?: string) => void
}

function AreaFields({ to, onChange }: AreaFieldsProps) {
  const changeArea = (index: number, changes: Partial<ByArea['areas'][number]>, key?: string) =>
    onChange({ ...to, areas: to.areas.map((area, other) => (other === index ? { ...area, ...changes } : area)) }, key)
  return (
    <>
      <ol aria-label="Areas" className="space-y-3">
        {to.areas.map((area, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: areas have nothing else that stays
          <li key={index}>
            <fieldset className="space-y-3 rounded-lg border border-line p-3">
              <legend className="px-1 font-medium text-muted text-table">{`Area ${index + 1}`}</legend>
              <PlacesField
                places={area.places}
                onChange={(places) => changeArea(index, { places }, `places ${index}`)}
              />
              <ReferenceField
                label="Agent"
                type="agents"
                placeholder="Find an agent…"
                emptyText="No agent found"
                value={area.agentId}
                onChange={(agentId) => changeArea(index, { agentId })}
              />
              <Button
                size="sm"
                variant="quiet"
                icon={Trash2}
                onClick={() => onChange({ ...to, areas: to.areas.filter((_, other) => other !== index) })}
              >
                {`Delete area ${index + 1}`}
              </Button>
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        icon={Plus}
        onClick={() => onChange({ ...to, areas: [...to.areas, { places: [], agentId: null }] })}
      >
        Add area
      </Button>
      <ReferenceField
        label="Homes Elsewhere"
        type="agents"
        placeholder="Keep the owner"
        emptyText="No agent found"
        required={false}
        value={to.otherwise}
        onChange={(otherwise) => onChange({ ...to, otherwise })}
      />
    </>
  )
}

/** The text keeps its commas and spaces while it is typed. */
function PlacesField({ places, onChange }: { places: readonly string[]; onChange: (places: string[]) => void }) {
  const [text, setText] = useState(places.join(', '))
  const shown = parsePlaces(text).join() === places.join() ? text : places.join(', ')
  return (
    <Field label="Cities or ZIP Codes" required hint="Separated by commas, such as “Austin, 78704”.">
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          value={shown}
          onChange={(event) => {
            setText(event.target.value)
            onChange(parsePlaces(event.target.value))
          }}
        />
      )}
    </Field>
  )
}

const parsePlaces = (text: string) =>
  text
    .split(/[,\n]/)
    .map((place) => place.trim().slice(0, 80))
    .filter(Boolean)
    .slice(0, 200)
