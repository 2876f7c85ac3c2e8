import type { ReactNode } from 'react'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { StandalonePage } from '../layout/standalone-page.tsx'
import type { BackLink } from './back-link.ts'

interface ArchivedStateProps {
  name: string
  title: string
  text: string
  backLink: BackLink
  /** `UnarchiveButton` */
  action: ReactNode
}

/** Replaces the editor of an archived item. */
export const ArchivedState = ({ name, title, text, backLink, action }: ArchivedStateProps) => (
  <StandalonePage>
    <h1 className="text-center font-semibold text-title [overflow-wrap:anywhere]">{name}</h1>
    <EmptyState
      title={title}
      text={text}
      action={
        <>
          <Button variant="quiet" to={backLink.to}>
            {backLink.label}
          </Button>
          {action}
        </>
      }
    />
  </StandalonePage>
)
