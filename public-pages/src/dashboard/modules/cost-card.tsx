import type { AdditionalCost } from '@gable/shared/contact-dashboard/modules/home-equity.ts'
import type { ModuleProps } from '../module-props.ts'
import { InfoNote } from '../parts/info-note.tsx'

interface CostCardProps extends Pick<ModuleProps<'HOME_EQUITY'>, 'labels'>, AdditionalCost {
  index: number
  percent: number
  /** The owner assumed this percentage. */
  isOwn: boolean
  /** Formatted. */
  amount: string
}

/** One cost of selling, which the owner can change. */
export function CostCard({ index, title, percent, isOwn, amount, infoMessage, labels }: CostCardProps) {
  return (
    <li>
      <h4>{title}</h4>
      <p class="figure" data-cost={index}>
        {amount}
      </p>
      <p class="percent">
        <input
          type="number"
          inputmode="decimal"
          min="0"
          max="100"
          step="0.1"
          value={percent}
          data-percent={title}
          data-own={isOwn || undefined}
          autocomplete="off"
          aria-label={labels.homeEquity.percentOf(title)}
        />{' '}
        %
      </p>
      <InfoNote label={labels.moreInfo} about={title} text={infoMessage} isSmall />
    </li>
  )
}
