import { Button, type ButtonProps } from '../design/inputs/button.tsx'
import { settings } from '../platform/settings.ts'

type ContactSupportButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'children'>

/** Opens the installation's support page, or an email to its operators. */
export const ContactSupportButton = (props: ContactSupportButtonProps) => (
  <Button {...props} href={settings.supportUrl} target={isWebPage ? '_blank' : undefined} />
)

const isWebPage = !settings.supportUrl.startsWith('mailto:')
