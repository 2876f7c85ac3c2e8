import type { OwnerMapping } from '@gable/shared/owner-mapping/owner-name.ts'
import { Field } from '../design/inputs/field.tsx'
import { Select } from '../design/inputs/select.tsx'
import { Card } from '../design/layout/card.tsx'
import { agentOf, memberOptions, nobody } from './member-options.ts'

interface DefaultOwnerCardProps {
  mapping: OwnerMapping
  onChange: (agentId: string | null) => void
}

/** Who gets the contacts of whom no owner is known. */
export function DefaultOwnerCard({ mapping: { members, defaultOwnerId }, onChange }: DefaultOwnerCardProps) {
  return (
    <Card>
      <Field
        label="Default owner"
        hint="New imports begin with it, for contacts whose file names nobody of your team. It can be changed for each import."
        className="max-w-md"
      >
        {(control) => (
          <Select
            {...control}
            value={defaultOwnerId ?? nobody}
            options={memberOptions(members)}
            onChange={(value) => onChange(agentOf(value))}
          />
        )}
      </Field>
    </Card>
  )
}
