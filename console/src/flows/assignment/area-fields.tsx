import type { Assignment } from '@gable/shared/flows/step.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Field } from '../../design/inputs/field.tsx'
import type { Option } from '../../design/inputs/option.ts'
import { TextArea } from '../../design/inputs/text-area.tsx'
import { AgentField } from './agent-field.tsx'

type ByArea = Extract<Assignment, { type: 'BY_AREA' }>

interface AreaFieldsProps {
  to: ByArea
  agents: readonly Option[]
  elsewhereText: string
  onChange: (to: ByArea, key?: string) => void
}

export function AreaFields({ to, agents, elsewhereText, onChange }: AreaFieldsProps) {
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
              <AgentField
                label="Agent"
                agents={agents}
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
      <AgentField
        label="Homes Elsewhere"
        agents={agents}
        placeholder={elsewhereText}
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
