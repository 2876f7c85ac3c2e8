import type { Journey } from '@gable/shared/journeys/journey.ts'
import { useRef, useState } from 'preact/hooks'
import type { JourneyServices } from './services.ts'

interface AskAssistantProps {
  labels: NonNullable<Journey['assistant']>
  open: NonNullable<JourneyServices['openAssistant']>
}

/** A button that opens the assistant, which loads with the first click. */
export function AskAssistant({ labels, open }: AskAssistantProps) {
  const host = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const handleClick = () => {
    const element = host.current
    if (!element || phase === 'loading') return
    if (element.firstChild) return setPhase(phase === 'open' ? 'closed' : 'open')
    setPhase('loading')
    open(element).then(
      () => setPhase('open'),
      () => setPhase('failed'),
    )
  }
  return (
    <div class="journey ask">
      <button
        type="button"
        class="quiet"
        aria-expanded={phase === 'open'}
        aria-busy={phase === 'loading'}
        onClick={handleClick}
      >
        {labels.button}
      </button>
      <p class="fault" role="status">
        {phase === 'failed' && <span key="failed">{labels.failed}</span>}
      </p>
      <div ref={host} hidden={phase === 'closed'} />
    </div>
  )
}
