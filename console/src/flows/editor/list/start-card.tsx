import { describeStart } from '../../describe-start.ts'
import { startId, useFlowEditor } from '../use-flow-editor.ts'
import { CardButton, CardFrame } from './card-frame.tsx'
import { startIcon, triggerIcons } from './step-icons.ts'

/** Who enters the flow, and when. */
export function StartCard() {
  const { flow, definition, references, getErrors } = useFlowEditor()
  const { sentence, details } = describeStart(flow.kind, definition, references)
  const errors = getErrors(null)
  return (
    <CardFrame id={startId} errors={errors}>
      <CardButton
        id={startId}
        icon={definition.trigger ? triggerIcons[definition.trigger.type] : startIcon}
        iconClassName="bg-accent text-accent-on"
        kind="Start"
        sentence={sentence}
        details={details}
        errors={errors}
      />
    </CardFrame>
  )
}
