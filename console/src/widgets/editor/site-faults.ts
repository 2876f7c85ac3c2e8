import type { SiteProblem } from '@gable/shared/widgets/installations.ts'

/** Of what is known here: a newer server may know more. */
export const describeFaults = (faults: readonly SiteProblem[]) =>
  faults.filter((fault) => fault in descriptions).map((fault) => ({ fault, ...descriptions[fault] }))

interface FaultDescription {
  /** What is wrong. */
  title: string
  /** How it is mended. */
  fix: string
  /** The line to add for that. */
  snippet?: (origin: string) => string
}

/** What may be wrong on a website, as its owner understands it. */
const descriptions: Record<SiteProblem, FaultDescription> = {
  CALLS_BLOCKED: {
    title: 'The page forbids the widget to reach us',
    fix: 'Its content security policy has to allow our address. Ask whoever looks after the website to add this:',
    snippet: (origin) => `script-src ${origin}; connect-src ${origin}`,
  },
  DEFINED_TWICE: {
    title: 'The script is on the page more than once',
    fix: 'Keep the first script line and remove the others. One is enough for every widget of this kind on the page.',
  },
  HEIGHT_MISSING: {
    title: 'No room is kept for the widget',
    fix: 'The page jumps when the widget appears. Copy the code again and paste it as a whole, with its “style” part.',
  },
  LINK_MISSING: {
    title: 'The link inside the widget is missing',
    fix: 'Where scripts are switched off, visitors see nothing. Copy the code again and paste it as a whole.',
  },
}
