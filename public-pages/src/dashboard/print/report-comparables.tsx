import { formatCount, formatDollars } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import type { MarkedComparable } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { countBathrooms } from '@gable/shared/properties/comparison.ts'
import { ListingCredits, toCreditLine } from '../nearby/listing-credits.tsx'
import { toStreet } from '../nearby/to-street.ts'
import type { ReportProps } from './report-props.ts'

/** Homes sold and for sale nearby, as tables. Without prices for contacts who opted out of marketing. */
export function ReportComparables(props: ReportProps) {
  const { page, labels } = props
  const of = (category: MarkedComparable['listingCategory']) =>
    page.comparables.filter(({ listingCategory }) => listingCategory === category)
  if (page.comparables.length === 0) return null
  return (
    <section>
      <h2>{labels.report.nearby}</h2>
      <Homes {...props} title={labels.comps.sold} homes={of('sold').slice(0, soldMaximum)} />
      <Homes {...props} title={labels.comps.active} homes={of('active').slice(0, activeMaximum)} />
      <ListingCredits comparables={page.comparables} labels={labels} />
    </section>
  )
}

const soldMaximum = 8
const activeMaximum = 5

function Homes({ page, labels, title, homes }: ReportProps & { title: string; homes: readonly MarkedComparable[] }) {
  if (homes.length === 0) return null
  const { facts } = labels.comps
  const hasPrices = !page.owner.isNonMarketing
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.homeDetails.address}</th>
          <th scope="col">{labels.date}</th>
          {hasPrices && <th scope="col">{labels.report.price}</th>}
          <th scope="col">{facts.bedrooms}</th>
          <th scope="col">{facts.bathrooms}</th>
          <th scope="col">{facts.livingSpace}</th>
          <th scope="col">{labels.report.distance}</th>
        </tr>
      </thead>
      <tbody>
        {homes.map((home) => {
          const { _id, addressComponent, opd, distanceMiles } = home
          return (
            <tr key={_id}>
              <th scope="row">
                {toStreet(addressComponent)}
                {home.credit && <small>{toCreditLine(home, labels)}</small>}
              </th>
              <td>{opd.recentSaleOrListDate && formatDay(page.language, opd.recentSaleOrListDate)}</td>
              {hasPrices && <td>{opd.recentSaleOrListPrice !== null && formatDollars(opd.recentSaleOrListPrice)}</td>}
              <td>{opd.bedrooms}</td>
              <td>{countBathrooms(opd)}</td>
              <td>{opd.aboveGradeSqft !== null && labels.comps.sqft(formatCount(opd.aboveGradeSqft))}</td>
              <td>{distanceMiles !== null && labels.comps.miles(distanceMiles.toFixed(1))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
