import type { FlowRun } from '@gable/shared/flows/run.ts'
import { Badge } from '../design/data/badge.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { useContactPaths } from '../layout/paths/contact-paths.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { describeRun, runStateLabels, runStateTones } from './run-labels.ts'

interface RunRowProps {
  run: FlowRun
  onOpen: () => void
}

/** One contact in a flow: who, why, and where. */
export function RunRow({ run, onOpen }: RunRowProps) {
  const { contactPath } = useContactPaths()
  const timeZone = useTimeZone()
  const { contact, address, state, cause } = run
  const name = contact.fullName || 'Unnamed contact'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56 text-table">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <Link to={contactPath(contact._id)} className="min-w-0 truncate font-medium">
            {name}
          </Link>
          <Badge tone={runStateTones[state]}>{runStateLabels[state]}</Badge>
        </p>
        {address && <p className="truncate text-muted">{address}</p>}
        <p className="[overflow-wrap:anywhere]">{describeRun(run, timeZone)}</p>
        {cause && <p className="text-muted [overflow-wrap:anywhere]">{cause}</p>}
      </div>
      <Button size="sm" variant="quiet" aria-label={`View the steps of ${name}`} onClick={onOpen}>
        View
      </Button>
    </li>
  )
}
