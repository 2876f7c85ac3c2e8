import { dark, type EmailTheme } from './email-theme.ts'
import { type Html, html } from './html.ts'

/**
 * Colors of dark mode and sizes on phones. Clients that ignore the style sheet show the light email, or darken it
 * themselves. Outlook.com marks what it changed with data-ogsc and data-ogsb, and takes the same rules for it.
 */
export function darkModeCss(theme: EmailTheme): Html {
  const rules = listDarkRules(theme)
  const dark = rules.map(({ selector, style }) => html`${selector}{${style}}`)
  const outlook = rules.map(({ selector, style }) => html`[data-ogsc] ${selector},[data-ogsb] ${selector}{${style}}`)
  return html`
@media (max-width:600px){.frame{padding:16px 0 32px !important}.pad{padding-left:24px !important;padding-right:24px !important}.edge{padding-left:24px !important;padding-right:24px !important}.picture{max-width:100% !important}.roomy{padding-left:22px !important;padding-right:22px !important}.title{font-size:27px !important;line-height:34px !important}.figure{font-size:40px !important;line-height:46px !important}.stat{font-size:20px !important;line-height:26px !important}.stub{width:76px !important}.column{max-width:100% !important}.gutter{display:block !important;width:100% !important}.card{border-radius:0 !important;border-left:0 !important;border-right:0 !important}}
@media (prefers-color-scheme:dark){${dark}}
${outlook}`
}

const listDarkRules = (theme: EmailTheme): { selector: string; style: string }[] => [
  { selector: '.ground', style: `background:${dark.ground} !important` },
  { selector: '.card', style: `background:${dark.card} !important;border-color:${dark.line} !important` },
  { selector: '.line', style: `border-color:${dark.line} !important` },
  { selector: '.rail', style: `background:${dark.line} !important` },
  { selector: '.ink', style: `color:${dark.text} !important` },
  { selector: '.quiet', style: `color:${dark.quiet} !important` },
  { selector: '.mark', style: `border-color:${dark.line} !important` },
  { selector: '.link', style: `color:${theme.inkOnDark} !important` },
  { selector: '.button', style: `border-color:${theme.inkOnDark} !important` },
  { selector: '.panel', style: `background:${dark.panel} !important` },
  { selector: '.accent', style: `color:${theme.figureOnDark} !important` },
  { selector: '.panel-bar', style: `background:${theme.inkOnDark} !important` },
  { selector: '.fill', style: `background:${theme.color} !important` },
  { selector: '.on-fill', style: `color:${theme.onColor} !important` },
  {
    selector: '.on-fill-bar',
    style: `background:${theme.onColor} !important;border-color:${theme.onColor} !important`,
  },
  { selector: '.on-fill-rest', style: `border-color:${theme.onColor} !important` },
  { selector: '.inverse', style: `background:${theme.onColor} !important;color:${theme.color} !important` },
  { selector: '.up', style: `color:${dark.up} !important` },
  { selector: '.down', style: `color:${dark.down} !important` },
  {
    selector: '.logo',
    style: 'background:#ffffff !important;padding:8px 12px !important;border-radius:8px !important',
  },
]
