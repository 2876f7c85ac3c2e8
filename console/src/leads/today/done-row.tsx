import { Check, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../design/class-names.ts'
import { Button } from '../../design/inputs/button.tsx'
import { formatDue } from '../due.ts'
import { getLeadName } from '../lead-filters.ts'
import { useLeadTimeZone } from '../use-leads.ts'
import { NextStepQuestion } from './next-step-question.tsx'
import { rowClassName } from './row-class-name.ts'
import type { Completion } from './today-row.ts'
import type { TodayRows } from './use-today-rows.ts'

interface DoneRowProps {
  completion: Completion
  actions: TodayRows
  href: string
}

/** A completed lead in its old place. It asks for the next step, and can be undone. */
export function DoneRow({ completion, actions, href }: DoneRowProps) {
  const { entry, state } = completion
  const name = getLeadName(entry.lead)
  const row = useRef<HTMLLIElement>(null)
  const isAsking = state === 'ASKING'
  // On phones the question is a line of its own, which may lie below the screen.
  useEffect(() => {
    if (isAsking) row.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isAsking])
  // A double click on Done must not answer the question that takes its place.
  const unlessDoubleClick = (run: () => void) => () => {
    if (Date.now() - completion.doneAt > doubleClickMs) run()
  }
  return (
    <li ref={row} data-today={entry.lead._id} tabIndex={-1} className={cx(rowClassName, 'scroll-my-24')}>
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-center gap-2 text-muted">
          <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
          <Link to={href} className="min-w-0 truncate rounded-sm line-through hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <span className="sr-only">(done)</span>
        </p>
        <NextStepLine completion={completion} />
      </div>
      {isAsking && (
        <NextStepQuestion
          name={name}
          onAnswer={(nextStep) => unlessDoubleClick(() => void actions.planNextStep(completion, nextStep))()}
        />
      )}
      {state !== 'SAVING' && (
        <Button
          variant="quiet"
          icon={Undo2}
          aria-label={`Undo: ${name}`}
          onClick={unlessDoubleClick(() => void actions.undo(completion))}
        >
          Undo
        </Button>
      )}
    </li>
  )
}

function NextStepLine({ completion: { state, nextStep } }: { completion: Completion }) {
  const timeZone = useLeadTimeZone()
  return (
    <p role="status" className="truncate pl-6 text-muted text-table">
      {state === 'ASKING' && 'Done. What is the next step?'}
      {state === 'SAVING' && 'Saving…'}
      {state === 'SETTLED' &&
        (nextStep ? `Done. ${nextStep.action}: ${formatDue(nextStep.at, timeZone)}` : 'Done. No next step')}
    </p>
  )
}

const doubleClickMs = 500
