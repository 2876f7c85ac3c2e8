import { noneRemaining, type PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { LimitNotice } from '../assets/limit-notice.tsx'
import { useRemaining } from './use-remaining.ts'

/** Shown above the list while the plan's limit is reached. */
export const PageLimitNotice = ({ owner }: { owner: PageOwner }) => (
  <LimitNotice
    isFull={useRemaining(owner).isFull}
    title={noneRemaining[owner]}
    text="Archive a page you no longer use, or contact support to raise your limit."
  />
)
