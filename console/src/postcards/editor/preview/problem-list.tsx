import { pluralize } from '@gable/shared/text/pluralize.ts'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from '../../../design/inputs/button.tsx'
import { Popover } from '../../../design/overlays/popover.tsx'
import type { PostcardError } from '../postcard-errors.ts'

interface ProblemListProps {
  problems: readonly PostcardError[]
  /** Opens the panel of a setting. */
  onOpen: (field: string | null) => void
}

/** What prevents printing, and what a careful person would change. Each leads to where it can be fixed. */
export const ProblemList = memo(function ProblemList({ problems, onOpen }: ProblemListProps) {
  const [open, setOpen] = useState(false)
  if (problems.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-muted text-table">
        <CircleCheck aria-hidden className="size-4 text-success" />
        Ready to print
      </p>
    )
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      label="Problems"
      className="w-96"
      trigger={
        <Button size="sm" variant="quiet" icon={hasErrors ? CircleAlert : TriangleAlert}>
          {pluralize(problems.length, 'problem')}
        </Button>
      }
    >
      <ul className="-m-1 space-y-1">
        {problems.map(({ field, severity, message }) => (
          <li key={`${field} ${message}`}>
            <button
              type="button"
              onClick={() => {
                setOpen(false)
                onOpen(field)
              }}
              className="flex w-full items-start gap-2 rounded-md p-2 text-left hover:bg-hover focus-visible:outline-offset-[-2px]"
            >
              {severity === 'error' ? (
                <CircleAlert aria-label="Prevents printing" className="mt-0.5 size-4 shrink-0 text-danger-ink" />
              ) : (
                <TriangleAlert aria-label="Warning" className="mt-0.5 size-4 shrink-0 text-warning-ink" />
              )}
              <span className="min-w-0 [overflow-wrap:anywhere]">{message}</span>
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  )
})
