import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { ContactAside } from './contact-aside.tsx'

/** On narrow screens the side panel is collapsed above the history. */
export function CollapsedAside() {
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  return (
    <div className="mb-3 sm:mb-5">
      <Button
        iconAfter={ChevronDown}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
        className="w-full aria-expanded:[&>svg]:rotate-180"
      >
        Details, consent, leads and properties
      </Button>
      <div id={bodyId} className="mt-4 empty:hidden">
        {isOpen && <ContactAside />}
      </div>
    </div>
  )
}
