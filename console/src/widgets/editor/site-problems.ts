import type { SiteProblem } from '@gable/shared/widgets/installations.ts'

/** Skips unknown problems, which a newer server may report. */
export const describeSiteProblems = (problems: readonly SiteProblem[]) =>
  problems.filter((problem) => problem in descriptions).map((problem) => ({ problem, ...descriptions[problem] }))

interface SiteProblemDescription {
  title: string
  /** Instructions that solve the problem. */
  fix: string
  /** The line of code to add. */
  snippet?: (origin: string) => string
}

const descriptions: Record<SiteProblem, SiteProblemDescription> = {
  CALLS_BLOCKED: {
    title: 'The page blocks the widget',
    fix: 'Its content security policy must allow our address. Ask the person who manages the website to add this:',
    snippet: (origin) => `script-src ${origin}; connect-src ${origin}`,
  },
  DEFINED_TWICE: {
    title: 'The script is on the page more than once',
    fix: 'Keep the first script line and remove the others. One is enough for all widgets of this type on the page.',
  },
  HEIGHT_MISSING: {
    title: 'No space is reserved for the widget',
    fix: 'The page jumps when the widget appears. Copy the code again and paste all of it. If the website removes parts of it, set the minimum height in its style sheet, as the installation guide shows.',
  },
  LINK_MISSING: {
    title: 'The link inside the widget is missing',
    fix: 'Visitors with JavaScript turned off see nothing. Copy the code again and paste all of it.',
  },
}
