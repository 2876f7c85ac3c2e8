import type { EmailBlock, EmailBlockType } from '../blocks.ts'
import { renderAgent } from './blocks/agent.ts'
import { renderButtonBlock } from './blocks/button.ts'
import { renderColumns } from './blocks/columns.ts'
import { renderComparables } from './blocks/comparables.ts'
import { renderEquity } from './blocks/equity.ts'
import { renderEvent } from './blocks/event.ts'
import { renderHomeValue } from './blocks/home-value.ts'
import { renderImage } from './blocks/image.ts'
import { renderMarket } from './blocks/market.ts'
import { renderSocial } from './blocks/social.ts'
import { renderDivider, renderSpacer } from './blocks/spacing.ts'
import { renderHeading, renderText } from './blocks/text.ts'
import type { BlockContext, RenderBlock, RenderedBlock } from './rendered-block.ts'

/** A type of block without an entry does not compile. */
const renderers: { [T in EmailBlockType]: RenderBlock<T> } = {
  HEADING: renderHeading,
  TEXT: renderText,
  IMAGE: renderImage,
  BUTTON: renderButtonBlock,
  DIVIDER: renderDivider,
  SPACER: renderSpacer,
  HOME_VALUE: renderHomeValue,
  EQUITY: renderEquity,
  COMPARABLES: renderComparables,
  MARKET: renderMarket,
  AGENT: renderAgent,
  EVENT: renderEvent,
  SOCIAL: renderSocial,
  COLUMNS: renderColumns,
}

export function renderBlock<T extends EmailBlockType>(
  block: Extract<EmailBlock, { type: T }>,
  context: BlockContext,
): RenderedBlock {
  const render = renderers[block.type] as RenderBlock<T>
  return render(block, context)
}
