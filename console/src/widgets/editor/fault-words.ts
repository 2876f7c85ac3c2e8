import type { SiteFault } from '@gable/shared/widgets/sightings.ts'

/** Of what is known here: a newer server may know more. */
export const wordsOf = (faults: readonly SiteFault[]) =>
  faults.filter((fault) => fault in faultWords).map((fault) => ({ fault, ...faultWords[fault] }))

interface FaultWords {
  /** What is wrong. */
  what: string
  /** How it is mended. */
  mend: string
  /** The line to add for that. */
  line?: (origin: string) => string
}

/** What may be wrong on a website, as its owner understands it. */
const faultWords: Record<SiteFault, FaultWords> = {
  CALLS_BLOCKED: {
    what: 'The page forbids the widget to reach us',
    mend: 'Its content security policy has to allow our address. Ask whoever looks after the website to add this:',
    line: (origin) => `script-src ${origin}; connect-src ${origin}`,
  },
  DEFINED_TWICE: {
    what: 'The script is on the page more than once',
    mend: 'Keep the first script line and remove the others. One is enough for every widget of this kind on the page.',
  },
  HEIGHT_MISSING: {
    what: 'No room is kept for the widget',
    mend: 'The page jumps when the widget appears. Copy the code again and paste it as a whole, with its “style” part.',
  },
  LINK_MISSING: {
    what: 'The link inside the widget is missing',
    mend: 'Where scripts are switched off, visitors see nothing. Copy the code again and paste it as a whole.',
  },
}
