import type { Problem } from '@gable/shared/http/problem.ts'
import { Button } from '../design/inputs/button.tsx'
import { Standalone } from '../layout/standalone.tsx'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useRouteTitle } from '../platform/title.ts'
import type { WayOut } from './way-out.ts'

interface EditorProblemProps {
  close: WayOut
  problem: Problem
  failed: string
  onRetry: () => unknown
  retrying: boolean
}

/** In place of an editor whose thing could not be loaded. */
export function EditorProblem({ close, ...props }: EditorProblemProps) {
  return (
    <Standalone>
      <h1 className="sr-only">{useRouteTitle()}</h1>
      <LoadProblem {...props} />
      <div className="flex justify-center">
        <Button variant="quiet" to={close.to}>
          {close.label}
        </Button>
      </div>
    </Standalone>
  )
}
