import type { EmailTheme } from '../email-theme.ts'
import { type Html, html } from '../html.ts'

/** A box in a trace of the brand's color, or filled with it. */
export const renderPanel = (content: Html, { panel, color }: EmailTheme, isFilled = false): Html => {
  const background = isFilled ? color : panel
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="${isFilled ? 'fill' : 'panel'} roomy" bgcolor="${background}" style="padding:28px 32px 30px;background:${background};border-radius:12px">${content}</td></tr></table>`
}
