import type { SiteFault } from '@gable/shared/widgets/sightings.ts'
import type { Defined } from './define.ts'

type Looked = Pick<Element, 'querySelector'> & { constructor: unknown }

/** What can be told from the element, and from its height before anything was drawn. */
export function faultsAt(element: Looked, heightBefore: number): SiteFault[] {
  const faults: [SiteFault, boolean][] = [
    ['DEFINED_TWICE', Boolean((element.constructor as Defined).isDefinedTwice)],
    ['HEIGHT_MISSING', heightBefore < leastHeight],
    ['LINK_MISSING', !element.querySelector('a[href]')],
  ]
  return faults.filter(([, isSo]) => isSo).map(([fault]) => fault)
}

/** A line of text has a height of its own: less than this was not reserved. */
const leastHeight = 40
