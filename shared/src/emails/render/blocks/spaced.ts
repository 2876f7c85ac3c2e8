import { light } from '../email-theme.ts'
import { type Html, html } from '../html.ts'

/** Outlook for Windows keeps the space around cells alone, so a space is the padding of a cell. */
export const addSpace = (content: Html, top: number, bottom = 0): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:${top}px 0 ${bottom}px">${content}</td></tr></table>`

/** A line above the content. */
export const addLine = (content: Html, top: number): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" style="padding:${top}px 0 0;border-top:1px solid ${light.line}">${content}</td></tr></table>`
