import type { OwnerName, TeamMember } from '@gable/shared/owner-mapping/owner-name.ts'
import { Trash2 } from 'lucide-react'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Select } from '../design/inputs/select.tsx'
import { Card } from '../design/layout/card.tsx'
import { noOwnerValue, toAgentId, toMemberOptions } from './member-options.ts'

interface OwnerNameListProps {
  title: string
  description: string
  names: readonly OwnerName[]
  members: readonly TeamMember[]
  onAssign: (name: OwnerName, agentId: string | null) => void
  onRemove: (name: OwnerName) => void
}

/** Owner names from files, each with the team member it is mapped to. */
export function OwnerNameList({ title, description, names, members, onAssign, onRemove }: OwnerNameListProps) {
  if (names.length === 0) return null
  const options = toMemberOptions(members)
  return (
    <Card title={title} description={description} flush>
      <ul className="divide-y divide-line border-line border-t">
        {names.map((name) => (
          <li key={name._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="break-words font-medium">{name.name}</p>
              <p className="text-label text-muted">
                <LastSeen name={name} />
              </p>
            </div>
            <div className="flex min-w-0 flex-1 basis-60 items-center gap-2 sm:max-w-80">
              <Select
                aria-label={`Team member for ${name.name}`}
                placeholder="Choose a team member…"
                value={name.isDecided ? (name.agentId ?? noOwnerValue) : null}
                options={options}
                onChange={(value) => onAssign(name, toAgentId(value))}
              />
              <IconButton icon={Trash2} size="sm" label={`Remove ${name.name}`} onClick={() => onRemove(name)} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LastSeen({ name: { rows, seenAt } }: { name: OwnerName }) {
  if (seenAt === null) return 'Not in any import yet'
  return (
    <>
      {rows === 0 ? 'Found in a checked file' : `${formatCount(rows)} imported ${rows === 1 ? 'row' : 'rows'}`}, last{' '}
      <RelativeTime at={seenAt} />
    </>
  )
}
