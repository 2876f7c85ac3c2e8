import type { TeamMember } from '@gable/shared/owner-mapping/owner-name.ts'
import type { Option } from '../design/inputs/option.ts'

/** Nobody, as an option of a list needs it. */
export const nobody = 'NONE'

/** The people of the agency, and nobody; who has no name yet goes by the e-mail. */
export const memberOptions = (members: readonly TeamMember[]): Option[] => [
  ...members.map(({ _id, fullName, email }) => ({ value: _id, label: fullName || email, hint: email })),
  { value: nobody, label: 'No owner' },
]

export const agentOf = (value: string) => (value === nobody ? null : value)
