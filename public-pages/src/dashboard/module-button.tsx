import type { DashboardButton } from '@gable/shared/contact-dashboard/button.ts'
import type { ButtonKey } from '@gable/shared/contact-dashboard/module-buttons.ts'
import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { ModuleProps } from './module-props.ts'

interface ModuleButtonProps extends Pick<ModuleProps<ModuleType>, 'page' | 'moduleId' | 'buttons'> {
  /** Defaults to the only one of most modules. */
  buttonKey?: ButtonKey
}

/** A button or link of a module. */
export function ModuleButton({ page, moduleId, buttons, buttonKey = 'button' }: ModuleButtonProps) {
  const button = buttons[buttonKey]
  return button ? <ButtonLink page={page} moduleId={moduleId} buttonKey={buttonKey} button={button} /> : null
}

interface ButtonLinkProps {
  page: PublicDashboard
  moduleId: string
  buttonKey: string
  button: DashboardButton
  /** Tells buttons with the same label apart, for screen readers and in what is counted. */
  about?: string
}

/** A button that leads to a URL or to a form, which opens in a sheet where scripts run. */
export function ButtonLink({ page, moduleId, buttonKey, button, about }: ButtonLinkProps) {
  const { type, label } = button
  const name = about && `${label}: ${about}`
  const shared = { class: `button ${type.toLowerCase()}`, 'data-button': name ?? label, 'aria-label': name }
  // Without a href it cannot be followed, also not by the keyboard.
  if (page.isPreview) return <a {...shared}>{label}</a>
  const url = getUrl(button)
  if (url) {
    return (
      <a {...shared} href={url} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    )
  }
  const path = `/d/${page.code}/ask/${encodeURIComponent(moduleId)}`
  const query = `button=${buttonKey}&lang=${page.language}${page.piece ? `&m=${page.piece}` : ''}`
  return (
    <a {...shared} href={`${path}?${query}`} data-ask={buttonKey} rel="nofollow">
      {label}
    </a>
  )
}

/** A button without a usable URL opens the short lead form, so that it always works. */
const getUrl = ({ action: { actionType, value } }: DashboardButton) =>
  actionType === 'URL' && /^https?:\/\//i.test(value) ? value : undefined
