import { EmptyState } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import type { BackLink } from '../../editing/back-link.ts'
import { StandalonePage } from '../../layout/standalone-page.tsx'

interface UnknownLayoutProps {
  page: { name: string }
  close: BackLink
}

/** Replaces the editor when a newer version of Gable created the page. */
export const UnknownLayout = ({ page, close }: UnknownLayoutProps) => (
  <StandalonePage>
    <h1 className="text-center font-semibold text-title [overflow-wrap:anywhere]">{page.name}</h1>
    <EmptyState
      title="This landing page was created with a newer version of Gable"
      text="Your version cannot edit its layout. Reload to update Gable."
      action={
        <>
          <Button variant="quiet" to={close.to}>
            {close.label}
          </Button>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      }
    />
  </StandalonePage>
)
