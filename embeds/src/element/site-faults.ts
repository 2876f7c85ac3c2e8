import type { SiteFault } from '@gable/shared/widgets/sightings.ts'

/** What can be told from the element, as it was before it came to life. */
export function faultsAt(element: HTMLElement, heightBefore: number): SiteFault[] {
  const faults: [SiteFault, boolean][] = [
    ['HEIGHT_MISSING', heightBefore < leastHeight],
    ['LINK_MISSING', !element.querySelector('a[href]')],
  ]
  return faults.filter(([, isSo]) => isSo).map(([fault]) => fault)
}

/** A line of text has a height of its own: less than this was not reserved. */
const leastHeight = 40
