import type { TeamMember } from '@gable/shared/owner-mapping/owner-name.ts'
import type { Option } from '../design/inputs/option.ts'

/** The option value for no owner, since options cannot be null. */
export const noOwnerValue = 'NONE'

export const toMemberOptions = (members: readonly TeamMember[]): Option[] => [
  ...members.map(({ _id, fullName, email }) => ({ value: _id, label: fullName || email, hint: email })),
  { value: noOwnerValue, label: 'No owner' },
]

export const toAgentId = (value: string) => (value === noOwnerValue ? null : value)
