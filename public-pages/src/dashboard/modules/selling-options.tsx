import { adjustPrice, toPriceRange } from '@gable/shared/contact-dashboard/adjusted-price.ts'
import { type SellingOption, sellingOptionKeys } from '@gable/shared/contact-dashboard/modules/selling-options.ts'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { Heading } from '../parts/heading.tsx'
import { InfoNote } from '../parts/info-note.tsx'
import { formatRange, NetStatement } from '../parts/net-statement.tsx'
import { getLoanBalance, listSaleCosts } from '../sale-costs.ts'

type Props = ModuleProps<'SELLING_OPTIONS'>

/** Ways to sell, side by side, each with its price and what the owner would keep. */
export function SellingOptions(props: Props) {
  const { page, settings, labels } = props
  const options = Object.values(sellingOptionKeys)
    .map((key) => settings[key])
    .filter(({ enabled }) => enabled)
    .sort((a, b) => a.seq - b.seq)
  if (options.length === 0) return null
  const hasPrices = options.some(({ showAvm }) => showAvm)
  return (
    <>
      <Heading heading={settings.title} {...(settings.showSubheading && { subheading: settings.subheading })} />
      {hasPrices && page.value.data.length === 0 && <p class="notice">{labels.sellingOptions.noValue}</p>}
      <ul class="options">
        {options.map((option) => (
          <Option key={option.sellingOptionType} {...props} option={option} />
        ))}
      </ul>
      {hasPrices && page.equity && page.value.data.length > 0 && (
        <p class="source">{labels.sellingOptions.assumptions}</p>
      )}
      {settings.showDisclaimer && <p class="disclaimer">{settings.disclaimerMessage}</p>}
    </>
  )
}

function Option({ page, moduleId, buttons, labels, option }: Props & { option: SellingOption }) {
  const { subheading, showSubtext, subText, infoMessage, sellingOptionType } = option
  const texts = labels.sellingOptions
  const isHomeward = sellingOptionType === 'HOMEWARD'
  const price = getPrice(option, isHomeward ? (page.homeward.avm ?? undefined) : page.value.data[0]?.median)
  return (
    <li class="option">
      <h3>{subheading}</h3>
      {showSubtext && <p class="source">{subText}</p>}
      {price && (
        <div class="price">
          <p class="figure-label">{texts.price}</p>
          <p class="figure">{formatRange(price.low * 100, price.high * 100)}</p>
        </div>
      )}
      {price && page.equity && (
        <NetStatement
          labels={texts}
          low={price.low * 100}
          high={price.high * 100}
          costs={listSaleCosts(page)}
          loanBalance={getLoanBalance(page) * 100}
          about={subheading}
        />
      )}
      <InfoNote label={labels.moreInfo} about={subheading} text={infoMessage} />
      {isHomeward && page.homeward.isPreliminaryOfferRequested ? (
        <p class="notice">{texts.offerRequested}</p>
      ) : (
        <ModuleButton
          page={page}
          moduleId={moduleId}
          buttons={buttons}
          buttonKey={sellingOptionKeys[sellingOptionType]}
        />
      )}
    </li>
  )
}

/** In whole dollars: the estimate after the option's adjustment. Undefined while it shows no price. */
function getPrice(
  { showAvm, avmDisplayValueType, avmPriceAdjustmentPercentage }: SellingOption,
  estimate: number | undefined,
) {
  if (!showAvm || estimate === undefined) return undefined
  const adjusted = adjustPrice(estimate, avmPriceAdjustmentPercentage ?? 0)
  return avmDisplayValueType === 'RANGE' ? toPriceRange(adjusted) : { low: adjusted, high: adjusted }
}
