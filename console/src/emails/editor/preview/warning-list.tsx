import type { EmailWarning } from '@gable/shared/emails/lint/list-email-warnings.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/inputs/button.tsx'
import { Popover } from '../../../design/overlays/popover.tsx'

interface WarningListProps {
  warnings: readonly EmailWarning[]
  /** Opens the panel of a block, or the settings of the email. */
  onOpen: (blockId: string | null) => void
}

/** What could go wrong with the email. Each warning leads to where it can be fixed. */
export function WarningList({ warnings, onOpen }: WarningListProps) {
  const [open, setOpen] = useState(false)
  if (warnings.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-muted text-table">
        <CircleCheck aria-hidden className="size-4 text-success" />
        No warnings
      </p>
    )
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      label="Warnings"
      className="w-96"
      trigger={
        <Button size="sm" variant="quiet" icon={TriangleAlert}>
          {pluralize(warnings.length, 'warning')}
        </Button>
      }
    >
      <ul className="-m-1 space-y-1">
        {warnings.map(({ blockId, message, fix }) => (
          <li key={`${blockId} ${message}`}>
            <button
              type="button"
              onClick={() => {
                setOpen(false)
                onOpen(blockId)
              }}
              className="flex w-full items-start gap-2 rounded-md p-2 text-left hover:bg-hover focus-visible:outline-offset-[-2px]"
            >
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-ink" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block font-medium">{message}</span>
                <span className="block text-muted text-table">{fix}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
