import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import type { Autosave } from './use-autosave.ts'

interface AutosaveNoteProps extends Autosave {
  /** Something stands there that cannot be stored as it is. */
  hasErrors: boolean
}

/** Whether what one sees is stored. */
export function AutosaveNote({ state, problem, retry, hasErrors }: AutosaveNoteProps) {
  const { Icon, text, tone } = words(state, problem, hasErrors)
  return (
    <div className="flex min-h-8 items-center gap-3 text-table">
      <p role="status" className={`flex min-w-0 items-center gap-1.5 ${tone}`}>
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

function words(state: Autosave['state'], problem: string | undefined, hasErrors: boolean) {
  if (state === 'failed') return { Icon: CircleAlert, tone: 'text-danger-ink', text: `Not saved: ${problem}` }
  if (state === 'saving') return { Icon: CloudUpload, tone: 'text-muted', text: 'Saving…' }
  if (hasErrors)
    return { Icon: CircleAlert, tone: 'text-warning-ink', text: 'All changes saved but what needs attention' }
  return { Icon: Check, tone: 'text-muted', text: 'All changes saved' }
}
