import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import type { Autosave } from './use-autosave.ts'

interface AutosaveNoteProps extends Autosave {
  /** Whether some fields are invalid and therefore not saved. */
  hasErrors: boolean
}

/** Shows whether the changes on screen are saved. */
export function AutosaveNote({ state, problem, retry, hasErrors }: AutosaveNoteProps) {
  const { Icon, text, className } = getDisplay(state, problem, hasErrors)
  return (
    <div className="flex min-h-8 items-center gap-3 text-table">
      <p role="status" className={`flex min-w-0 items-center gap-1.5 ${className}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {text}
      </p>
      {state === 'failed' && (
        <Button size="sm" onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  )
}

function getDisplay(state: Autosave['state'], problem: string | undefined, hasErrors: boolean) {
  if (state === 'failed') return { Icon: CircleAlert, className: 'text-danger-ink', text: `Not saved: ${problem}` }
  if (state === 'saving') return { Icon: CloudUpload, className: 'text-muted', text: 'Saving…' }
  if (hasErrors)
    return {
      Icon: CircleAlert,
      className: 'text-warning-ink',
      text: 'All changes saved except the fields that need attention',
    }
  return { Icon: Check, className: 'text-muted', text: 'All changes saved' }
}
