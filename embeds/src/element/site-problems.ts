import type { SiteProblem } from '@gable/shared/widgets/installations.ts'
import type { EmbedClass } from './define-element.ts'

type EmbedElement = Pick<Element, 'querySelector'> & { constructor: unknown }

/** Detects installation mistakes from the element and from its height before the first render. */
export function detectSiteProblems(element: EmbedElement, initialHeight: number): SiteProblem[] {
  const problems: [SiteProblem, boolean][] = [
    ['DEFINED_TWICE', Boolean((element.constructor as EmbedClass).isDefinedTwice)],
    ['HEIGHT_MISSING', initialHeight < minimumReservedHeight],
    ['LINK_MISSING', !element.querySelector('a[href]')],
  ]
  return problems.filter(([, isPresent]) => isPresent).map(([problem]) => problem)
}

/** The fallback link alone is one line high, so anything below this was not reserved by the snippet. */
const minimumReservedHeight = 40
