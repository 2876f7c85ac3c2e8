import { Empty } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import type { WayOut } from '../../editing/way-out.ts'
import { Standalone } from '../../layout/standalone.tsx'

interface UnknownLayoutProps {
  page: { name: string }
  close: WayOut
}

/** In place of the editor of a page that this version does not know how to show. */
export const UnknownLayout = ({ page, close }: UnknownLayoutProps) => (
  <Standalone>
    <h1 className="text-center font-semibold text-title [overflow-wrap:anywhere]">{page.name}</h1>
    <Empty
      title="This landing page was made with another version"
      text="Its layout is not known here, so it is kept as it is and cannot be edited. Reload to get the newest version."
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
  </Standalone>
)
