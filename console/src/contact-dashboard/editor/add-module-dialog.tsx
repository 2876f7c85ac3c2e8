import { type AddableModuleType, addableModules } from '@gable/shared/contact-dashboard/module-type.ts'
import { useId } from 'react'
import { PanelBody } from '../../design/layout/panel.tsx'
import { Dialog } from '../../design/overlays/dialog.tsx'
import { moduleIcons } from './module-icons.ts'

interface AddModuleDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (type: AddableModuleType) => void
}

/** Offers the types of modules that can be added. */
export const AddModuleDialog = ({ open, onClose, onChoose }: AddModuleDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Add Module" description="It goes to the top of the page.">
    <PanelBody>
      <ul className="-mx-2 space-y-1">
        {addableModules.map(({ type, label }) => (
          <li key={type}>
            <TypeCard type={type} label={label} onClick={() => onChoose(type)} />
          </li>
        ))}
      </ul>
    </PanelBody>
  </Dialog>
)

interface TypeCardProps {
  type: AddableModuleType
  label: string
  onClick: () => void
}

function TypeCard({ type, label, onClick }: TypeCardProps) {
  const textId = useId()
  const Icon = moduleIcons[type]
  return (
    <div className="relative flex items-center gap-3 rounded-lg p-2 hover:bg-hover">
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-sunken text-muted">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <button
          type="button"
          aria-describedby={textId}
          onClick={onClick}
          className="font-medium outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {label}
        </button>
        <p id={textId} className="text-muted text-table">
          {descriptions[type]}
        </p>
      </div>
    </div>
  )
}

const descriptions: Record<AddableModuleType, string> = {
  THREE_STEP_PROCESS: 'How working with you goes, in three pictures',
  VIDEO: 'A video from YouTube, Vimeo or another site',
  HTML: 'Your own code, in a frame of its own',
  CTA: 'A heading, a text and a button',
  LENDER: 'A lender or another partner, with how to reach them',
}
