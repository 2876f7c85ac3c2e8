import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../design/inputs/button.tsx'

interface EditorFormProps {
  label: string
  fault: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** Around the editor of a condition: what it is about, what is missing, and the way to apply it. */
export function EditorForm({ label, fault, onSubmit, children }: EditorFormProps) {
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        // React passes events up from a popover to the form of the page behind it.
        event.stopPropagation()
        onSubmit()
      }}
    >
      <fieldset className="space-y-2">
        <legend className="mb-2 font-medium text-table">{label}</legend>
        {children}
      </fieldset>
      <p role="alert" className="flex items-start gap-1 text-danger-ink text-label empty:hidden">
        {fault && (
          <>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
            {fault}
          </>
        )}
      </p>
      <Button type="submit" variant="primary" className="w-full">
        Apply
      </Button>
    </form>
  )
}
