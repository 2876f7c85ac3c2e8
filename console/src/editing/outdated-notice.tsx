import { changedMeanwhile } from '@gable/shared/forms/form.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Button } from '../design/inputs/button.tsx'
import { toastProblem } from '../platform/problem-toast.ts'

/** While one types, somebody else has saved. */
export function OutdatedNotice({ onReload }: { onReload: () => Promise<unknown> }) {
  return (
    <Callout
      tone="warning"
      announce
      title={changedMeanwhile}
      action={
        <Button size="sm" onClick={() => void onReload().catch(toastProblem)}>
          Reload
        </Button>
      }
    >
      Reload to see what is saved now; what you have not saved is dropped.
    </Callout>
  )
}
