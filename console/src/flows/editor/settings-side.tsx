import { stepLabels } from '@gable/shared/flows/step-labels.ts'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { EditorSide } from '../../design/layout/editor/editor-side.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { useMediaQuery } from '../../design/layout/use-media-query.ts'
import { BottomSheet } from '../../design/overlays/bottom-sheet.tsx'
import { StepPanel } from './panels/step-panel.tsx'
import { StartPanel } from './start/start-panel.tsx'
import { findStep } from './tree/places.ts'
import { startId, useFlowEditor } from './use-flow-editor.ts'

interface SettingsSideProps {
  /** Counts up when the focus shall go to the settings. */
  focusRequest: number
  /** The focus returns to the step. */
  onClose: () => void
}

/** The settings of the selected step: beside the list, or as a sheet where there is no room. */
export function SettingsSide({ focusRequest, onClose }: SettingsSideProps) {
  const { definition, selectedId, getErrors } = useFlowEditor()
  const isWide = useMediaQuery('(width >= 64rem)')
  const id = useId()
  const step = selectedId === undefined ? undefined : findStep(definition.steps, selectedId)
  const isOpen = selectedId === startId || step !== undefined
  const title = step ? stepLabels[step.kind].label : 'Start'
  const content = (
    <div key={selectedId} className="space-y-4">
      {step ? <StepPanel step={step} /> : isOpen && <StartPanel />}
    </div>
  )
  if (!isWide)
    return (
      <BottomSheet open={isOpen} onClose={onClose} title={title}>
        <PanelBody className="space-y-4">
          <PanelErrors errors={isOpen ? getErrors(step?.id ?? null) : []} />
          {content}
        </PanelBody>
      </BottomSheet>
    )
  if (!isOpen) return null
  return (
    <FocusArea request={focusRequest} onEscape={onClose}>
      <EditorSide id={id} title={title} side="right" onClose={onClose}>
        {content}
      </EditorSide>
    </FocusArea>
  )
}

/** The sheet covers the card that says what is wrong. */
const PanelErrors = ({ errors }: { errors: readonly string[] }) =>
  errors.length > 0 && (
    <div className="space-y-1 text-table">
      {errors.map((error) => (
        <p key={error} className="flex items-start gap-1 text-danger-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ))}
    </div>
  )

interface FocusAreaProps {
  request: number
  onEscape: () => void
  children: ReactNode
}

/** Takes the focus to the first control on request, and gives it back on Escape. */
function FocusArea({ request, onEscape, children }: FocusAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const handled = useRef(0)

  useEffect(() => {
    if (request === handled.current) return
    handled.current = request
    area.current?.querySelector<HTMLElement>(firstControl)?.focus()
  }, [request])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears Escape, which the close button does too
    <div
      ref={area}
      className="contents"
      onKeyDown={(event) => {
        // A popup inside handles its own Escape.
        const isInside = event.target instanceof Node && area.current?.contains(event.target)
        if (event.key === 'Escape' && isInside && !event.defaultPrevented) onEscape()
      }}
    >
      {children}
    </div>
  )
}

const firstControl = '[data-panel-content] :is(input, textarea, select, button, a[href])'
