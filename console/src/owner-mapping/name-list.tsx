import type { OwnerName, TeamMember } from '@gable/shared/owner-mapping/owner-name.ts'
import { Trash2 } from 'lucide-react'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Select } from '../design/inputs/select.tsx'
import { Card } from '../design/layout/card.tsx'
import { agentOf, memberOptions, nobody } from './member-options.ts'

interface NameListProps {
  title: string
  description: string
  names: readonly OwnerName[]
  members: readonly TeamMember[]
  onDecide: (name: OwnerName, agentId: string | null) => void
  onForget: (name: OwnerName) => void
}

/** Names as they stand in files, each beside whom it means. */
export function NameList({ title, description, names, members, onDecide, onForget }: NameListProps) {
  if (names.length === 0) return null
  const options = memberOptions(members)
  return (
    <Card title={title} description={description} flush>
      <ul className="divide-y divide-line border-line border-t">
        {names.map((name) => (
          <li key={name._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="break-words font-medium">{name.name}</p>
              <p className="text-label text-muted">
                <Seen name={name} />
              </p>
            </div>
            <div className="flex min-w-0 flex-1 basis-60 items-center gap-2 sm:max-w-80">
              <Select
                aria-label={`${name.name} means`}
                placeholder="Choose who it is…"
                value={name.isDecided ? (name.agentId ?? nobody) : null}
                options={options}
                onChange={(value) => onDecide(name, agentOf(value))}
              />
              <IconButton icon={Trash2} size="sm" label={`Remove ${name.name}`} onClick={() => onForget(name)} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Seen({ name: { rows, seenAt } }: { name: OwnerName }) {
  if (seenAt === null) return 'Not seen in an import yet'
  return (
    <>
      {rows === 0 ? 'Seen in a file that was checked' : `${formatCount(rows)} imported ${rows === 1 ? 'row' : 'rows'}`},
      last <RelativeTime at={seenAt} />
    </>
  )
}
