import { formatShareFragment, type SharedInputs, type ShareFields } from '@gable/shared/calculators/share-link.ts'

/** The page's URL with the inputs in its fragment. Whatever else the page keeps in the fragment is preserved. */
export function toShareUrl<Fields extends ShareFields>(
  page: string,
  name: string,
  fields: Fields,
  inputs: SharedInputs<Fields>,
): string {
  const [url = '', fragment = ''] = page.split('#')
  const others = fragment.split('&').filter((part) => part && !part.startsWith(`gable-${name}=`))
  return `${url}#${[...others, formatShareFragment(name, fields, inputs).slice(1)].join('&')}`
}
