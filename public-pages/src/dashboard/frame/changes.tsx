import { formatDollars, formatRate } from '@gable/shared/contact-dashboard/format-amounts.ts'
import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import type { DashboardChange } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { getProviderName } from '@gable/shared/properties/estimate-words.ts'

interface ChangesProps {
  changes: readonly DashboardChange[]
  labels: DashboardLabels
}

/** What happened since the owner was here last. */
export const Changes = ({ changes, labels }: ChangesProps) =>
  changes.length > 0 ? (
    <section class="changes" aria-labelledby="changes">
      <h2 id="changes">{labels.changes.title}</h2>
      <ul>
        {changes.slice(0, maximum).map((change) => (
          <li key={change.kind}>{describeChange(change, labels.changes)}</li>
        ))}
      </ul>
    </section>
  ) : null

const maximum = 3

function describeChange(change: DashboardChange, texts: DashboardLabels['changes']) {
  switch (change.kind) {
    case 'VALUE':
      return texts.value(formatDollars(change.from), formatDollars(change.to), getProviderName(change.provider))
    case 'RATE':
      return texts.rate(formatRate(change.from), formatRate(change.to))
    case 'SOLD_NEARBY':
      return texts.soldNearby(change.count)
    case 'OFFER':
      return texts.offers(change.count)
  }
}
