import type { ContentIntent } from '../content/content-kind.ts'
import type { EmailBlock, EmailBlockType } from './blocks.ts'
import type { EmailHome } from './email-context.ts'

/**
 * Whether an email is about a figure that is not known of this home. Blocks without their figures are left out, and what
 * remains of such an email would be about nothing.
 */
export function lacksMainFigure(
  intent: ContentIntent,
  blocks: readonly Pick<EmailBlock, 'type'>[],
  home: EmailHome | null,
): boolean {
  const figure = mainFigures[intent]
  return figure !== undefined && blocks.some(({ type }) => type === figure.block) && !(home && figure.isKnown(home))
}

const mainFigures: Partial<Record<ContentIntent, { block: EmailBlockType; isKnown: (home: EmailHome) => boolean }>> = {
  HOME_VALUE: { block: 'HOME_VALUE', isKnown: ({ estimate }) => estimate !== null },
  EQUITY: { block: 'EQUITY', isKnown: ({ equity }) => equity !== null },
  MARKET_UPDATE: { block: 'MARKET', isKnown: ({ market }) => market !== null },
}
