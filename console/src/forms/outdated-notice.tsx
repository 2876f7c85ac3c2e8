import { changedMeanwhile } from '@gable/shared/forms/form.ts'
import { Button } from '../design/button.tsx'
import { Callout } from '../design/callout.tsx'

/** While one types, somebody else has saved. */
export function OutdatedNotice({ onReload }: { onReload: () => unknown }) {
  return (
    <Callout
      tone="warning"
      announce
      title={changedMeanwhile}
      action={
        <Button size="sm" onClick={() => void onReload()}>
          Reload
        </Button>
      }
    >
      Reload to see what is saved now; what you have not saved is dropped.
    </Callout>
  )
}
