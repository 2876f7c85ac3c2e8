import { Button, type ButtonProps } from '../design/inputs/button.tsx'
import { settings } from '../platform/settings.ts'
import { getSupportUrl, isEmailUrl, type SupportCase } from './support-url.ts'

interface ContactSupportButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'children'> {
  supportCase?: SupportCase
}

/** Opens the installation's support page, or an email to its operators. */
export const ContactSupportButton = ({ supportCase, ...props }: ContactSupportButtonProps) => (
  <Button
    {...props}
    href={getSupportUrl(settings.supportUrl, supportCase)}
    target={isEmailUrl(settings.supportUrl) ? undefined : '_blank'}
  />
)
