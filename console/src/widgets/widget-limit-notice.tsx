import { noneRemaining } from '@gable/shared/widgets/messages.ts'
import { LimitNotice } from '../assets/limit-notice.tsx'
import { useRemaining } from './use-remaining.ts'

/** Stands above widgets while the plan allows no more of them. */
export const WidgetLimitNotice = () => (
  <LimitNotice
    isFull={useRemaining().isFull}
    title={noneRemaining}
    text="Archive a widget that you no longer use, or ask us for more."
  />
)
