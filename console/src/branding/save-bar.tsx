import { useFormState } from 'react-hook-form'
import { SubmitButton } from '../design/inputs/submit-button.tsx'

/** Stays at the bottom of the window, with the Save button and a note about unsaved changes. */
export function SaveBar() {
  const { isDirty } = useFormState()
  return (
    <div className="sticky bottom-[var(--bottom-bar)] z-sticky -mx-1 mt-4 flex items-center justify-between gap-4 border-line border-t bg-ground px-1 py-3">
      <p role="status" className="text-muted text-table">
        {isDirty ? 'You have unsaved changes' : ''}
      </p>
      <SubmitButton>Save</SubmitButton>
    </div>
  )
}
