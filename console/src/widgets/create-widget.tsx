import { noneRemaining } from '@gable/shared/widgets/messages.ts'
import { Plus } from 'lucide-react'
import { Button } from '../design/button.tsx'
import { Tooltip } from '../design/tooltip.tsx'
import { useRemaining } from './use-remaining.ts'
import { useWidgetPath } from './widget-paths.ts'

/** Leads to the templates, and says how many widgets the plan still allows. */
export function CreateWidget() {
  const { remaining, isFull } = useRemaining()
  const { fresh } = useWidgetPath()
  return (
    <Tooltip text={remaining !== undefined && remainingText(remaining)} side="bottom">
      <Button variant="primary" icon={Plus} to={fresh} disabled={isFull}>
        Create Widget
      </Button>
    </Tooltip>
  )
}

const remainingText = (count: number) =>
  count === 0 ? noneRemaining : `You have ${count} ${count === 1 ? 'Widget' : 'Widgets'} remaining.`
