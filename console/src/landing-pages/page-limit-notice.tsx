import { noneRemaining, type PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { LimitNotice } from '../assets/limit-notice.tsx'
import { useRemaining } from './use-remaining.ts'

/** Stands above pages while the plan allows no more of them. */
export const PageLimitNotice = ({ owner }: { owner: PageOwner }) => (
  <LimitNotice
    isFull={useRemaining(owner).isFull}
    title={noneRemaining[owner]}
    text="Archive a page that you no longer use, or ask us for more."
  />
)
