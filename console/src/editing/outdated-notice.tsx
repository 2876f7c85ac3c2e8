import { changedElsewhere } from '@gable/shared/http/problem.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { showErrorToast } from '../platform/error-toast.ts'

/** While one types, somebody else has saved. */
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
      Reload to see what is saved now; what you have not saved is dropped.
    </Callout>
  )
}
