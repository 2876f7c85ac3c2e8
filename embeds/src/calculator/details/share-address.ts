import { type SharedInputs, type ShareFields, shareFragment } from '@gable/shared/calculators/share-link.ts'

/** The page's own address with the figures in its fragment, beside what the page itself has there. */
export function shareAddress<Fields extends ShareFields>(
  page: string,
  name: string,
  fields: Fields,
  figures: SharedInputs<Fields>,
): string {
  const [address = '', fragment = ''] = page.split('#')
  const others = fragment.split('&').filter((part) => part && !part.startsWith(`gable-${name}=`))
  return `${address}#${[...others, shareFragment(name, fields, figures).slice(1)].join('&')}`
}
