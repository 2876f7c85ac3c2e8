import type { OwnerMapping } from '@gable/shared/owner-mapping/owner-name.ts'
import { Field } from '../design/inputs/field.tsx'
import { Select } from '../design/inputs/select.tsx'
import { Card } from '../design/layout/card.tsx'
import { noOwnerValue, toAgentId, toMemberOptions } from './member-options.ts'

interface DefaultOwnerCardProps {
  mapping: OwnerMapping
  onChange: (agentId: string | null) => void
}

/** Gets the contacts whose owner is not recognized. */
export function DefaultOwnerCard({ mapping: { members, defaultOwnerId }, onChange }: DefaultOwnerCardProps) {
  return (
    <Card>
      <Field
        label="Default Owner"
        hint="Gets imported contacts whose owner is not on your team. You can change it for each import."
        className="max-w-md"
      >
        {(control) => (
          <Select
            {...control}
            value={defaultOwnerId ?? noOwnerValue}
            options={toMemberOptions(members)}
            onChange={(value) => onChange(toAgentId(value))}
          />
        )}
      </Field>
    </Card>
  )
}
