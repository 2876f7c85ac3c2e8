import {
  type SellingOptionsSettings,
  type SellingOptionType,
  sellingOptionKeys,
  sellingOptionTypes,
} from '@gable/shared/contact-dashboard/modules/selling-options.ts'

type Options = Pick<SellingOptionsSettings, (typeof sellingOptionKeys)[SellingOptionType]>

/** The offered options in the order of the page. */
export const sortOptions = (settings: Options, types: readonly SellingOptionType[]): SellingOptionType[] =>
  types.toSorted((a, b) => settings[sellingOptionKeys[a]].seq - settings[sellingOptionKeys[b]].seq)

/** The `seq` of every option from 1, with those that are not offered behind the others. */
export const numberOptions = (order: readonly SellingOptionType[]): [SellingOptionType, number][] =>
  [...order, ...sellingOptionTypes.filter((type) => !order.includes(type))].map((type, index) => [type, index + 1])

/** The only offered option that is on. It cannot be turned off. */
export function findLastOption(settings: Options, types: readonly SellingOptionType[]): SellingOptionType | undefined {
  const enabled = types.filter((type) => settings[sellingOptionKeys[type]].enabled)
  return enabled.length === 1 ? enabled[0] : undefined
}
