import { noneRemaining } from '@gable/shared/widgets/messages.ts'
import { LimitNotice } from '../assets/limit-notice.tsx'
import { useRemaining } from './use-remaining.ts'

/** Shown once the plan's widget limit is reached. */
export const WidgetLimitNotice = () => (
  <LimitNotice
    isFull={useRemaining().isFull}
    title={noneRemaining}
    text="Archive a widget you no longer use, or contact us to get more."
  />
)
