import type { Problem } from '@gable/shared/http/problem.ts'
import { Button } from '../design/inputs/button.tsx'
import { StandalonePage } from '../layout/standalone-page.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useRouteTitle } from '../platform/title.ts'
import type { BackLink } from './back-link.ts'

interface EditorLoadErrorProps {
  backLink: BackLink
  problem: Problem
  title: string
  onRetry: () => unknown
  retrying: boolean
}

/** Replaces an editor whose item could not be loaded. */
export function EditorLoadError({ backLink, ...props }: EditorLoadErrorProps) {
  return (
    <StandalonePage>
      <h1 className="sr-only">{useRouteTitle()}</h1>
      <LoadError {...props} />
      <div className="flex justify-center">
        <Button variant="quiet" to={backLink.to}>
          {backLink.label}
        </Button>
      </div>
    </StandalonePage>
  )
}
