import type { ReactNode } from 'react'
import { Empty } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Standalone } from '../layout/standalone.tsx'
import type { WayOut } from './way-out.ts'

interface ArchivedThingProps {
  name: string
  /** That it is archived, and what must be done before it can be edited. */
  title: string
  text: string
  close: WayOut
  /** A button that publishes it again. */
  action: ReactNode
}

/** In place of the editor of something that is not published. */
export const ArchivedThing = ({ name, title, text, close, action }: ArchivedThingProps) => (
  <Standalone>
    <h1 className="text-center font-semibold text-title [overflow-wrap:anywhere]">{name}</h1>
    <Empty
      title={title}
      text={text}
      action={
        <>
          <Button variant="quiet" to={close.to}>
            {close.label}
          </Button>
          {action}
        </>
      }
    />
  </Standalone>
)
