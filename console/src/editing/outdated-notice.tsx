import { changedElsewhere } from '@gable/shared/http/problem.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { showErrorToast } from '../platform/error-toast.ts'

/** Shown while the user has unsaved changes to an item that someone else has saved. */
export function OutdatedNotice({ onReload }: { onReload: () => Promise<unknown> }) {
  return (
    <Callout
      tone="warning"
      announce
      title={changedElsewhere}
      action={
        <Button size="sm" onClick={() => void onReload().catch(showErrorToast)}>
          Reload
        </Button>
      }
    >
      Reload to get the latest version. Your unsaved changes will be discarded.
    </Callout>
  )
}
