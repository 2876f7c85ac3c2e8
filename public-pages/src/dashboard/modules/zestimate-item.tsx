import { formatDollars } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { formatDay } from '@gable/shared/contact-dashboard/format-days.ts'
import type { Zestimate } from '@gable/shared/properties/estimate.ts'
import { RangeBar } from '../charts/range-bar.tsx'
import type { ModuleProps } from '../module-props.ts'

interface ZestimateItemProps extends Pick<ModuleProps<'MULTI_AVM'>, 'page' | 'labels'> {
  zestimate: Zestimate
  ticks: Parameters<typeof RangeBar>[0]['ticks']
}

/** Zillow asks for its name, a link to the home, what a Zestimate is, and its terms beside each one. */
export function ZestimateItem({ page, labels, zestimate, ticks }: ZestimateItemProps) {
  const { median, low, high, valueDate, url } = zestimate
  const texts = labels.estimates
  const [amount, from, to] = [median, low, high].map(formatDollars) as [string, string, string]
  return (
    <li>
      <h3>Zestimate® – Zillow</h3>
      <p class="figure">{amount}</p>
      <RangeBar median={median} low={low} high={high} ticks={ticks} label={texts.axis(amount, from, to)} />
      <p>{texts.range(from, to)}</p>
      <p class="source">
        {formatDay(page.language, valueDate)}
        {url && (
          <>
            <br />
            <ZillowLink href={url} text={texts.zestimate.seeHome} />
          </>
        )}
        <br />
        <ZillowLink href="https://www.zillow.com/z/zestimate/" text={texts.zestimate.meaning} />
        <br />© Zillow, Inc. <ZillowLink href="https://www.zillow.com/corp/Terms.htm" text={texts.zestimate.terms} />.
      </p>
    </li>
  )
}

const ZillowLink = ({ href, text }: { href: string; text: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {text}
  </a>
)
