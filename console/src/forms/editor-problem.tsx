import type { Problem } from '@gable/shared/http/problem.ts'
import { Standalone } from '../app/standalone.tsx'
import { Button } from '../design/button.tsx'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useRouteTitle } from '../platform/title.ts'
import { useWayOut } from './form-paths.ts'

interface EditorProblemProps {
  problem: Problem
  failed: string
  onRetry: () => unknown
  retrying: boolean
}

/** In place of an editor whose thing could not be loaded. */
export function EditorProblem(props: EditorProblemProps) {
  const { to, label } = useWayOut()
  return (
    <Standalone>
      <h1 className="sr-only">{useRouteTitle()}</h1>
      <LoadProblem {...props} />
      <div className="flex justify-center">
        <Button variant="quiet" to={to}>
          {label}
        </Button>
      </div>
    </Standalone>
  )
}
