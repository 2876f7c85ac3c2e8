import type { EmailBlockOf } from '../../blocks.ts'
import { html } from '../html.ts'
import type { RenderedBlock } from '../rendered-block.ts'
import { addLine } from './spaced.ts'

export const renderDivider = (): RenderedBlock => ({
  html: addLine(html`<div style="font-size:1px;line-height:1px">&nbsp;</div>`, 0),
  text: () => '----------',
})

export const renderSpacer = ({ height }: EmailBlockOf<'SPACER'>): RenderedBlock => ({
  html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td height="${height}" style="height:${height}px;font-size:1px;line-height:${height}px">&nbsp;</td></tr></table>`,
  text: () => '',
})
