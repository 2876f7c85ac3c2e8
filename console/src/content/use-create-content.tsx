import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { usePermission } from '../platform/account.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { mediumLabels } from './content-labels.ts'
import { StyleDialog } from './style-dialog.tsx'

/** The button that creates content, and its dialog, which asks for the style and opens the template picker. */
export function useCreateContent(medium: ContentMedium): { createButton: ReactNode; createDialog: ReactNode } {
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  const { isOpen, open, close } = useCreateDialog()
  const { name, nouns } = mediumLabels[medium]
  return {
    createButton: (
      <Tooltip
        text={!isPermitted && `Your role does not allow creating ${nouns}. Ask an account owner for access.`}
        side="bottom"
      >
        <Button variant="primary" icon={Plus} disabled={!isPermitted} onClick={open}>
          {`Create ${name}`}
        </Button>
      </Tooltip>
    ),
    createDialog: <StyleDialog medium={medium} open={isOpen} onClose={close} />,
  }
}
