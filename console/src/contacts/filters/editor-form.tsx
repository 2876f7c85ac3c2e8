import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../design/inputs/button.tsx'

interface EditorFormProps {
  label: string
  error: string | undefined
  onSubmit: () => void
  children?: ReactNode
}

/** The form around a filter editor, with its error and the Apply button. The label says what the filter asks. */
export function EditorForm({ label, error, onSubmit, children }: EditorFormProps) {
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        // React events bubble out of the popover to the form of the page behind it.
        event.stopPropagation()
        onSubmit()
      }}
    >
      <fieldset className="space-y-2">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
      <p role="alert" className="flex items-start gap-1 text-danger-ink text-label empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
            {error}
          </>
        )}
      </p>
      <Button type="submit" variant="primary" className="w-full">
        Apply
      </Button>
    </form>
  )
}
