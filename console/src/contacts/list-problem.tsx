import type { Problem } from '@gable/shared/http/problem.ts'
import { FilteredToNothing } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useWanted } from './use-wanted.ts'

/** A link may look for what is there no more: a segment that was deleted, an attribute that was taken away. */
export const isOutdated = (problem: Problem | undefined) => problem?.code === 'not_found' || problem?.code === 'invalid'

/** Stands where the contacts would be when what is looked for no longer exists. */
export function Outdated({ problem }: { problem: Problem | undefined }) {
  const { setScope, clear } = useWanted()
  const isSegment = problem?.code === 'not_found'
  return (
    <div className="rounded-lg border border-line bg-surface">
      <FilteredToNothing
        title={isSegment ? 'This segment is no longer there' : 'These filters no longer work'}
        text={
          isSegment
            ? 'It was deleted, or is no longer shared with you.'
            : 'One of them is by something that was taken away.'
        }
        action={
          <Button onClick={() => (isSegment ? setScope({}) : clear())}>
            {isSegment ? 'Show all contacts' : 'Clear filters'}
          </Button>
        }
      />
    </div>
  )
}
