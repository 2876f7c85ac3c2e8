import { type ReactNode, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { type Naming, nameMaximum } from './subject-dialogs.tsx'

interface UseTemplateButtonProps {
  naming: Naming & { title: string; description: ReactNode }
  /** Why nothing can be made of it. */
  withheld: string | false
  onUse: (name: string) => unknown
  /** What the button says. */
  children: string
}

/** Asks what the new thing is called before it is made. */
export function UseTemplateButton({ naming, withheld, onUse, children }: UseTemplateButtonProps) {
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <Tooltip text={withheld} side="bottom">
        <Button variant="primary" disabled={withheld !== false} onClick={() => setNaming(true)}>
          {children}
        </Button>
      </Tooltip>
      <NameDialog
        {...naming}
        open={isNaming}
        onClose={() => setNaming(false)}
        max={nameMaximum}
        submit="Create"
        onSubmit={onUse}
      />
    </>
  )
}
